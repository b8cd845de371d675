import type { MiddlewareHandler } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import type { DeskEnv } from "./env.ts";

/** Lets those send who know the token: `Authorization: Bearer`. Without a token, nobody by this way. */
export const requireSender: MiddlewareHandler<DeskEnv> = async (c, next) => {
  const token = c.env.BACKEND_TOKEN?.trim();
  if (!token) {
    return c.text("BACKEND_TOKEN is not set: only a service binding reaches this desk.", 503);
  }
  return (bearerAuth({ token }) as MiddlewareHandler<DeskEnv>)(c, next);
};
