import type { ContentfulStatusCode } from "hono/utils/http-status";
import { titles } from "../api/problem.ts";

type Content = Record<string, { schema: object }>;
type Headers = Record<string, object>;

/** The place of a schema in the description. */
export function reference(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

/** JSON of a named schema. */
export function json(name: string): Content {
  return { "application/json": { schema: reference(name) } };
}

/** A text of a media type. */
export function text(type: string): Content {
  return { [type]: { schema: { type: "string" } } };
}

/** An error as a text or as problem+json. */
export const problem: Content = {
  ...text("text/plain"),
  "application/problem+json": { schema: reference("Problem") },
};

/** The body of a request. */
export function body(type: string, name: string) {
  return { required: true, content: { [type]: { schema: reference(name) } } };
}

/** An answer that is no error. */
export function answer(description: string, content: Content, headers: Headers = {}) {
  return { description, headers, content };
}

/** An answer without a body. */
export function noContent(description: string) {
  return { description };
}

/** Errors by their status; the last argument may be their headers. */
export function problems(...args: (ContentfulStatusCode | Headers)[]) {
  const headers = args.find((arg) => typeof arg === "object") ?? {};
  return Object.fromEntries(
    args
      .filter((arg) => typeof arg === "number")
      .map((status) => [status, { description: titles[status], headers, content: problem }]),
  );
}
