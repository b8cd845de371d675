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

/** The bytes of a range. After its last byte the source is cancelled, so that the rest is never read. */
export function sliceOf(
  source: ReadableStream<Uint8Array>,
  { first, last }: ByteRange,
): ReadableStream<Uint8Array> {
  let at = 0;
  return source.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const part = chunk.subarray(Math.max(0, first - at), last + 1 - at);
        at += chunk.length;
        if (part.length > 0) controller.enqueue(part);
        if (at > last) controller.terminate();
      },
    }),
  );
}
