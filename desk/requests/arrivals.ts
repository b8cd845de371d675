import type { Context } from "hono";
import { html } from "hono/html";
import { dateLocale, dayAfter, stockholmDay } from "#domain/calendar/dates.ts";
import type { DeskEnv } from "../env.ts";
import { navigation, notice, page } from "../web/page.ts";
import { type DeskLanguage, format, wordsOf } from "../words.ts";
import { feedPath } from "./calendar-feed.ts";
import { entry } from "./fields.ts";
import { openStore, type RequestState, type StoredRequest } from "./store.ts";
import { isDeskDay, type Week, weekAt, weekNamed } from "./weeks.ts";

export const coming: readonly RequestState[] = ["agreed", "done"];
export const open: readonly RequestState[] = ["new", "answered"];

interface Lists {
  coming: readonly StoredRequest[];
  open: readonly StoredRequest[];
  /** How many of each are shown; where there are more, the page says so. */
  most: number;
}

/** The page of a week: who comes, and apart from them what is still asked for. */
export function arrivalsPage(
  language: DeskLanguage,
  week: Week,
  lists: Lists,
  feed: string | undefined,
) {
  const words = wordsOf(language);
  const texts = words.desk.arrivals;
  const title = format(language, texts.title, { number: week.number });
  const { most } = lists;
  const group = (found: readonly StoredRequest[], empty: string) => {
    if (found.length === 0) return html`<p class="quiet">${empty}</p>`;
    const isCut = found.length > most;
    return html`${isCut && html`<p class="wrong">${format(language, texts.more, { most })}</p>`}
${found.slice(0, most).map((request) => entry(language, request))}`;
  };
  return page(
    language,
    `${title} – ${words.desk.navigation.arrivals}`,
    html`${navigation(words, "arrivals")}
<h1>${title}</h1>
<p>${days(language, week)}</p>
<nav aria-label="${words.desk.navigation.arrivals}">
<a href="${addressOf(weekAt(dayAfter(week.first, -7)))}" rel="prev">${texts.previous}</a>
<a href="/arrivals">${texts.now}</a>
<a href="${addressOf(weekAt(dayAfter(week.first, 7)))}" rel="next">${texts.next}</a>
</nav>
<form class="filter" method="get" action="/arrivals">
<label>${texts.day}
<input type="date" name="day" value="${week.first}" required></label>
<button>${texts.go}</button>
</form>`,
    html`<section aria-labelledby="agreed">
<h2 id="agreed">${texts.agreed}</h2>
${group(lists.coming, texts.nobody)}
</section>
<section aria-labelledby="asked">
<h2 id="asked">${texts.asked}</h2>
${group(lists.open, texts.noneAsked)}
</section>
${
  feed &&
  html`<section class="feed" aria-labelledby="feed">
<h2 id="feed">${texts.feed}</h2>
<p>${texts.feedHint}</p>
<p><a href="${feed}">${feed}</a></p>
</section>`
}`,
  );
}

function days(language: DeskLanguage, { first, last }: Week): string {
  return new Intl.DateTimeFormat(dateLocale(language), {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).formatRange(new Date(first), new Date(last));
}

function addressOf({ name }: Week): string {
  return `/arrivals?week=${name}`;
}

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
