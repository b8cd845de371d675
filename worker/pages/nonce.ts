const encoder = new TextEncoder();

/**
 * Finds the build's placeholder in the bytes of a page. It starts with a run of one character
 * (vite.config.ts), so for a run of eight it is enough to look at every eighth byte.
 */
export class NonceToken {
  readonly #bytes: Uint8Array;
  readonly #run: number;

  constructor(text: string) {
    this.#bytes = encoder.encode(text);
    this.#run = this.#bytes.findIndex((byte) => byte !== this.#bytes[0]);
  }

  /** Writes a text of the same length over each placeholder, in place. */
  overwrite(page: Uint8Array, text: string): void {
    const replacement = encoder.encode(text);
    if (replacement.length !== this.#bytes.length) throw new Error("a nonce of another length");
    const [mark] = this.#bytes;
    // Each run contains one of these positions, wherever the run begins.
    for (let at = this.#run - 1; at < page.length; at += this.#run) {
      if (page[at] !== mark) continue;
      for (let start = at - this.#run + 1; start <= at; start++) {
        if (this.#sharedLength(page, start) === this.#bytes.length) page.set(replacement, start);
      }
    }
  }

  /** Where a placeholder begins that may continue in the next chunk; else the end of the chunk. */
  unfinishedFrom(chunk: Uint8Array): number {
    let start = Math.max(0, chunk.length - this.#bytes.length + 1);
    while (start + this.#sharedLength(chunk, start) < chunk.length) start++;
    return start;
  }

  #sharedLength(page: Uint8Array, start: number): number {
    let length = 0;
    while (length < this.#bytes.length && page[start + length] === this.#bytes[length]) length++;
    return length;
  }
}

// Larger than a whole page, so that one read takes all that has arrived.
const largestChunk = 64 * 1024;

/**
 * The page's body with a fresh nonce in place of each placeholder. Only the build writes placeholders, into
 * scripts and preloads, and nobody outside knows them, so injected markup never becomes trusted. The body
 * stays bytes, and a page that is still being rendered is streamed. docs/decisions/0002.
 */
export async function bodyWithNonce(
  page: Response,
  placeholder: NonceToken,
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
  placeholder: NonceToken,
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
