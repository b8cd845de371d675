import { createMiddleware } from "hono/factory";
import type { GatewayEnv } from "../config/app-deps.ts";

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
export function parseRange(
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
export function sliceStream(
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

/**
 * Answers for films in byte ranges, without which Safari plays none: static files on Workers come whole. All
 * else is the static file's own answer, with its headers from public/_headers. A film that is not there is left
 * to later handlers. RFC 9110 section 14; SPEC 7 (media).
 */
export function films() {
  return createMiddleware<GatewayEnv>(async function films(c, next) {
    const file = await c.env.ASSETS.fetch(wholeFile(c.req.raw));
    if (file.status === 404) return next();
    return file.status === 200 ? answer(c.req.raw, await withLength(file)) : file;
  });
}

// A HEAD request becomes a GET, because only a file that brings its bytes tells how many there are. Of the visitor's
// headers only the one that files know goes along: what else a visitor sends can then upset nothing.
function wholeFile({ url, method, headers }: Request): Request {
  const known = headers.get("If-None-Match");
  return new Request(url, {
    method: method === "HEAD" ? "GET" : method,
    ...(known !== null && { headers: { "If-None-Match": known } }),
  });
}

// Files usually tell their length; of one that does not, the bytes are counted.
async function withLength(file: Response): Promise<Response> {
  if (file.headers.has("Content-Length")) return file;
  const bytes = await file.arrayBuffer();
  const headers = new Headers(file.headers);
  headers.set("Content-Length", String(bytes.byteLength));
  return new Response(bytes, { headers });
}

async function answer(request: Request, file: Response): Promise<Response> {
  const headers = new Headers(file.headers);
  headers.set("Accept-Ranges", "bytes");
  if (request.method === "HEAD") {
    await file.body?.cancel();
    return new Response(null, { headers });
  }
  const length = Number(headers.get("Content-Length"));
  const range = isCurrent(request, headers) && parseRange(request.headers.get("Range"), length);
  if (!range || !file.body) return new Response(file.body, { headers });
  if (range === "unsatisfiable") {
    await file.body.cancel();
    for (const name of ["Content-Length", "Content-Type", "ETag"]) headers.delete(name);
    headers.set("Content-Range", `bytes */${length}`);
    headers.set("Cache-Control", "no-store");
    return new Response(null, { status: 416, headers });
  }
  const { first, last } = range;
  const count = last + 1 - first;
  headers.set("Content-Range", `bytes ${first}-${last}/${length}`);
  headers.set("Content-Length", String(count));
  // Players often ask for all bytes. Only a stream of a fixed length goes out with its length.
  const part =
    count === length
      ? file.body
      : sliceStream(file.body, range).pipeThrough(new FixedLengthStream(count));
  return new Response(part, { status: 206, headers });
}

// If-Range asks for the whole file if it has changed. A weak ETag never matches. RFC 9110 section 13.1.5.
function isCurrent(request: Request, file: Headers): boolean {
  const known = request.headers.get("If-Range");
  if (known === null) return true;
  return [file.get("ETag"), file.get("Last-Modified")].includes(known) && !known.startsWith("W/");
}
