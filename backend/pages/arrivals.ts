import { html } from "hono/html";
import { dateLocale, dayAfter } from "#domain/days.ts";
import { format } from "../format.ts";
import type { RequestState, StoredRequest } from "../store.ts";
import { type Week, weekAt } from "../weeks.ts";
import { type DeskLanguage, wordsOf } from "../words.ts";
import { entry } from "./entry.ts";
import { navigation } from "./navigation.ts";
import { page } from "./page.ts";

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
