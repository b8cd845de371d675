import type { Context } from "hono";
import type { RequestContext } from "#context";
import { contactSubjects } from "#domain/booking/form-limits.ts";
import { packageIds } from "#domain/booking/packages.ts";
import { sentParameter } from "#domain/booking/submission.ts";
import { stockholmDay } from "#domain/calendar/dates.ts";
import { galleryCategories } from "#domain/pages/gallery-images.ts";
import { type AnyPage, pageFacts, type QueryParameter } from "#domain/pages/pages.ts";
import { missingParameter } from "#domain/pages/routes.ts";
import type { AppDeps, GatewayEnv } from "../config/app-deps.ts";
import { isDemonstration, parseConfig } from "../config/env.ts";
import { acceptSubmission, outcomeForLog, submitDeps } from "../forms/accept-submission.ts";
import { clientNetwork } from "../forms/client-network.ts";
import { inheritedLanguage, privateHeaders, visitorLanguage } from "../middleware/address.ts";
import { errorPage } from "./error-page.ts";
import { bodyWithNonce, NonceToken } from "./nonce.ts";

/** The headers that a visitor's answer has beyond those of the rendered page. */
export function pageHeaders(c: Context<GatewayEnv>, { status }: Response): Headers {
  const headers = new Headers(cacheHeaders(c, status));
  // The home page that says that an address is unknown is nothing that anybody looks for.
  if (c.req.query(missingParameter) !== undefined) headers.set("X-Robots-Tag", "noindex");
  return headers;
}

function cacheHeaders(c: Context<GatewayEnv>, status: number): Record<string, string> {
  if (c.get("address").kind === "legal") return privateHeaders;
  if (c.req.method === "POST" || status >= 400) return { "Cache-Control": "no-store" };
  return { "Cache-Control": "public, max-age=0, must-revalidate" };
}

// Every value that changes a page. Others reach neither the cache key nor a page.
const knownValues: Record<QueryParameter, readonly string[]> = {
  category: galleryCategories,
  missing: ["1"],
  package: packageIds,
  sent: Object.values(sentParameter),
  subject: contactSubjects,
};

/** The part of a query that changes a page, in the order of the table of pages: "?package=7-day", or "". */
export function pageQuery(page: AnyPage, query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of pageFacts(page).query ?? []) {
    const value = query.get(name);
    if (value !== null && knownValues[name].includes(value)) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : "";
}

/** Answers for pages: shared ones from the cached entrypoint, form posts straight from the router. */
export function pageHandler({ noncePlaceholder, renderPage, cachedPages, outbox }: AppDeps) {
  const placeholder = new NonceToken(noncePlaceholder);

  return async (c: Context<GatewayEnv>): Promise<Response> => {
    const address = c.get("address");
    const language = address.kind === "legal" ? visitorLanguage(c) : undefined;
    const methods = acceptedMethods(c);
    if (!methods.includes(c.req.method)) {
      return errorPage(c, 405, { Allow: methods.join(", ") });
    }
    const visit = {
      language,
      isInherited: language && inheritedLanguage(c) !== undefined,
      isDemonstration: isDemonstration(parseConfig(c.env), new URL(c.req.url)) || undefined,
    };
    const page =
      c.req.method === "POST"
        ? await renderPage(c.req.raw, c.env, c.executionCtx, {
            ...visit,
            ...formContext(c, outbox),
          })
        : await cachedPages(c.executionCtx, {
            build: noncePlaceholder,
            day: stockholmDay(new Date()),
            ...visit,
          }).fetch(sharedRequest(c));
    return forVisitor(c, page);
  };

  async function forVisitor(c: Context<GatewayEnv>, page: Response): Promise<Response> {
    if (page.status === 500) throw new Error(`${c.req.method} ${c.req.path} could not be rendered`);
    const nonce = c.get("secureHeadersNonce") ?? "";
    const isHtml = page.headers.get("Content-Type")?.startsWith("text/html");
    const headers = new Headers(page.headers);
    headers.delete("Cache-Tag");
    for (const [name, value] of pageHeaders(c, page)) headers.set(name, value);
    const body = isHtml ? await bodyWithNonce(page, placeholder, nonce) : page.body;
    return new Response(body, { status: page.status, headers });
  }
}

function acceptedMethods(c: Context<GatewayEnv>): string[] {
  const address = c.get("address");
  const takesForms = "page" in address && pageFacts(address.page).form !== undefined;
  return takesForms ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
}

// Holds nothing of the visitor but the parameters that change the page, not even the host that they used.
function sharedRequest(c: Context<GatewayEnv>): Request {
  const { pathname, searchParams } = new URL(c.req.url);
  const { siteUrl } = parseConfig(c.env).settings;
  const address = c.get("address");
  const query = "page" in address ? pageQuery(address.page, searchParams) : "";
  return new Request(siteUrl + pathname + query);
}

function formContext(c: Context<GatewayEnv>, outbox: AppDeps["outbox"]): Partial<RequestContext> {
  const network = clientNetwork(c.req.header("CF-Connecting-IP"));
  const requestId = c.get("requestId");
  const address = c.get("address");
  const language = "language" in address ? address.language : undefined;
  return {
    requestId,
    async submit(form, input, isSpam) {
      const deps = submitDeps(c, outbox);
      const result = await acceptSubmission(
        { form, input, isSpam, network, language, requestId },
        deps,
      );
      c.set("outcome", outcomeForLog(result));
      return result;
    },
  };
}
