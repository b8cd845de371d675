import type { Context } from "hono";
import type { DeskEnv } from "./env.ts";
import { outboxPage } from "./pages/outbox.ts";
import { readOutbox, tried, tryAgain } from "./site-outbox.ts";

const path = "/outbox";

/** The page of requests that the site could not pass on. */
export async function outbox(c: Context<DeskEnv>): Promise<Response> {
  const reading = await readOutbox(c.env);
  const news = tried.find((each) => each === c.req.query("tried"));
  const isWell = "list" in reading || reading.hidden === "unset";
  return c.html(outboxPage(c.get("language"), reading, news), isWell ? 200 : 503);
}

/** Tries one of them again, or without a key all that were given up, and shows the page anew. */
export async function retry(c: Context<DeskEnv>): Promise<Response> {
  const { key } = await c.req.parseBody();
  const result = await tryAgain(c.env, typeof key === "string" ? key : "");
  return c.redirect("tried" in result ? `${path}?tried=${result.tried}` : path, 303);
}
