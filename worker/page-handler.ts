import type { Context } from "hono";
import type { RequestContext } from "#context";
import { factsOf } from "#domain/pages.ts";
import { stockholmDay } from "#domain/stockholm.ts";
import type { AppDeps } from "./app-deps.ts";
import { configOf, isDemonstration } from "./env.ts";
import { errorPage } from "./error-page.ts";
import type { GatewayEnv } from "./gateway-env.ts";
import { carriedLanguage, visitorLanguage } from "./middleware/address.ts";
import { bodyWithNonce } from "./nonce.ts";
import { pageHeaders } from "./page-headers.ts";
import { pageQuery } from "./page-query.ts";
import { Placeholder } from "./placeholder.ts";
import { outcomeForLog, submit } from "./submit.ts";
import { submitDeps } from "./submit-deps.ts";
import { clientNetwork } from "./visitor.ts";

/** Answers for pages: shared ones from the cached entrypoint, form posts straight from the router. */
export function pageHandler({ noncePlaceholder, renderPage, cachedPages, outbox }: AppDeps) {
  const placeholder = new Placeholder(noncePlaceholder);

  return async (c: Context<GatewayEnv>): Promise<Response> => {
    const address = c.get("address");
    const language = address.kind === "legal" ? visitorLanguage(c) : undefined;
    const methods = acceptedMethods(c);
    if (!methods.includes(c.req.method)) {
      return errorPage(c, 405, { Allow: methods.join(", ") });
    }
    const visit = {
      language,
      isCarried: language && carriedLanguage(c) !== undefined,
      isDemonstration: isDemonstration(configOf(c.env), new URL(c.req.url)) || undefined,
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
  const takesForms = "page" in address && factsOf(address.page).form !== undefined;
  return takesForms ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
}

// Holds nothing of the visitor but the parameters that change the page, not even the host that they used.
function sharedRequest(c: Context<GatewayEnv>): Request {
  const { pathname, searchParams } = new URL(c.req.url);
  const { siteUrl } = configOf(c.env).settings;
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
    async submit(form, input, isTrapped) {
      const deps = submitDeps(c, outbox);
      const result = await submit({ form, input, isTrapped, network, language, requestId }, deps);
      c.set("outcome", outcomeForLog(result));
      return result;
    },
  };
}
