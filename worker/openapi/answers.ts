import * as z from "zod/mini";
import { languages } from "#domain/languages.ts";
import type { OutboxCounts, OutboxList, Retried, Undelivered } from "#domain/outbox.ts";
import { formNames } from "#domain/submission.ts";

const count = z.int().check(z.gte(0));
const text = z.string().check(z.minLength(1));

const counts = { waiting: count, dead: count, oldestSeconds: count };

const undelivered = z.object({
  key: text,
  form: z.enum(formNames),
  state: z.enum(["waiting", "dead"]),
  attempts: count,
  language: z.enum([...languages, ""]),
  keptAt: count,
  dueAt: count,
  cause: z.nullable(z.string()),
  body: z.record(z.string(), z.unknown()),
}) satisfies z.ZodMiniType<Undelivered>;

/** The JSON that the site answers with, by the name that the description gives it. */
export const answers = {
  Problem: z.object({
    type: z.literal("about:blank"),
    title: text,
    status: count,
    // A backend may refuse without a word.
    detail: z.string(),
    reference: text,
    errors: z.optional(z.record(z.string(), text)),
  }),
  Health: z.object({
    ...counts,
    oldestSeconds: z.optional(count),
    version: z.optional(text),
    problems: z.optional(z.array(text).check(z.minLength(1))),
  }) satisfies z.ZodMiniType<Partial<OutboxCounts>>,
  Undelivered: undelivered,
  Outbox: z.object({
    ...counts,
    requests: z.array(undelivered),
  }) satisfies z.ZodMiniType<OutboxList>,
  Retried: z.object({
    state: z.enum(["delivered", "waiting"]),
    cause: z.optional(z.string()),
  }) satisfies z.ZodMiniType<Retried>,
  RetriedCount: z.object({ count }),
};
