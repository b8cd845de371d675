const encoder = new TextEncoder();

/**
 * Finds the build's placeholder in the bytes of a page. It starts with a run of one character
 * (vite.config.ts), so for a run of eight it is enough to look at every eighth byte.
 */
export class Placeholder {
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
