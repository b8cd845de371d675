import { html } from "hono/html";
import type { MailSettings } from "../mail/mail-settings.ts";
import { clockText } from "../web/format-time.ts";
import { format, wordsOf } from "../words.ts";
import type { Incident } from "./incidents.ts";

/** The mail that tells the family what is wrong, since when, and what to do. */
export function incidentMail(troubles: readonly Incident[], settings: MailSettings) {
  const { subject, intro, closing } = wordsOf(settings.language).watch.alarm.trouble;
  const items = itemsOf(troubles, settings);
  return messageOf(settings, { subject, before: [intro], items, after: [closing] });
}

/** The mail that takes all of that back. */
export function wellMail(settings: MailSettings) {
  const { subject, intro } = wordsOf(settings.language).watch.alarm.well;
  return messageOf(settings, { subject, before: [intro] });
}

/** The mail of a Monday: how many requests came in seven days, and whether anything is still wrong. */
export function weekMail(
  {
    count,
    troubles,
    isWatched,
  }: { count: number; troubles: readonly Incident[]; isWatched: boolean },
  settings: MailSettings,
) {
  const { language } = settings;
  const { week } = wordsOf(language).watch.alarm;
  const isWell = troubles.length === 0;
  const allWell = isWatched ? week.allWell : week.unwatched;
  return messageOf(settings, {
    subject: format(language, isWell ? week.well : week.trouble, { count }),
    before: [format(language, week.count, { count }), isWell ? allWell : week.notWell],
    items: itemsOf(troubles, settings),
  });
}

function itemsOf(troubles: readonly Incident[], { language }: MailSettings): string[] {
  const { kinds } = wordsOf(language).watch.alarm;
  return troubles.map(({ kind, since, count, problems }) => {
    const time = clockText(language, new Date(since).toISOString());
    return [format(language, kinds[kind], { count, time }), ...problems].join("\n");
  });
}

interface Content {
  subject: string;
  before: string[];
  items?: string[];
  after?: string[];
}

function messageOf(
  { from, to, language, deskUrl }: MailSettings,
  { subject, before, items = [], after = [] }: Content,
) {
  const { title, watch } = wordsOf(language);
  const link = deskUrl && `${deskUrl}/outbox`;
  const texts = [...before, ...items.map((item) => `– ${item}`), ...after];
  return {
    from: { email: from, name: title },
    to,
    subject,
    text: [...texts, ...(link ? [link] : [])].join("\n\n"),
    html: String(html`<!doctype html>
<html lang="${language}">
<body>
<h1>${subject}</h1>
${before.map((line) => html`<p>${line}</p>`)}
${items.length > 0 && html`<ul>${items.map((item) => html`<li>${linesOf(item)}</li>`)}</ul>`}
${after.map((line) => html`<p>${line}</p>`)}
${link && html`<p><a href="${link}">${watch.outbox.title}</a></p>`}
</body>
</html>`),
  };
}

function linesOf(item: string) {
  return item.split("\n").map((line, index) => (index === 0 ? line : html`<br>${line}`));
}
