import { WorkerEntrypoint } from "cloudflare:workers";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider } from "react-router";
import { type RequestContext, requestContext } from "#context";
import type { Language } from "#domain/pages/languages.ts";
import { type Env, parseConfig } from "../config/env.ts";

/** What a shared page depends on besides its path and query; part of the cache's key. */
export interface PageProps {
  /** The build that rendered the page, so that no page outlives its scripts. */
  build: string;
  /** The operator's day, so that a new year and a new first day to book are seen at once. */
  day: string;
  /** The visitor's language, on pages whose address has none. */
  language?: Language;
  /** Whether that is the language of the page whose link the visitor followed. */
  isInherited?: boolean;
  /** Whether the page says that the site is a demonstration, which depends on the vars and the host. */
  isDemonstration?: boolean;
}

type PageContext = Omit<RequestContext, "settings">;

// A deploy or a new day changes the key and takes effect at once. Only changed vars wait for this time.
const sharedLife = "public, max-age=300, stale-while-revalidate=86400";

const handle = createRequestHandler<Env>({
  build,
  mode: import.meta.env.MODE,
  getLoadContext({ context: { cloudflare } }) {
    const { settings } = parseConfig(cloudflare.env);
    const context = new RouterContextProvider();
    context.set(requestContext, { settings, ...(cloudflare.data as PageContext) });
    return context;
  },
});

/** Streams a page from React Router through @react-router/cloudflare. Not cached: form posts use it directly. */
export function renderPage(
  request: Request,
  env: Env,
  ctx: Pick<ExecutionContext, "waitUntil">,
  page: PageContext,
): Promise<Response> {
  const cloudflare = {
    request,
    env,
    data: page,
    waitUntil: ctx.waitUntil.bind(ctx),
    passThroughOnException() {},
  };
  return Promise.resolve(handle(cloudflare as unknown as Parameters<typeof handle>[0]));
}

/**
 * The entrypoint whose answers Workers Cache stores. It reads only its address, its props and the vars, so
 * that one visitor's page is right for every visitor.
 */
export class Pages extends WorkerEntrypoint<Env, PageProps> {
  override async fetch(request: Request): Promise<Response> {
    const { language, isInherited, isDemonstration } = this.ctx.props;
    const visit = { language, isInherited, isDemonstration };
    const page = await renderPage(request, this.env, this.ctx, visit);
    page.headers.set("Cache-Control", page.status === 200 ? sharedLife : "no-store");
    page.headers.set("Cache-Tag", cacheTags(new URL(request.url).pathname));
    return page;
  }
}

// One tag for the address and one for its language or name: "/sv/about,sv".
function cacheTags(pathname: string): string {
  return `${pathname},${pathname.split("/")[1]}`;
}
