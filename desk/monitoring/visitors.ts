import type { Context } from "hono";
import { html } from "hono/html";
import { formNames } from "#domain/booking/submission.ts";
import { dateLocale } from "#domain/calendar/dates.ts";
import type { Language } from "#domain/pages/languages.ts";
import type { AnyPage } from "#domain/pages/pages.ts";
import { isLegalKey, legalPathOf, pathOf } from "#domain/pages/routes.ts";
import { type Counted, defaultWeeks, type VisitReport } from "#domain/visits/visit-report.ts";
import { log } from "../../worker/log.ts";
import type { DeskEnv, Env } from "../env.ts";
import { navigation, page } from "../web/page.ts";
import { type DeskLanguage, format, wordsOf } from "../words.ts";
import { NoReportError, type NoVisits, readVisits } from "./read-visits.ts";

/** A page of the site by its path in a language; one of an older version of the site by its name. */
export function pageName(page: string, language: Language): string {
  const key = page as AnyPage;
  try {
    return decodeURI(isLegalKey(key) ? legalPathOf(key) : pathOf(key, language));
  } catch {
    return page;
  }
}

/** A country in the words of a language; Cloudflare's T1 is the Tor network. */
export function countryName(code: string, language: Language): string {
  return code === "T1" ? "Tor" : nameOf("region", code, language);
}

export function languageName(code: string, language: Language): string {
  return nameOf("language", code, language);
}

function nameOf(type: "region" | "language", code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(language, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** The page of what was counted on the site, or of how to have it counted. */
export function visitorsPage(language: DeskLanguage, reading: VisitReport | NoVisits) {
  const words = wordsOf(language);
  const { title } = words.visitors;
  return page(
    language,
    title,
    html`${navigation(words, "visitors")}
<h1>${title}</h1>`,
    typeof reading === "string" ? nothing(language, reading) : report(language, reading),
  );
}

function nothing(language: DeskLanguage, why: NoVisits) {
  const { text, steps } = wordsOf(language).visitors.nothing[why];
  return html`<p>${text}</p>
${steps.length > 0 && html`<ol>${steps.map((step) => html`<li>${step}</li>`)}</ol>`}`;
}

function report(language: DeskLanguage, { weeks, forms, bots, ...lists }: VisitReport) {
  const { visitors: texts, kinds } = wordsOf(language);
  return html`<p>${texts.intro}</p>
<div class="scroll" tabindex="0" role="region" aria-label="${texts.weeks}">
<table>
<caption>${texts.weeks}</caption>
<thead>
<tr><th scope="col" rowspan="2">${texts.week}</th><th scope="col" rowspan="2">${texts.pages}</th>${formNames.map((form) => html`<th scope="colgroup" colspan="2">${kinds[form]}</th>`)}</tr>
<tr>${formNames.map(() => html`<th scope="col">${texts.begun}</th><th scope="col">${texts.sent}</th>`)}</tr>
</thead>
<tbody>
${weeks.map(
  ({
    monday,
    pages,
    forms: { contact, booking },
  }) => html`<tr><th scope="row">${day(language, monday)}</th>${[pages, contact.begun, contact.sent, booking.begun, booking.sent].map((count) => html`<td>${number(language, count)}</td>`)}</tr>
`,
)}</tbody>
</table>
</div>
<p>${format(language, texts.forms, { contact: forms.contact.seen, booking: forms.booking.seen, refused: forms.contact.refused + forms.booking.refused })}</p>
${list(language, texts.pages, lists.pages, (name) => pageName(name, language))}
${list(language, texts.languages, lists.languages, (code) => languageName(code, language))}
${list(language, texts.countries, lists.countries, (code) => countryName(code, language))}
${list(language, texts.referrers, lists.referrers, (host) => host)}
<p class="quiet">${format(language, texts.bots, { bots })}</p>`;
}

function list(
  language: DeskLanguage,
  title: string,
  counted: readonly Counted[],
  nameOf: (name: string) => string,
) {
  const most = Math.max(...counted.map(({ count }) => count), 1);
  if (counted.length === 0) return html``;
  return html`<table class="bars">
<caption>${title}</caption>
<tbody>
${counted.map(
  ({
    name,
    count,
  }) => html`<tr><th scope="row"><bdi>${nameOf(name)}</bdi></th><td>${number(language, count)}</td><td aria-hidden="true"><meter min="0" max="${most}" value="${count}"></meter></td></tr>
`,
)}</tbody>
</table>`;
}

function number(language: DeskLanguage, count: number): string {
  return new Intl.NumberFormat(dateLocale(language)).format(count);
}

function day(language: DeskLanguage, monday: string): string {
  const options = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(dateLocale(language), options).format(new Date(monday));
}

/** The page of how many pages were opened, and forms begun and sent. */
export async function visitors(c: Context<DeskEnv>): Promise<Response> {
  const reading = await read(c.env);
  const isWell = typeof reading !== "string" || reading === "unset";
  return c.html(visitorsPage(c.get("language"), reading), isWell ? 200 : 503);
}

async function read({ ACCOUNT_ID, ANALYTICS_TOKEN }: Env): Promise<VisitReport | NoVisits> {
  const account = ACCOUNT_ID?.trim();
  const token = ANALYTICS_TOKEN?.trim();
  if (!account || !token) return "unset";
  try {
    return await readVisits({ account, token }, defaultWeeks, new Date());
  } catch (error) {
    if (!(error instanceof NoReportError)) throw error;
    log("error", "visitors", { cause: error.message });
    return error.isRefused ? "refused" : "away";
  }
}
