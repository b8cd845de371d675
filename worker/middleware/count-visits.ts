import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { isbot } from "isbot";
import { type FormName, languageHeader, submissionPaths } from "#domain/booking/submission.ts";
import { isLanguage } from "#domain/pages/languages.ts";
import { pageFacts } from "#domain/pages/pages.ts";
import { matchPath } from "#domain/pages/routes.ts";
import {
  type ClientEvent,
  clientEvents,
  eventPath,
  findFormPage,
  toDataPoint,
  type Visit,
} from "#domain/visits/visits.ts";
import type { GatewayEnv } from "../config/app-deps.ts";
import { parseConfig } from "../config/env.ts";
import { isPrivateHost } from "../config/var-kinds.ts";
import { describeError, log } from "../log.ts";
import { requestLanguage } from "./address.ts";

type What = Pick<Visit, "step" | "page" | "language">;

const sentOutcomes = ["delivered", "accepted", "trapped"];
const maxHost = 100;

/**
 * Counts pages and the steps of forms into Analytics Engine, where it is bound as VISITS: after the answer, and never
 * in its way. Whoever asks not to be tracked is not counted. docs/decisions/0044
 */
export function countVisits() {
  return createMiddleware<GatewayEnv>(async function countVisits(c, next) {
    await next();
    const { VISITS } = c.env;
    if (!VISITS || asksForNone(c)) return;
    try {
      const what = eventFrom(c);
      if (what) VISITS.writeDataPoint(toDataPoint({ ...what, ...sourceFrom(c) }));
    } catch (error) {
      const requestId = c.get("requestId");
      log("warn", "visits", { requestId, cause: describeError(error) });
    }
  });
}

function asksForNone(c: Context): boolean {
  return c.req.header("Sec-GPC") === "1" || c.req.header("DNT") === "1";
}

function eventFrom(c: Context<GatewayEnv>): What | undefined {
  if (c.get("outcome")) return formOf(c);
  const told = clientEvents.find((step) => eventPath(step) === c.req.path);
  return told ? toldOf(c, told) : pageOf(c);
}

// A form's result, from the API or from the page itself.
function formOf(c: Context<GatewayEnv>): What | undefined {
  const step = sentOutcomes.includes(c.get("outcome") ?? "") ? "sent" : "refused";
  const address = addressOf(c);
  if (address?.kind === "page") return { step, page: address.page, language: address.language };
  const [form] = Object.entries(submissionPaths).find(([, path]) => path === c.req.path) ?? [];
  const page = form && findFormPage(form as FormName);
  const language = c.req.header(languageHeader);
  return page ? { step, page, language: isLanguage(language) ? language : "" } : undefined;
}

// The Referer names the page of the event; it counts only if it is a page of this site.
function toldOf(c: Context<GatewayEnv>, step: ClientEvent): What | undefined {
  if (c.res.status !== 204) return undefined;
  const from = URL.parse(c.req.header("Referer") ?? "");
  const told = from?.host === new URL(c.req.url).host && matchPath(from.pathname);
  if (!told || (step === "begun" && !pageFacts(told.page).form)) return undefined;
  return { step, ...told };
}

// A page that somebody opens, and not one that a browser fetches in case somebody might.
function pageOf(c: Context<GatewayEnv>): What | undefined {
  const address = addressOf(c);
  if (address?.kind !== "page" && address?.kind !== "legal") return undefined;
  const isOpened =
    c.req.method === "GET" &&
    c.res.status === 200 &&
    (c.res.headers.get("Content-Type") ?? "").startsWith("text/html") &&
    (c.req.header("Sec-Fetch-Dest") ?? "document") === "document" &&
    !c.req.header("Sec-Purpose")?.includes("prefetch");
  return isOpened ? { step: "seen", page: address.page, language: requestLanguage(c) } : undefined;
}

// The API has no address of a page.
function addressOf(c: Context<GatewayEnv>) {
  return c.get("address") as GatewayEnv["Variables"]["address"] | undefined;
}

function sourceFrom(c: Context<GatewayEnv>): Pick<Visit, "country" | "referrer" | "isBot"> {
  const { country } = (c.req.raw.cf ?? {}) as { country?: unknown };
  return {
    country: typeof country === "string" && /^[A-Z][A-Z\d]$/.test(country) ? country : "",
    referrer: referrerOf(c),
    isBot: c.get("outcome") === "trapped" || isbot(c.req.header("User-Agent") || "bot"),
  };
}

// The host alone: an address can hold what somebody looked for, and a private network's says where they work.
function referrerOf(c: Context<GatewayEnv>): string {
  const { protocol, hostname } = URL.parse(c.req.header("Referer") ?? "") ?? {};
  const own = [new URL(c.req.url).hostname, parseConfig(c.env).siteHost.split(":")[0]];
  const host = hostname?.replace(/^www\./, "") ?? "";
  const isForeign = !own.some((name) => name?.replace(/^www\./, "") === host);
  const isPublic = /^https?:$/.test(protocol ?? "") && host !== "" && !isPrivateHost(host);
  return isForeign && isPublic && host.length <= maxHost ? host : "";
}
