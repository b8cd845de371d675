import * as z from "zod/mini";
import { languages } from "#domain/languages.ts";
import { type OutboxList, outboxPath, type Retried } from "#domain/outbox.ts";
import { formNames } from "#domain/submission.ts";
import { describeError, log } from "../worker/log.ts";
import type { Env } from "./env.ts";
import { type Site, siteOf } from "./site.ts";

/**
 * Why the desk cannot see the outbox: not set up here, not set up there, another token there, no answer, the answer of
 * something that is not the site.
 */
export type Hidden = "unset" | "closed" | "unknownToken" | "away" | "notTheSite";

export type OutboxReading = { list: OutboxList } | { hidden: Hidden };

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
  if ("hidden" in answer) return answer;
  const list = await readAs(listSchema, answer.response);
  return list ? { list } : { hidden: "notTheSite" };
}

/** Tries a request again at once, or all that were given up. */
export async function tryAgain(
  env: Env,
  key: string,
): Promise<{ tried: Tried } | { hidden: Hidden }> {
  const answer = await askOutbox(env, "POST", key && `/${encodeURIComponent(key)}`);
  if ("hidden" in answer) return key && answer.hidden === "closed" ? { tried: "gone" } : answer;
  if (!key) return { tried: "all" };
  const retried = await readAs(retriedSchema, answer.response);
  return retried ? { tried: retried.state } : { hidden: "notTheSite" };
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
): Promise<{ response: Response } | { hidden: Hidden }> {
  const site = siteOf(env);
  if (!site?.opensOutbox) return { hidden: "unset" };
  const response = await answerOf(site, outboxPath + rest, method);
  if (response?.ok) return { response };
  await response?.body?.cancel();
  if (response?.status === 401) return { hidden: "unknownToken" };
  return { hidden: response?.status === 404 ? "closed" : "away" };
}

async function answerOf(site: Site, path: string, method?: string): Promise<Response | undefined> {
  try {
    return await site.ask(path, method);
  } catch (error) {
    log("error", "site", { step: "outbox", cause: describeError(error) });
    return undefined;
  }
}
