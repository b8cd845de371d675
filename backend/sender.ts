import type { MiddlewareHandler } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import { shortestToken } from "../worker/vars/kinds.ts";
import type { DeskEnv } from "./env.ts";

/** Lets those send who know the token: `Authorization: Bearer`. Without a token that is long enough, nobody by this way. */
export const requireSender: MiddlewareHandler<DeskEnv> = async (c, next) => {
  const token = c.env.BACKEND_TOKEN?.trim();
  if (!token || token.length < shortestToken) {
    const problem = token ? `shorter than ${shortestToken} characters` : "not set";
    return c.text(`BACKEND_TOKEN is ${problem}: only a service binding reaches this desk.`, 503);
  }
  return (bearerAuth({ token }) as MiddlewareHandler<DeskEnv>)(c, next);
};
