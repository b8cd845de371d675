import * as z from "zod/mini";
import { type OutboxList, outboxPath, type Retried } from "#domain/booking/outbox.ts";
import { formNames } from "#domain/booking/submission.ts";
import { languages } from "#domain/pages/languages.ts";
import { isExampleValue, withFactsBelow } from "../../worker/config/facts-from-vars.ts";
import { baseAddress } from "../../worker/config/var-kinds.ts";
import { describeError, log } from "../../worker/log.ts";
import type { Env } from "../env.ts";
import type { Reading } from "../web/feedback.tsx";

/** The family's site, as the desk reaches it. */
export interface Site {
  /** Whether the site may show its outbox to the desk, and not only say how it is. */
  opensOutbox: boolean;
  ask(path: string, method?: string): Promise<Response>;
}

// A service binding looks at the path alone.
const boundAddress = "https://site";
// Longer than the site waits for its backend.
const maxWaitMs = 20_000;

/**
 * The site: the one bound as SITE, else the one at the address of the facts or of SITE_URL. Undefined while that is a
 * placeholder.
 */
export function findSite(env: Env): Site | undefined {
  const { SITE, SITE_URL, OUTBOX_TOKEN } = withFactsBelow(env);
  if (SITE) {
    const site = SITE;
    const ask: Site["ask"] = (path, method = "GET") =>
      site.fetch(boundAddress + path, { method, signal: AbortSignal.timeout(maxWaitMs) });
    return { opensOutbox: true, ask };
  }
  const { data: url } = baseAddress.safeParse(SITE_URL);
  if (!url || isExampleValue("SITE_URL", url)) return undefined;
  const token = OUTBOX_TOKEN?.trim();
  return {
    opensOutbox: Boolean(token),
    ask: (path, method = "GET") =>
      fetch(url + path, {
        method,
        headers: { ...(token && { Authorization: `Bearer ${token}` }) },
        // A redirect must not carry the token elsewhere.
        redirect: "manual",
        signal: AbortSignal.timeout(maxWaitMs),
      }),
  };
}

/**
 * Why the desk cannot see the outbox: not set up here, not set up there, another token there, no answer, the answer of
 * something that is not the site.
 */
type Missing = "unset" | "closed" | "unknownToken" | "away" | "notTheSite";

export type OutboxReading = Reading<OutboxList, Missing>;

/** What became of a request that the family tried again; "gone" if it is not in the outbox any more. */
export type Tried = Retried["state"] | "gone" | "all";

export const tried: readonly Tried[] = ["delivered", "waiting", "gone", "all"];

const count = z.int().check(z.gte(0));
// What a Date can hold.
const time = z.int().check(z.gte(0), z.lte(8.64e15));

const listSchema: z.ZodMiniType<OutboxList> = z.object({
  waiting: count,
  dead: count,
  oldestSeconds: z.number(),
  requests: z.array(
    z.object({
      key: z.string(),
      form: z.enum(formNames),
      state: z.enum(["waiting", "dead"]),
      attempts: count,
      language: z._default(z.enum([...languages, ""]), ""),
      keptAt: time,
      dueAt: time,
      cause: z.nullable(z.string()),
      body: z.record(z.string(), z.unknown()),
    }),
  ),
});

const retriedSchema = z.object({ state: z.enum(["delivered", "waiting"]) });

/** What has not arrived at the desk, as the site says. */
export async function readOutbox(env: Env): Promise<OutboxReading> {
  const answer = await askOutbox(env);
  if ("missing" in answer) return answer;
  const list = await readAs(listSchema, answer.response);
  return list ? { value: list } : { missing: "notTheSite" };
}

/** Tries a request again at once, or all that were given up. */
export async function tryAgain(
  env: Env,
  key: string,
): Promise<{ tried: Tried } | { missing: Missing }> {
  const answer = await askOutbox(env, "POST", key && `/${encodeURIComponent(key)}`);
  if ("missing" in answer) return key && answer.missing === "closed" ? { tried: "gone" } : answer;
  if (!key) return { tried: "all" };
  const retried = await readAs(retriedSchema, answer.response);
  return retried ? { tried: retried.state } : { missing: "notTheSite" };
}

async function readAs<Value>(
  schema: z.ZodMiniType<Value>,
  response: Response,
): Promise<Value | undefined> {
  const value = await response.json().catch(() => undefined);
  const { data, error } = schema.safeParse(value);
  if (error) log("error", "site", { step: "outbox", cause: "not the site's answer" });
  return data;
}

async function askOutbox(
  env: Env,
  method?: string,
  rest = "",
): Promise<{ response: Response } | { missing: Missing }> {
  const site = findSite(env);
  if (!site?.opensOutbox) return { missing: "unset" };
  const response = await fetchFromSite(site, outboxPath + rest, method);
  if (response?.ok) return { response };
  await response?.body?.cancel();
  if (response?.status === 401) return { missing: "unknownToken" };
  return { missing: response?.status === 404 ? "closed" : "away" };
}

async function fetchFromSite(
  site: Site,
  path: string,
  method?: string,
): Promise<Response | undefined> {
  try {
    return await site.ask(path, method);
  } catch (error) {
    log("error", "site", { step: "outbox", cause: describeError(error) });
    return undefined;
  }
}
