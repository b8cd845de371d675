import { type Context, Hono, type MiddlewareHandler } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import { outboxPath } from "#domain/booking/outbox.ts";
import type { AppDeps, GatewayEnv } from "../config/app-deps.ts";
import { parseConfig } from "../config/env.ts";
import { problem } from "./problem.ts";

/**
 * Lets those pass who know OUTBOX_TOKEN; where none is set, there is no such endpoint. Nobody else wakes the outbox,
 * so a wrong token costs two hashes.
 */
export const requireToken: MiddlewareHandler<GatewayEnv> = async (c, next) => {
  const { outboxToken } = parseConfig(c.env);
  if (!outboxToken) return problem(c, 404, "There is no such endpoint.");
  const [, given = ""] = /^Bearer +(\S+)$/i.exec(c.req.header("Authorization") ?? "") ?? [];
  if (await timingSafeEqual(outboxToken, given)) return next();
  const headers = { "WWW-Authenticate": "Bearer" };
  return problem(c, 401, "Send the site's OUTBOX_TOKEN as Authorization: Bearer.", { headers });
};

const one = `${outboxPath}/:key`;
const notKept = { "Cache-Control": "no-store" };

/**
 * The calls on the outbox: read what has not arrived, try it again, delete it. `requireToken` or the service binding
 * has authorised the caller already. SPEC 7.
 */
export function outboxCalls(outbox: AppDeps["outbox"]) {
  const app = new Hono<GatewayEnv>();
  app.get(outboxPath, async (c) => c.json(await outbox(c.executionCtx).list(), 200, notKept));
  app.post(outboxPath, async (c) =>
    c.json({ count: await outbox(c.executionCtx).replayAll() }, 200, notKept),
  );
  app.get(one, async (c) => {
    const request = await outbox(c.executionCtx).show(c.req.param("key"));
    return request ? c.json(request, 200, notKept) : unknownRequest(c);
  });
  app.post(one, async (c) => {
    const retried = await outbox(c.executionCtx).replay(c.req.param("key"));
    return retried ? c.json(retried, 200, notKept) : unknownRequest(c);
  });
  app.delete(one, async (c) => {
    const isGone = await outbox(c.executionCtx).discard(c.req.param("key"));
    return isGone ? c.body(null, 204, notKept) : unknownRequest(c);
  });
  app.all(outboxPath, (c) =>
    problem(c, 405, "Read the outbox with GET, or try all of it again with POST.", {
      headers: { Allow: "GET, HEAD, POST" },
    }),
  );
  app.all(one, (c) =>
    problem(c, 405, "Read a request with GET, try it again with POST, delete it with DELETE.", {
      headers: { Allow: "GET, HEAD, POST, DELETE" },
    }),
  );
  return app;
}

function unknownRequest(c: Context): Response {
  return problem(c, 404, "No such request waits here or was given up.");
}
