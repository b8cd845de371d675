import { html } from "hono/html";
import { type Filter, isFiltered, queryOf } from "../filter.ts";
import type { mailSettings } from "../mail-settings.ts";
import type { StoredRequest } from "../store.ts";
import { type DeskLanguage, type Words, wordsOf } from "../words.ts";
import { entry } from "./entry.ts";
import { filterForm } from "./filter-form.ts";
import { navigation } from "./navigation.ts";
import { page } from "./page.ts";

/** The page that lists the received requests, newest first: one more than its limit if there are older ones. */
export function inboxPage(
  language: DeskLanguage,
  found: readonly StoredRequest[],
  filter: Filter,
  { mail, problems }: ReturnType<typeof mailSettings>,
) {
  const words = wordsOf(language);
  const requests = found.slice(0, filter.limit);
  return page(
    language,
    words.title,
    html`${navigation(words, "inbox")}
<h1>${words.title}</h1>
${problems.map((problem) => html`<p class="wrong">${problem}</p>`)}
${!mail && problems.length === 0 && html`<p class="quiet">${words.mail.off}</p>`}
${filterForm(language, filter)}`,
    html`<p class="quiet">${summary(words, requests, filter)}</p>
${requests.map((request) => entry(language, request))}
${pages(words, found, filter)}`,
  );
}

function summary({ list }: Words, requests: readonly StoredRequest[], filter: Filter): string {
  if (requests.length > 0) return list.summary;
  return isFiltered(filter) || filter.before ? list.noMatch : list.empty;
}

function pages({ list }: Words, found: readonly StoredRequest[], filter: Filter) {
  const last = found[filter.limit - 1];
  const older = found.length > filter.limit && last;
  if (!older && !filter.before) return "";
  return html`<nav>
${filter.before && html`<a href="/${queryOf(filter)}">${list.newest}</a>`}
${older && html`<a href="/${queryOf(filter, last.id)}" rel="next">${list.older}</a>`}
</nav>`;
}
