import { dayAfter, dayLength, isCalendarDay } from "#domain/calendar/dates.ts";

/** A week from Monday to Sunday as Swedish calendars count them. ISO 8601. */
export interface Week {
  /** 2027-W07 */
  name: string;
  number: number;
  first: string;
  last: string;
}

/** The week in which a day (YYYY-MM-DD) lies: its year and number are those of its Thursday. */
export function weekAt(day: string): Week {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  const first = dayAfter(day, -weekday);
  const thursday = dayAfter(first, 3);
  const year = thursday.slice(0, 4);
  const dayOfYear = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / dayLength;
  const number = 1 + Math.floor(dayOfYear / 7);
  const name = `${year}-W${String(number).padStart(2, "0")}`;
  return { name, number, first, last: dayAfter(first, 6) };
}

/** The week of a name; undefined where that year has no such week. */
export function weekNamed(name: string): Week | undefined {
  const [, year, number] = /^(2\d{3})-W(\d{2})$/.exec(name) ?? [];
  if (!year || !number) return undefined;
  // The fourth of January is always in the first week.
  const week = weekAt(dayAfter(`${year}-01-04`, 7 * (Number(number) - 1)));
  return week.name === name ? week : undefined;
}

/** Whether a text is a day of this millennium, whose weeks all have names. */
export function isDeskDay(text: string): boolean {
  return /^2\d{3}-/.test(text) && isCalendarDay(text);
}
