import type { Context } from "hono";

const parsed = new WeakMap<Request, URL>();

/** The address of a request, taken apart once for all who ask. */
export function urlOf({ req: { raw } }: Context): URL {
  const url = parsed.get(raw) ?? new URL(raw.url);
  parsed.set(raw, url);
  return url;
}
