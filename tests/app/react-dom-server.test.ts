import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import fc from "fast-check";
import { createElement as h, type ReactNode, Suspense, use } from "react";
import { describe, expect, test, vi } from "vitest";
import { keepTextWhole, reactDomServer } from "../../scripts/react-dom-server.ts";

// Set before React is loaded: both of its packages must be production builds.
vi.hoisted(() => {
  process.env.NODE_ENV = "production";
});

type Server = Pick<typeof import("react-dom/server"), "renderToReadableStream">;

const requireAsReact = createRequire(resolve("node_modules/react-dom/package.json"));
const source = readFileSync(
  "node_modules/react-dom/cjs/react-dom-server.edge.production.js",
  "utf8",
);
const original = load(source);
const patched = load(keepTextWhole(source));

/** Loads a module from its source; its imports of React get React's other packages. */
function load(code: string): Server {
  const module = { exports: {} };
  new Function("module", "exports", "require", code)(module, module.exports, requireAsReact);
  return module.exports as Server;
}

async function bytesOf(server: Server, tree: ReactNode): Promise<string> {
  const stream = await server.renderToReadableStream(tree, { nonce: "n" });
  return Buffer.from(await new Response(stream).arrayBuffer()).toString("latin1");
}

function pageOf(title: string, texts: string[]): ReactNode {
  const paragraphs = texts.map((text, index) =>
    h(
      "p",
      { key: index, className: text, "data-n": index, hidden: index % 2 === 0 },
      ...[text, " ", index, null, 0],
      h("input", { defaultValue: text, maxLength: index }),
    ),
  );
  const head = h("head", null, h("title", null, title), h("meta", { name: "t", content: title }));
  return h("html", { lang: "sv" }, head, h("body", null, paragraphs));
}

/** A value that arrives later, as loader data may. */
function later(text: string, ms: number): ReactNode {
  const promise = new Promise<string>((done) => setTimeout(done, ms, text));
  const Read = () => h("em", { title: text }, use(promise));
  return h(Suspense, { key: text, fallback: h("i", null, "…") }, h(Read));
}

describe("React's renderer with its pieces as text", () => {
  test("writes the very bytes that React's own writes, whatever stands in a page", async () => {
    const text = fc.string({ unit: "binary", maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(text, fc.array(text, { maxLength: 12 }), async (title, texts) => {
        const tree = pageOf(title, texts);
        expect(await bytesOf(patched, tree)).toBe(await bytesOf(original, tree));
      }),
    );
  });

  test("writes a page of half a megabyte", async () => {
    const texts = Array.from({ length: 3_000 }, (_, number) => `snö ${number} ❄️`);
    const tree = pageOf("Åäö 🌨️", texts);
    expect(await bytesOf(patched, tree)).toBe(await bytesOf(original, tree));
  });

  test("streams what comes later, and mixes up no two pages that are written side by side", async () => {
    const names = Array.from({ length: 60 }, (_, number) => `page-${number}-`);
    const written = await Promise.all(
      names.map((name, number) => {
        const parts = [
          name,
          later(`${name}soon`, number % 7),
          later(`${name}late`, 20 - number / 5),
        ];
        return bytesOf(patched, h("main", { title: name }, parts));
      }),
    );
    for (const [number, name] of names.entries()) {
      expect(new Set(written[number]?.match(/page-\d+-/g))).toEqual(new Set([name]));
      expect(written[number]).toContain(`${name}soon</em>`);
      expect(written[number]).toContain(`${name}late</em>`);
    }
  });

  test("leaves nothing of a page that fails in the next one", async () => {
    const Broken = () => {
      throw new Error("broken on purpose");
    };
    const tree = h("p", null, "first", h(Broken));
    const rendering = patched.renderToReadableStream(tree, { onError: () => {} });
    await expect(rendering).rejects.toThrow("on purpose");
    expect(await bytesOf(patched, h("p", null, "second"))).toBe("<p>second</p>");
  });
});

test.each([
  "function writeChunk(destination, chunk) {",
  "function closeWithError(",
  "segmentByteSize += segment[i].byteLength;",
  "currentView = new Uint8Array(4096);\n",
])("a React without %j stays as it comes, and the build says so", (piece) => {
  expect(source).toContain(piece);
  const { transform } = reactDomServer();
  const { handler } = transform as { handler(this: { warn: unknown }, code: string): unknown };
  const warn = vi.fn();
  expect(handler.call({ warn }, source.replace(piece, "/* gone */"))).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("react-dom is another"));
  expect(handler.call({ warn }, source)).toEqual({ code: keepTextWhole(source), map: null });
});
