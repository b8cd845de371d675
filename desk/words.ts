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

// Making a formatter takes longer than writing a page. There are as many as messages and kinds of dates in the code.
const formatters = new Map<string, unknown>();

function reuse<Formatter>(key: string, make: () => Formatter): Formatter {
  if (!formatters.has(key)) formatters.set(key, make());
  return formatters.get(key) as Formatter;
}

/** A message of the catalogue with its arguments. */
export function format(
  language: Language,
  message: string,
  values: Record<string, string | number>,
): string {
  const formatter = reuse(`${language} ${message}`, () => new IntlMessageFormat(message, language));
  return String(formatter.format(values));
}

/** An instant (ISO 8601) as the clock in Sweden shows it. */
export function formatTime(language: DeskLanguage, instant: string): string {
  const formatter = dateFormat(language, {
    timeZone: "Europe/Stockholm",
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
  return formatter.format(new Date(instant));
}

/** A day (ISO 8601) in words, with the parts that are asked for. */
export function formatDay(
  language: Language,
  day: string,
  parts: Intl.DateTimeFormatOptions,
): string {
  return dateFormat(language, { ...parts, timeZone: "UTC" }).format(new Date(day));
}

/** The days from one to another in words. */
export function formatDays(
  language: Language,
  { first, last }: { first: string; last: string },
  parts: Intl.DateTimeFormatOptions,
): string {
  const formatter = dateFormat(language, { ...parts, timeZone: "UTC" });
  return formatter.formatRange(new Date(first), new Date(last));
}

/** A guest's language in the reader's. */
export function languageName(language: DeskLanguage, guestLanguage: string): string {
  const make = () => new Intl.DisplayNames(language, { type: "language" });
  return reuse(`names ${language}`, make).of(guestLanguage) ?? guestLanguage;
}

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions) {
  return reuse(
    `dates ${language} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(dateLocale(language), options),
  );
}
