import { dateLocale } from "#domain/days.ts";
import { stayOf } from "#domain/stay.ts";
import { format } from "./format.ts";
import type { StoredRequest } from "./store.ts";
import { weekAt } from "./weeks.ts";
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

/** A party in words. */
export function partyText(adults: number, children: number, language: DeskLanguage): string {
  return format(language, wordsOf(language).mail.party, { adults, children });
}

/** The week and the days of a stay. */
export function stayText(packageId: string, date: string, language: DeskLanguage): string {
  const { first, last } = stayOf(packageId, date) ?? { first: date, last: date };
  const dates = new Intl.DateTimeFormat(dateLocale(language), {
    ...{ day: "numeric", month: "short", year: "numeric" },
    timeZone: "UTC",
  }).formatRange(new Date(first), new Date(last));
  return format(language, wordsOf(language).mail.stay, { week: weekAt(first).number, dates });
}
