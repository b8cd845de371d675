import { WorkerEntrypoint } from "cloudflare:workers";
import { Hono } from "hono";
import { type GatewayEnv, outbox } from "../config/app-deps.ts";
import type { Env } from "../config/env.ts";
import { health } from "./health.ts";
import { outboxCalls } from "./outbox.ts";

const calls = new Hono<GatewayEnv>();
calls.get("/api/health", health(outbox));
calls.route("/", outboxCalls(outbox));

/** What the desk is bound to as SITE: no address of the internet leads here, so there is no token. */
export class OutboxAccess extends WorkerEntrypoint<Env> {
  override fetch(request: Request): Response | Promise<Response> {
    return calls.fetch(request, this.env, this.ctx);
  }
}
