import type { MiddlewareHandler } from "hono";
import { isLocalHost } from "../../worker/config/var-kinds.ts";
import type { DeskEnv } from "../env.ts";
import { showNotice } from "./page.tsx";

// [access.dev] of wrangler.toml; a deployed worker never has it.
const simulated = "development";

/**
 * Lets those read whom Cloudflare Access has verified. The runtime itself vouches for the identity, so no header can
 * forge one. Without Access nothing is shown but how to switch it on.
 */
export const requireAccess: MiddlewareHandler<DeskEnv> = async (c, next) => {
  const { access } = c.executionCtx as ExecutionContext;
  if (!access) return showNotice(c, "locked", 403);
  // Any website may let a name of its own lead to this machine, and read what its visitor's browser gets there.
  if (access.aud === simulated && !isLocalHost(new URL(c.req.url).hostname)) {
    return c.text("The identity of [access.dev] counts on localhost alone.", 421);
  }
  const email = (await access.getIdentity())?.email;
  if (typeof email !== "string" || !email) return showNotice(c, "unknown", 403);
  c.set("reader", email);
  return next();
};
