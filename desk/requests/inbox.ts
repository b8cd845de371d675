import type { Context } from "hono";
import { html } from "hono/html";
import type { DeskEnv } from "../env.ts";
import { mailSettings } from "../mail/mail-settings.ts";
import { navigation, notice, page } from "../web/page.ts";
import { type DeskLanguage, type Words, wordsOf } from "../words.ts";
import { entry } from "./fields.ts";
import { type Filter, filterForm, formatQuery, isFiltered, readFilter } from "./filter.ts";
import { openStore, type StoredRequest } from "./store.ts";

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
${filter.before && html`<a href="/${formatQuery(filter)}">${list.newest}</a>`}
${older && html`<a href="/${formatQuery(filter, last.id)}" rel="next">${list.older}</a>`}
</nav>`;
}

/** The page of received requests, as its address filters them. */
export async function inbox(c: Context<DeskEnv>): Promise<Response> {
  const language = c.get("language");
  const filter = readFilter(c.req.query());
  if (!filter) return c.html(notice(language, "wrongAddress"), 400);
  // One more than is shown tells whether there are older ones.
  const found = await openStore(c.env.DB).list({ ...filter, limit: filter.limit + 1 });
  return c.html(inboxPage(language, found, filter, mailSettings(c.env)));
}
