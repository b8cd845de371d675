import type { Context } from "hono";
import { stockholmDay } from "#domain/stockholm.ts";
import type { DeskEnv } from "./env.ts";
import { feedPath } from "./feed.ts";
import { arrivalsPage, coming, open } from "./pages/arrivals.ts";
import { notice } from "./pages/notices.ts";
import { openStore, type RequestState } from "./store.ts";
import { isDeskDay, weekAt, weekNamed } from "./weeks.ts";

// More than the house has beds for, many times over. Anybody can ask for any number of weeks, so what is open has a list
// of its own and crowds nobody out who comes.
const most = 500;

/** Who arrives in a week: the one named, that of a day, or this one. */
export async function arrivals(c: Context<DeskEnv>): Promise<Response> {
  const language = c.get("language");
  const { week: name, day } = c.req.query();
  const week = name ? weekNamed(name) : weekOfDay(day || stockholmDay(new Date()));
  if (!week) return c.html(notice(language, "wrongAddress"), 400);
  const listed = (states: readonly RequestState[]) =>
    openStore(c.env.DB).list({
      arrivals: { from: week.first, until: week.last },
      states,
      limit: most + 1,
    });
  const lists = { coming: await listed(coming), open: await listed(open), most };
  const path = feedPath(c.env);
  const feed = path && new URL(path, c.req.url).href;
  return c.html(arrivalsPage(language, week, lists, feed));
}

function weekOfDay(day: string) {
  return isDeskDay(day) ? weekAt(day) : undefined;
}
