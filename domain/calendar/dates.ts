import type { Language } from "../pages/languages.ts";

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

const minute = 60_000;
const hour = 60 * minute;

let latest = { hour: Number.NaN, day: "" };

/** The operator's day in Sweden at an instant, as YYYY-MM-DD. SPEC 5 (date not before today). */
export function stockholmDay(instant: Date): string {
  // Every page needs the day, some twice, so it is cached for an hour; days start and end on a full hour.
  const now = Math.floor(instant.getTime() / hour);
  if (now !== latest.hour) latest = { hour: now, day: dayAt(instant) };
  return latest.day;
}

function dayAt(instant: Date): string {
  return new Date(instant.getTime() + clockOffset(instant)).toISOString().slice(0, 10);
}

/** The instant of a minute on Sweden's clock, counted from the midnight that begins a day. */
export function clockInstant(date: string, minutes: number): number {
  const instant = Date.parse(date) + minutes * minute;
  return instant - clockOffset(new Date(instant - clockOffset(new Date(instant))));
}

/** Milliseconds by which Sweden's clock is ahead of UTC. */
export function clockOffset(instant: Date): number {
  return isSummerTime(instant) ? 2 * hour : hour;
}

// The European Union's current rule; the tests compare it with the time zone database. Asking the database
// here would cost each cold start 12 ms.
function isSummerTime(instant: Date): boolean {
  const year = instant.getUTCFullYear();
  return instant >= lastSundayAtOne(year, 2) && instant < lastSundayAtOne(year, 9);
}

function lastSundayAtOne(year: number, month: number): Date {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return new Date(lastDay.getTime() - lastDay.getUTCDay() * 24 * hour);
}

/**
 * Whether a trip can begin on a day: it exists, and leaves room before the year 10,000, which YYYY-MM-DD and calendar programs
 * cannot write.
 */
export function isTripDay(text: string): boolean {
  return isCalendarDay(text) && text < "9999";
}

/** Whether a text is YYYY-MM-DD and names a day that exists. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** Both of two digits. */
export type ClockParts = Record<"hour" | "minute", string>;

/** Minutes after a midnight as the hour and the minute of a clock, both of two digits. */
export function clockParts(minutes: number): ClockParts {
  const rounded = (Math.round(minutes) + 1440) % 1440;
  const digits = (part: number) => String(Math.floor(part)).padStart(2, "0");
  return { hour: digits(rounded / 60), minute: digits(rounded % 60) };
}
