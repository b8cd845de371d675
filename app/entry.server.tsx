import { prerender } from "react-dom/static";
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

/**
 * Renders a page whole, and then streams it: a part that fails, or takes too long, is known before the status is sent, so
 * the cache never takes half a page for a whole one. SPEC 1.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  let hasFailed = false;
  const { prelude } = await prerender(
    <ServerRouter context={routerContext} url={request.url} nonce={__NONCE_PLACEHOLDER__} />,
    {
      signal: AbortSignal.timeout(maxRenderMs),
      onError(error) {
        hasFailed = true;
        logError(error, loadContext);
      },
    },
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(prelude, { status: hasFailed ? 500 : status, headers });
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
