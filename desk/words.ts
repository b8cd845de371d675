import { IntlMessageFormat } from "intl-messageformat";
import { dateLocale } from "#domain/calendar/dates.ts";
import type { Language } from "#domain/pages/languages.ts";
import english from "#locales/en/desk.json" with { type: "json" };
import swedish from "#locales/sv/desk.json" with { type: "json" };

/** The languages of the family's own pages. */
export const deskLanguages = ["en", "sv"] as const;

export type DeskLanguage = (typeof deskLanguages)[number];

export type Words = typeof english;

/** The words of the desk. */
export const deskWords: Record<DeskLanguage, Words> = { en: english, sv: swedish };

/** The desk's language for somebody: English where they have another. */
export function toDeskLanguage(language: string | undefined): DeskLanguage {
  return language === "sv" ? "sv" : "en";
}

/** A message of the catalogue with its arguments. */
export function format(
  language: Language,
  message: string,
  values: Record<string, string | number>,
): string {
  return String(new IntlMessageFormat(message, language).format(values));
}

const clocks = new Map<DeskLanguage, Intl.DateTimeFormat>();

/** An instant (ISO 8601) as the clock in Sweden shows it. */
export function formatTime(language: DeskLanguage, instant: string): string {
  return findClock(language).format(new Date(instant));
}

// Making a formatter takes longer than writing a page of requests.
function findClock(language: DeskLanguage): Intl.DateTimeFormat {
  const known = clocks.get(language);
  if (known) return known;
  const clock = new Intl.DateTimeFormat(dateLocale(language), {
    timeZone: "Europe/Stockholm",
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
  clocks.set(language, clock);
  return clock;
}

/** A day (ISO 8601) in words, with the parts that are asked for. */
export function formatDay(
  language: Language,
  day: string,
  parts: Intl.DateTimeFormatOptions,
): string {
  return dayFormat(language, parts).format(new Date(day));
}

/** The days from one to another in words. */
export function formatDays(
  language: Language,
  { first, last }: { first: string; last: string },
  parts: Intl.DateTimeFormatOptions,
): string {
  return dayFormat(language, parts).formatRange(new Date(first), new Date(last));
}

function dayFormat(language: Language, parts: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(dateLocale(language), { ...parts, timeZone: "UTC" });
}
