import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

export const streamTimeout = 5_000;

/** As `react-router reveal` writes it, but for its question for robots: none come here. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  const body = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} />,
    { signal: AbortSignal.timeout(streamTimeout + 1_000), onError: console.error },
  );
  headers.set("Content-Type", "text/html");
  return new Response(body, { headers, status });
}
