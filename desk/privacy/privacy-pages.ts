import { html } from "hono/html";
import { clockText } from "../web/format-time.ts";
import { navigation, page } from "../web/page.ts";
import { type DeskLanguage, format, wordsOf } from "../words.ts";
import type { Found, Receipt } from "./data-subjects.ts";
import { healthDays, type retentionSettings } from "./retention.ts";

/** The page that asks for whom something is looked up; below stand the receipts of those who were erased. */
export function guestsPage(
  language: DeskLanguage,
  settings: ReturnType<typeof retentionSettings>,
  receipts: readonly Receipt[],
  isWrong: boolean,
) {
  const words = wordsOf(language);
  const { lent } = words;
  return page(
    language,
    lent.title,
    html`${navigation(words, "guests")}
<h1>${lent.title}</h1>
<form method="post" action="/guests">
<label>${lent.email}
<input type="email" name="email" required autocomplete="off"${isWrong && html` aria-invalid="true" aria-describedby="wrong"`}></label>
<button>${lent.find}</button>
${isWrong && html`<p class="wrong" id="wrong" role="alert">${lent.wrong}</p>`}
</form>`,
    html`<p>${lent.why}</p>
${
  "problems" in settings
    ? settings.problems.map((problem) => html`<p class="wrong">${lent.nothingEnds} ${problem}</p>`)
    : html`<p>${format(language, lent.kept, { months: settings.retentionMonths, days: healthDays })}</p>`
}
${
  receipts.length > 0 &&
  html`<h2>${lent.receipts}</h2>
<ul>${receipts.map(
    ({ number, at, who }) =>
      html`<li><a href="/guests/receipts/${number}">${number}</a>, ${clockText(language, at)}, <bdi>${who}</bdi></li>`,
  )}</ul>
<p><a href="/guests/erasures.jsonl">${lent.keepList}</a></p>`
}`,
  );
}

/** What stands here of one person, and what can be done with it. */
export function foundPage(language: DeskLanguage, email: string, found: readonly Found[]) {
  const { lent } = wordsOf(language);
  const where = html`<p><a href="/?search=${encodeURIComponent(email)}">${lent.mentions}</a></p>`;
  if (found.length === 0) {
    return personPage(language, lent.title, email, html`<p>${lent.none}</p>${where}`);
  }
  return personPage(
    language,
    lent.title,
    email,
    html`${foundList(language, found)}
${where}
<div>${button("/guests/export", email, lent.export)}
${button("/guests/erase", email, lent.erase)}</div>`,
  );
}

/** Asks once more before everything of one person goes. */
export function erasePage(language: DeskLanguage, email: string, found: readonly Found[]) {
  const { lent } = wordsOf(language);
  return personPage(
    language,
    lent.sure,
    email,
    html`<p>${lent.sureText}</p>
${foundList(language, found)}
${button("/guests/erased", email, lent.confirm)}
<p><a href="/guests">${lent.keep}</a></p>`,
  );
}

function personPage(
  language: DeskLanguage,
  title: string,
  email: string,
  main: ReturnType<typeof html>,
) {
  return page(
    language,
    title,
    html`${navigation(wordsOf(language))}
<h1>${title}</h1>`,
    html`<h2><bdi>${email}</bdi></h2>
${main}`,
  );
}

function foundList(language: DeskLanguage, found: readonly Found[]) {
  const { kinds } = wordsOf(language);
  return html`<ul>${found.map(
    ({ kind, receivedAt, name, reference }) =>
      html`<li>${clockText(language, receivedAt)}: ${kinds[kind]}, <bdi>${name}</bdi>${reference && html`, ${reference}`}</li>`,
  )}</ul>`;
}

function button(action: string, email: string, text: string) {
  return html`<form method="post" action="${action}">
<input type="hidden" name="email" value="${email}">
<button>${text}</button>
</form>`;
}

/** What was erased, when and how much; no word of whom, so that it can be handed over and kept. */
export function receiptPage(
  language: DeskLanguage,
  { number, at, requests, mails, events }: Receipt,
  settings: ReturnType<typeof retentionSettings>,
  hasBackups: boolean,
) {
  const { lent } = wordsOf(language);
  const { receipt } = lent;
  const title = `${receipt.title} ${number}`;
  const rows: [label: string, value: string | number][] = [
    [receipt.at, clockText(language, at)],
    [receipt.requests, requests],
    [receipt.mails, mails],
    [receipt.events, events],
  ];
  const elsewhere = [
    ...(hasBackups && "backupDays" in settings
      ? [format(language, receipt.backups, { days: settings.backupDays })]
      : []),
    ...receipt.elsewhere,
  ];
  return page(
    language,
    title,
    html`${navigation(wordsOf(language))}
<h1>${title}</h1>`,
    html`<p>${receipt.text}</p>
<dl>${rows.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
<h2>${receipt.left}</h2>
<ul>${elsewhere.map((text) => html`<li>${text}</li>`)}</ul>`,
  );
}
