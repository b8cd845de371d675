import fc from "fast-check";
import { expect, test } from "vitest";
import { bodyWithNonce, NonceToken } from "../../../worker/pages/nonce.ts";

// Both have the form that vite.config.ts and Hono give them; the second half resembles the first, as a trap.
const text = "~~~~~~~~aB-_~~~~~~~~aB-_";
const nonce = "kG4Yw0y3p1QmZ7x9V5s2Tg==";
const placeholder = new NonceToken(text);

/** A page from the cache, or, with a chunk size, in chunks as while it is rendered. */
function pageOf(html: string, chunkSize?: number): Response {
  if (!chunkSize) return new Response(html, { headers: { "CF-Cache-Status": "HIT" } });
  const bytes = new TextEncoder().encode(html);
  let at = 0;
  const body = new ReadableStream({
    type: "bytes",
    pull(controller) {
      if (at >= bytes.length) {
        controller.close();
        controller.byobRequest?.respond(0);
      } else controller.enqueue(bytes.slice(at, at + chunkSize));
      at += chunkSize;
    },
  });
  return new Response(body);
}

async function withNonce(page: Response): Promise<string> {
  return new Response(await bodyWithNonce(page, placeholder, nonce)).text();
}

// What may surround the placeholder in a page: parts of it, and characters of several bytes.
const piece = fc.oneof(
  fc.constantFrom(text, text.slice(0, 7), text.slice(0, -1), text.slice(1), "~", "~~~~~", "❄️å"),
  fc.string({ unit: "grapheme", maxLength: 30 }),
);
const html = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));

test("a cached page has the nonce wherever the placeholder stood, and is else the same", async () => {
  await fc.assert(
    fc.asyncProperty(html, async (page) => {
      expect(await withNonce(pageOf(page))).toBe(page.replaceAll(text, nonce));
    }),
  );
});

test("a page that streams has it too, wherever its chunks end", async () => {
  await fc.assert(
    fc.asyncProperty(html, fc.integer({ min: 1, max: 60 }), async (page, chunkSize) => {
      expect(await withNonce(pageOf(page, chunkSize))).toBe(page.replaceAll(text, nonce));
    }),
  );
});

test("what is ready of a page is sent before the rest is there", async () => {
  const body = new ReadableStream({
    type: "bytes",
    start: (controller) => controller.enqueue(new TextEncoder().encode(`${text}, and ~~~`)),
  });
  const stream = await bodyWithNonce(new Response(body), placeholder, nonce);
  const { value } = await (stream as ReadableStream<Uint8Array>).getReader().read();
  expect(new TextDecoder().decode(value)).toBe(`${nonce}, and `);
});

test("a visitor who leaves ends the rendering", async () => {
  let left = false;
  const body = new ReadableStream({
    type: "bytes",
    start: (controller) => controller.enqueue(new Uint8Array(1)),
    cancel() {
      left = true;
    },
  });
  const stream = await bodyWithNonce(new Response(body), placeholder, nonce);
  await (stream as ReadableStream<Uint8Array>).cancel();
  expect(left).toBe(true);
});

test("a page without a body stays so", async () => {
  expect(await bodyWithNonce(new Response(null), placeholder, nonce)).toBeNull();
});

test("a nonce that does not fit is refused", async () => {
  await expect(bodyWithNonce(pageOf(text), placeholder, "short")).rejects.toThrow("another length");
});
