import { renderToReadableStream } from "react-dom/server";
import {
  type ActionFunctionArgs,
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { requestContext } from "#context";

const maxRenderMs = 6_000;

/** Renders a page; the first flush holds its whole content, for people and crawlers alike. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  let failure: unknown;
  const page = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={__NONCE_PLACEHOLDER__} />,
    {
      nonce: __NONCE_PLACEHOLDER__,
      signal: AbortSignal.timeout(maxRenderMs),
      // Otherwise React hides a large part that could have come later until a script shows it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= error ?? new Error("A part of the page failed.");
        logError(error, loadContext);
      },
    },
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const isShared = loadContext.get(requestContext).requestId === undefined;
  if (failure !== undefined) return new Response(page, { status: 500, headers });
  return new Response(isShared ? page.pipeThrough(wholeOrNone()) : page, { status, headers });

  // A part may fail, or the time be over, after the status was sent. If the stream ended well all the same, the cache would take
  // half a page for a whole one and give it to everybody.
  function wholeOrNone() {
    return new TransformStream<Uint8Array, Uint8Array>({
      flush() {
        if (failure !== undefined) throw failure;
      },
    });
  }
}

/** Called by the router for errors of loaders and actions. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
) {
  if (!request.signal.aborted) logError(error, context as RouterContextProvider);
}

function logError(error: unknown, context: RouterContextProvider) {
  // An error of the sender (4xx) is no fault of the site and needs no alarm.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { requestId } = context.get(requestContext);
  console.error(JSON.stringify({ event: "exception", requestId, cause: describe(error) }));
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
