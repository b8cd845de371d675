/** A part of a file: its first and its last byte, counted from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

const oneRange = /^bytes=(\d*)-(\d*)$/i;

/**
 * The range that a Range header asks for of a file of `length` bytes; undefined if the whole file is the
 * answer, because the header is missing or malformed or asks for several ranges. RFC 9110 section 14.1, 14.2.
 */
export function rangeAsked(
  header: string | null,
  length: number,
): ByteRange | "unsatisfiable" | undefined {
  const [, start = "", end = ""] = oneRange.exec(header ?? "") ?? [];
  if (!start && !end) return undefined;
  if (start && end && Number(start) > Number(end)) return undefined;
  const range = start
    ? { first: Number(start), last: Math.min(end ? Number(end) : length, length - 1) }
    : { first: Math.max(0, length - Number(end)), last: length - 1 };
  return range.first < length ? range : "unsatisfiable";
}

// A read takes all that has arrived, up to this size: the larger it is, the fewer turns a film takes.
const largestChunk = 64 * 1024;

/**
 * The bytes of a range of a byte stream, which is cancelled after the last of them, so that the rest is never
 * read. Errors if the source ends before.
 */
export function sliceOf(
  source: ReadableStream<Uint8Array>,
  { first, last }: ByteRange,
): ReadableStream<Uint8Array> {
  const reader = source.getReader({ mode: "byob" });
  let at = 0;
  const readBefore = async (end: number): Promise<Uint8Array> => {
    const { value } = await reader.read(new Uint8Array(Math.min(largestChunk, end - at)));
    if (!value?.length) throw new Error(`the file ends before byte ${end}`);
    at += value.length;
    return value;
  };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      while (at < first) await readBefore(first);
      controller.enqueue(await readBefore(last + 1));
      if (at <= last) return;
      controller.close();
      await reader.cancel();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
