import { stayDays } from "#domain/booking/stay.ts";
import { dateLocale } from "#domain/calendar/dates.ts";
import { type DeskLanguage, format, wordsOf } from "../words.ts";
import type { StoredRequest } from "./store.ts";
import { weekAt } from "./weeks.ts";

/** A request in one line: reference, name, week and party of a booking; name and subject of a message. */
export function subjectOf(
  { kind, reference, name, body }: StoredRequest,
  language: DeskLanguage,
): string {
  const { mail } = wordsOf(language);
  if (kind === "contact") {
    const subject = subjectName(language, String(body.subject));
    return format(language, mail.contact, { name, subject });
  }
  return format(language, mail.booking, {
    reference: reference ?? "",
    name,
    stay: stayText(String(body.package), String(body.date), language),
    party: partyText(Number(body.numAdults), Number(body.numChildren), language),
  });
}

/** What a guest has chosen as a subject, in words; any other text as it is. */
export function subjectName(language: DeskLanguage, subject: string): string {
  const subjects: Record<string, string> = wordsOf(language).subjects;
  return (Object.hasOwn(subjects, subject) && subjects[subject]) || subject;
}

/** A party in words. */
export function partyText(adults: number, children: number, language: DeskLanguage): string {
  return format(language, wordsOf(language).mail.party, { adults, children });
}

/** The week and the days of a stay. */
export function stayText(packageId: string, date: string, language: DeskLanguage): string {
  const { first, last } = stayDays(packageId, date);
  const dates = new Intl.DateTimeFormat(dateLocale(language), {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).formatRange(new Date(first), new Date(last));
  return format(language, wordsOf(language).mail.stay, { week: weekAt(first).number, dates });
}
