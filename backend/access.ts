import type { MiddlewareHandler } from "hono";
import { basicAuth } from "hono/basic-auth";
import { bearerAuth } from "hono/bearer-auth";
import { some } from "hono/combine";

/** The name under which a browser signs in; the password is the token. */
const inboxUser = "inbox";

const tokenPattern = /^[\w.~+/-]+=*$/;
const loopback = ["localhost", "127.0.0.1", "[::1]"];

/** Whether a host, with or without a port, is this machine under a name that nobody else can give it. */
export function isLoopback(host: string): boolean {
  return loopback.includes(host.replace(/:\d+$/, ""));
}

/** The token that senders and readers have to know; undefined if it is empty. Throws if no header can carry it. */
export function readToken(text = ""): string | undefined {
  const token = text.trim();
  if (token && !tokenPattern.test(token)) {
    throw new Error("BACKEND_TOKEN has to be letters, digits and -._~+/");
  }
  return token || undefined;
}

/**
 * Without a token, answers only under a name of this machine: any website can let a name of its own lead here, and its
 * pages could then read the inbox in the browser of whoever opens them.
 */
export function refuseForeignHosts(token?: string): MiddlewareHandler {
  return async (c, next) => {
    if (!token && !isLoopback(c.req.header("Host") ?? "")) {
      return c.text("Without BACKEND_TOKEN the inbox answers on localhost alone.", 421);
    }
    await next();
  };
}

/** Refuses what a page of another website sends; the worker, and tools, send no Origin. */
export const refuseForeignOrigin: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header("Origin");
  if (origin && URL.parse(origin)?.host !== c.req.header("Host")) {
    return c.text("Requests from other websites are not accepted.", 403);
  }
  await next();
};

/** Lets those send who know the token: `Authorization: Bearer`. Without a token, everybody. */
export function requireSender(token?: string): MiddlewareHandler {
  return token ? bearerAuth({ token }) : pass;
}

/** Lets those read who know the token, scripts as senders do, browsers by signing in. Without a token, everybody. */
export function requireReader(token?: string): MiddlewareHandler {
  if (!token) return pass;
  const signIn = basicAuth({ username: inboxUser, password: token, realm: "Inbox" });
  return some(bearerAuth({ token }), signIn);
}

const pass: MiddlewareHandler = (_, next) => next();
