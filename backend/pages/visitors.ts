import { html } from "hono/html";
import { dateLocale } from "#domain/days.ts";
import { formNames } from "#domain/submission.ts";
import type { Counted, VisitReport } from "#domain/visit-report.ts";
import { format } from "../format.ts";
import type { NoVisits } from "../read-visits.ts";
import { countryName, languageName, pageName } from "../visit-names.ts";
import { type DeskLanguage, wordsOf } from "../words.ts";
import { navigation } from "./navigation.ts";
import { page } from "./page.ts";

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
