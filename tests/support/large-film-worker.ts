import site from "../../build/server/index.js";

const chunk = new Uint8Array(64 * 1024);
const gigabyte = 1024 ** 3;

let read = 0;
let isCancelled = false;

/**
 * The built worker with one film in place of all files: of a gigabyte, or of 128 kB and without a length
 * (?unsized). At /read it says how much of the last one was read, and whether the rest was cancelled.
 */
export default {
  fetch(request: Request, env: object, scope: object) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/read") return Response.json({ read, isCancelled });
    const fetch = () => (searchParams.has("unsized") ? film(2 * chunk.length) : large());
    return site.fetch(request, { ...env, ASSETS: { fetch } }, scope);
  },
};

function large(): Response {
  return new Response(film(gigabyte).body, { headers: { "Content-Length": String(gigabyte) } });
}

function film(length: number): Response {
  read = 0;
  isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    type: "bytes",
    pull(controller) {
      read += chunk.length;
      controller.enqueue(chunk.slice());
      if (read >= length) controller.close();
    },
    cancel() {
      isCancelled = true;
    },
  });
  return new Response(body);
}
