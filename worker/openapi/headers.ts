import { languages } from "#domain/languages.ts";
import { idempotencyHeader, languageHeader } from "#domain/submission.ts";
import { acceptedKey } from "../idempotency.ts";

/** Names a request, so that the same one is never kept twice. */
export function idempotencyKey(required: boolean) {
  return {
    name: idempotencyHeader,
    in: "header",
    required,
    schema: { type: "string", pattern: acceptedKey.source },
    description: "The same key means the same request: it is kept once.",
  };
}

/** In which the guest reads. */
export const language = {
  name: languageHeader,
  in: "header",
  required: false,
  schema: { type: "string", enum: languages },
  description: "The language in which the guest reads the site, where it is known.",
};
