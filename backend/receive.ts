import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { type Kind, readRequest } from "./requests.ts";
import type { Store } from "./store.ts";

const maxKeyLength = 255;

/** Lets only JSON pass; a page of another origin cannot send JSON without a preflight. */
export const requireJson: MiddlewareHandler = async (c, next) => {
  const [type = ""] = (c.req.header("Content-Type") ?? "").split(";");
  if (type.trim().toLowerCase() !== "application/json") {
    return c.text("Send the request as Content-Type: application/json.", 415);
  }
  await next();
};

/** Refuses a body over 64 KiB, with or without a Content-Length. */
export const limitBody: MiddlewareHandler = bodyLimit({
  maxSize: 64 * 1024,
  onError: (c) => c.text("The body is larger than 64 KiB.", 413),
});

/** Stores a request of this kind and answers 200 only once it is on disk. */
export function receive(store: Store, kind: Kind) {
  return async (c: Context) => {
    const key = c.req.header("Idempotency-Key") || null;
    if (key && key.length > maxKeyLength) {
      return c.text(`The Idempotency-Key is longer than ${maxKeyLength} characters.`, 400);
    }
    const reading = readRequest(kind, await c.req.text());
    if (!reading.ok) return c.text(reading.reason, 400);

    const saved = store.save({ kind, key, body: reading.body });
    if (saved === "conflict") {
      return c.text("This Idempotency-Key was used for a different request.", 422);
    }
    return c.text(saved === "stored" ? "Received." : "Already received.");
  };
}
