import { dateLocale, dayLength } from "#domain/days.ts";
import { stayOf } from "#domain/stay.ts";
import { format } from "./format.ts";
import type { StoredRequest } from "./store.ts";
import { type DeskLanguage, wordsOf } from "./words.ts";

/** A request in one line: reference, name, week and party of a booking; name and subject of a message. */
export function subjectOf(
  { kind, reference, name, body }: StoredRequest,
  language: DeskLanguage,
): string {
  const { mail, subjects } = wordsOf(language);
  if (kind === "contact") {
    const named: Record<string, string> = subjects;
    const subject = named[String(body.subject)] ?? String(body.subject);
    return format(language, mail.contact, { name, subject });
  }
  return format(language, mail.booking, {
    reference: reference ?? "",
    name,
    stay: stayText(String(body.package), String(body.date), language),
    party: partyText(Number(body.numAdults), Number(body.numChildren), language),
  });
}

function partyText(adults: number, children: number, language: DeskLanguage): string {
  return format(language, wordsOf(language).mail.party, { adults, children });
}

function stayText(packageId: string, date: string, language: DeskLanguage): string {
  const { first, last } = stayOf(packageId, date) ?? { first: date, last: date };
  const dates = new Intl.DateTimeFormat(dateLocale(language), {
    ...{ day: "numeric", month: "short", year: "numeric" },
    timeZone: "UTC",
  }).formatRange(new Date(first), new Date(last));
  return format(language, wordsOf(language).mail.stay, { week: weekOf(first), dates });
}

/** The week of a day as Swedish calendars count them: that of its Thursday. ISO 8601. */
export function weekOf(day: string): number {
  const time = Date.parse(day);
  const weekday = (new Date(time).getUTCDay() + 6) % 7;
  const thursday = new Date(time + (3 - weekday) * dayLength);
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday.getTime() - newYear) / (7 * dayLength));
}
