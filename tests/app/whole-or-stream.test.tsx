import { Suspense, use } from "react";
import { renderToReadableStream } from "react-dom/server.edge";
import { expect, test } from "vitest";
import { wholeOrStream } from "../../app/whole-or-stream.server.ts";

const decoder = new TextDecoder();

function Late({ words }: { words: Promise<string> }) {
  return <p>{use(words)}</p>;
}

test("a page that is there at once comes as bytes", async () => {
  const page = await wholeOrStream(await renderToReadableStream(<p>snow</p>));
  expect(decoder.decode(page as ArrayBuffer)).toBe("<p>snow</p>");
});

test("so does one whose last part comes a moment later", async () => {
  const words = new Promise<string>((resolve) => setTimeout(resolve, 1, "snow"));
  const page = (
    <Suspense fallback="…">
      <Late words={words} />
    </Suspense>
  );
  const bytes = await wholeOrStream(await renderToReadableStream(page));
  expect(decoder.decode(bytes as ArrayBuffer)).toContain("<p>snow</p>");
});

test("one that takes its time streams: what is ready does not wait for the rest", async () => {
  let say: (words: string) => void = () => {};
  const words = new Promise<string>((resolve) => {
    say = resolve;
  });
  const rendered = await renderToReadableStream(
    <main>
      ready
      <Suspense fallback="…">
        <Late words={words} />
      </Suspense>
    </main>,
  );
  const page = await wholeOrStream(rendered);
  expect(page).toBe(rendered);
  const reader = rendered.getReader();
  const { value } = await reader.read();
  expect(decoder.decode(value)).toContain("ready");
  say("snow");
  let rest = "";
  for (let read = await reader.read(); !read.done; read = await reader.read())
    rest += decoder.decode(read.value);
  expect(rest).toContain("<p>snow</p>");
});

test("one that could not be rendered is an error and no half page", async () => {
  const abort = new AbortController();
  const words = new Promise<string>(() => {});
  const signal = abort.signal;
  const failing = renderToReadableStream(<Late words={words} />, { signal, onError() {} });
  abort.abort(new Error("too late"));
  await expect(failing.then(wholeOrStream)).rejects.toThrow("too late");
});
