import type { Context } from "hono";
import { stockholmDay } from "#domain/stockholm.ts";
import type { DeskEnv } from "./env.ts";
import { feedPath } from "./feed.ts";
import { arrivalsPage } from "./pages/arrivals.ts";
import { notice } from "./pages/notices.ts";
import { openStore } from "./store.ts";
import { isDeskDay, weekAt, weekNamed } from "./weeks.ts";

// More than the house has beds for, many times over.
const most = 500;

/** Who arrives in a week: the one named, that of a day, or this one. */
export async function arrivals(c: Context<DeskEnv>): Promise<Response> {
  const language = c.get("language");
  const { week: name, day } = c.req.query();
  const week = name ? weekNamed(name) : weekOfDay(day || stockholmDay(new Date()));
  if (!week) return c.html(notice(language, "wrongAddress"), 400);
  const requests = await openStore(c.env.DB).list({
    arrivals: { from: week.first, until: week.last },
    limit: most,
  });
  const path = feedPath(c.env);
  const feed = path && new URL(path, c.req.url).href;
  return c.html(arrivalsPage(language, week, requests, feed));
}

function weekOfDay(day: string) {
  return isDeskDay(day) ? weekAt(day) : undefined;
}
