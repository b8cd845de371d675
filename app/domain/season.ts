import { dayAfter } from "./days.ts";
import { facts } from "./facts.ts";
import { packages } from "./packages.ts";
import { isCalendarDay } from "./stockholm.ts";

const { season } = facts;

/** The season that contains a day, or else the next one; days as YYYY-MM-DD. */
export function seasonAt(day: string): { first: string; last: string } {
  const year = Number(day.slice(0, 4));
  const endsIn = day.slice(5) > season.last ? year + 1 : year;
  return { first: `${endsIn - 1}-${season.first}`, last: `${endsIn}-${season.last}` };
}

/**
 * Whether a booking lies outside the season, wholly or with its last days; false as long as its first day
 * (YYYY-MM-DD) is none. Without a package only the first day counts. SPEC 5.
 */
export function isOutOfSeason(firstDay: string, packageId: string): boolean {
  if (!isCalendarDay(firstDay)) return false;
  const { days } = packages.find(({ id }) => id === packageId) ?? { days: 1 };
  const { first, last } = seasonAt(firstDay);
  return firstDay < first || dayAfter(firstDay, days - 1) > last;
}

/** The end of the second winter that lies ahead, the running one included: few book a later day on purpose. */
export function lastLikelyDay(today: string): string {
  const nextYear = Number(seasonAt(today).last.slice(0, 4)) + 1;
  return `${nextYear}-${season.last}`;
}
