import * as z from "zod/mini";
import { requestStates } from "./store.ts";

// A browser sends CR LF; controls have no place in a text, and could end a header.
const cleanText = z.overwrite<string>((text) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim(),
);
const line = z.string().check(cleanText, z.minLength(1), z.maxLength(200), z.regex(/^[^\n\t]*$/));
const version = z.coerce.number().check(z.int(), z.nonnegative());

const change = z.object({
  form: z.literal("change"),
  version,
  state: z.enum(requestStates),
  note: z._default(z.string().check(cleanText, z.maxLength(5_000)), ""),
});

const answer = z.object({
  form: z.literal("answer"),
  version,
  subject: line,
  text: z.string().check(cleanText, z.minLength(1), z.maxLength(20_000)),
});

const schema = z.discriminatedUnion("form", [change, answer]);

/** What a form of a request's page says: a change of the family's, or an answer to the guest. */
export type RequestForm = z.output<typeof schema>;

/** Reads a posted form; undefined when a field of it is invalid. */
export function readRequestForm(fields: Record<string, unknown>): RequestForm | undefined {
  return schema.safeParse(fields).data;
}
