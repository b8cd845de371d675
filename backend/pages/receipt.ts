import { html } from "hono/html";
import { format } from "../format.ts";
import type { lentSettings } from "../lent-settings.ts";
import type { Receipt } from "../people.ts";
import { type DeskLanguage, wordsOf } from "../words.ts";
import { clockText } from "./clock.ts";
import { navigation } from "./navigation.ts";
import { page } from "./page.ts";

/** What was erased, when and how much; no word of whom, so that it can be handed over and kept. */
export function receiptPage(
  language: DeskLanguage,
  { number, at, requests, mails, events }: Receipt,
  settings: ReturnType<typeof lentSettings>,
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
