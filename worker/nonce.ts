import type { Placeholder } from "./placeholder.ts";

// Larger than a whole page, so that one read takes all that has arrived.
const largestChunk = 64 * 1024;

/**
 * The page's body with a fresh nonce in place of each placeholder. Only the build writes placeholders, into
 * scripts and preloads, and nobody outside knows them, so injected markup never becomes trusted. The body
 * stays bytes, and a page that is still being rendered is streamed. docs/decisions/0002.
 */
export async function bodyWithNonce(
  page: Response,
  placeholder: Placeholder,
  nonce: string,
): Promise<BodyInit | null> {
  if (!page.body) return null;
  if (!isWhole(page)) return streamed(page.body, placeholder, nonce);
  const html = new Uint8Array(await page.arrayBuffer());
  placeholder.overwrite(html, nonce);
  return html;
}

function streamed(
  body: ReadableStream<Uint8Array>,
  placeholder: Placeholder,
  nonce: string,
): ReadableStream<Uint8Array> {
  const reader = body.getReader({ mode: "byob" });
  let unfinished = new Uint8Array();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read(new Uint8Array(largestChunk));
      if (done) {
        if (unfinished.length > 0) controller.enqueue(unfinished);
        return controller.close();
      }
      const chunk = joined(unfinished, value);
      placeholder.overwrite(chunk, nonce);
      const end = placeholder.unfinishedFrom(chunk);
      unfinished = chunk.slice(end);
      controller.enqueue(chunk.subarray(0, end));
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other;
  const whole = new Uint8Array(one.length + other.length);
  whole.set(one);
  whole.set(other, one.length);
  return whole;
}

// A Content-Length means that the renderer had the whole page; a cached page is whole too.
function isWhole({ headers }: Response): boolean {
  const fromCache = ["HIT", "STALE", "UPDATING"].includes(headers.get("CF-Cache-Status") ?? "");
  return fromCache || headers.has("Content-Length");
}
