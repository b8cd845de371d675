import type { Language } from "./languages.ts";

/** Milliseconds of a day of the calendar, which no change of clocks makes longer or shorter. */
export const dayLength = 86_400_000;

/** The day (YYYY-MM-DD) that comes a number of days after another. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** The days from one to another, both included; none if the last comes before the first. */
export function daysBetween(first: string, last: string): string[] {
  const count = (Date.parse(last) - Date.parse(first)) / dayLength + 1;
  return Array.from({ length: count }, (_, index) => dayAfter(first, index));
}

/** How the words of a language write a date; English ones are British. */
export function dateLocale(language: Language): string {
  return language === "en" ? "en-GB" : language;
}
