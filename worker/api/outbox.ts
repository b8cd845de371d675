import { type Context, Hono } from "hono";
import { outboxPath } from "#domain/outbox.ts";
import type { AppDeps } from "../app-deps.ts";
import type { GatewayEnv } from "../gateway-env.ts";
import { problem } from "./problem.ts";

const one = `${outboxPath}/:key`;
const notKept = { "Cache-Control": "no-store" };

/**
 * The calls on the outbox for those who may: read what has not arrived, try it again, delete it. Who may is decided
 * before: require-token.ts, outbox-access.ts. SPEC 7.
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
