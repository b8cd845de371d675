import { html } from "hono/html";
import { dateLocale } from "#domain/days.ts";
import type { Filter } from "../filter.ts";
import { format } from "../format.ts";
import type { mailSettings } from "../mail-settings.ts";
import type { StoredRequest } from "../store.ts";
import { type DeskLanguage, type Words, wordsOf } from "../words.ts";
import { fieldList } from "./fields.ts";
import { filterForm } from "./filter-form.ts";
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
    html`<h1>${words.title}</h1>
${problems.map((problem) => html`<p class="wrong">${problem}</p>`)}
${!mail && problems.length === 0 && html`<p>${words.mail.off}</p>`}
${filterForm(words, filter)}`,
    html`<p>${summary(words, requests, filter)}</p>
${requests.map((request) => card(language, words, request))}
${pages(words, found, filter)}`,
  );
}

function summary({ list }: Words, requests: readonly StoredRequest[], filter: Filter): string {
  if (requests.length > 0) return list.summary;
  return filter.kind || filter.search || filter.before ? list.noMatch : list.empty;
}

function card(
  language: DeskLanguage,
  words: Words,
  { id, kind, receivedAt, name, body, reference, mail }: StoredRequest,
) {
  return html`<article id="request-${id}">
<h2><span class="kind ${kind}">${words.kinds[kind]}</span> <bdi>${name}</bdi></h2>
<p><time datetime="${receivedAt}">${clock(language).format(new Date(receivedAt))}</time>${
    reference && html` · <strong>${reference}</strong>`
  }</p>
${mail && mailNote(language, words, mail)}
${fieldList(words, body)}
</article>
`;
}

function mailNote(
  language: DeskLanguage,
  { mail: words }: Words,
  { state, attempts, sentAt, cause }: NonNullable<StoredRequest["mail"]>,
) {
  if (state === "sent") {
    const time = clock(language).format(new Date(sentAt ?? 0));
    return html`<p>${format(language, words.sent, { time })}</p>`;
  }
  if (state === "unsure") return html`<p class="wrong">${words.unsure}</p>`;
  const waits = format(language, words.waits, { attempts });
  return html`<p${cause && html` class="wrong"`}>${waits}${cause && html` <bdi>${cause}</bdi>`}</p>`;
}

function pages({ list }: Words, found: readonly StoredRequest[], filter: Filter) {
  const last = found[filter.limit - 1];
  const older = found.length > filter.limit && last;
  if (!older && !filter.before) return "";
  return html`<nav>
${filter.before && html`<a href="${addressOf(filter)}">${list.newest}</a>`}
${older && html`<a href="${addressOf(filter, last.id)}" rel="next">${list.older}</a>`}
</nav>`;
}

function addressOf({ kind, search }: Filter, before?: number): string {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(search && { search: search.toWellFormed() }),
    ...(before && { before: String(before) }),
  });
  return `/?${query}`;
}

const clocks = new Map<DeskLanguage, Intl.DateTimeFormat>();

// A formatter takes longer to make than a page of requests to write.
function clock(language: DeskLanguage): Intl.DateTimeFormat {
  const known = clocks.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(dateLocale(language), {
    timeZone: "Europe/Stockholm",
    ...{ weekday: "short", day: "numeric", month: "short", year: "numeric" },
    ...{ hour: "2-digit", minute: "2-digit" },
  });
  clocks.set(language, made);
  return made;
}
