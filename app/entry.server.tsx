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
import { wholeOrStream } from "./whole-or-stream.server.ts";

const longestRenderMs = 6_000;

declare const __NONCE_PLACEHOLDER__: string;
declare const __BUILT_ON__: string;

/** Stands in the page for the nonce that the gateway gives each answer; only this build knows it. */
export const noncePlaceholder = __NONCE_PLACEHOLDER__;

/** The day of the build, for the sitemap. */
export const builtOn = __BUILT_ON__;

/** Renders a page; everything it says is in the first flush, for people and crawlers alike. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  let finalStatus = status;
  const rendered = await renderToReadableStream(
    <ServerRouter
      context={withItsRoutesOnly(routerContext)}
      url={request.url}
      nonce={noncePlaceholder}
    />,
    {
      nonce: noncePlaceholder,
      signal: AbortSignal.timeout(longestRenderMs),
      onError(error) {
        finalStatus = 500;
        logError(error, loadContext);
      },
    },
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const page = await wholeOrStream(rendered);
  if (page instanceof ArrayBuffer) headers.set("Content-Length", String(page.byteLength));
  return new Response(page, { status: finalStatus, headers });
}

type Manifest = EntryContext["manifest"];

const openManifests = new WeakMap<Manifest, Map<string, Manifest>>();

/** The router makes a component of each route that it is told of, for each page; only its own are in it. */
function withItsRoutesOnly(context: EntryContext): EntryContext {
  const { manifest: whole, staticHandlerContext } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const kept = openManifests.get(whole) ?? new Map<string, Manifest>();
  openManifests.set(whole, kept);
  const routes = () => Object.fromEntries(ids.map((id) => [id, whole.routes[id]]));
  const manifest = kept.get(ids.join()) ?? { ...whole, routes: routes() };
  kept.set(ids.join(), manifest);
  return { ...context, manifest };
}

/** Called by the router for errors of loaders and actions. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
) {
  if (!request.signal.aborted) logError(error, context as RouterContextProvider);
}

function logError(error: unknown, context: RouterContextProvider) {
  // What the sender did wrong is no fault of the site, and nothing to alarm anybody.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { requestId } = context.get(requestContext);
  console.error(JSON.stringify({ event: "exception", requestId, cause: describe(error) }));
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
