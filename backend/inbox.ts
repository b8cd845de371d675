import type { Context } from "hono";
import type { DeskEnv } from "./env.ts";
import { readFilter } from "./filter.ts";
import { mailSettings } from "./mail-settings.ts";
import { inboxPage } from "./pages/inbox.ts";
import { notice } from "./pages/notices.ts";
import { openStore } from "./store.ts";

/** The page of received requests, as its address filters them. */
export async function inbox(c: Context<DeskEnv>): Promise<Response> {
  const language = c.get("language");
  const filter = readFilter(c.req.query());
  if (!filter) return c.html(notice(language, "wrongAddress"), 400);
  // One more than is shown tells whether there are older ones.
  const found = await openStore(c.env.DB).list({ ...filter, limit: filter.limit + 1 });
  return c.html(inboxPage(language, found, filter, mailSettings(c.env)));
}
