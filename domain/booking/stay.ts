import { dayAfter, isCalendarDay } from "../calendar/dates.ts";
import { facts } from "../facts/facts.ts";
import { countNights, findPackage, type PackageId, packages } from "./packages.ts";

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

/** The first and the last day of a package (YYYY-MM-DD), and the nights between them. */
export interface Stay {
  first: string;
  last: string;
  nights: number;
}

/** The stay that begins on a day; undefined for a day that does not exist or an unknown package. */
export function findStay(packageId: string, firstDay: string): Stay | undefined {
  const booked = packages.find(({ id }) => id === packageId);
  if (!booked || !isCalendarDay(firstDay)) return undefined;
  const nights = countNights(booked);
  const last = dayAfter(firstDay, nights);
  // After the last year of four digits there is no such day.
  return isCalendarDay(last) ? { first: firstDay, last, nights } : undefined;
}

/** The days of that stay, or the one day where there is none. */
export function stayDays(packageId: string, firstDay: string): Pick<Stay, "first" | "last"> {
  return findStay(packageId, firstDay) ?? { first: firstDay, last: firstDay };
}

/** What list prices come to, in whole euros. */
export interface Estimate {
  people: number;
  /** Of one person. */
  price: number;
  total: number;
}

/** The sum of list prices. A child's is an adult's: no discount is known (docs/facts.md). */
export function estimatePrice(packageId: PackageId, adults: number, children: number): Estimate {
  const { price } = findPackage(packageId);
  const people = adults + children;
  return { people, price, total: people * price };
}
