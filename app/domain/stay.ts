import { dayAfter } from "./days.ts";
import { nightsOf, packages } from "./packages.ts";
import { isCalendarDay } from "./stockholm.ts";

/** The first and the last day of a package (YYYY-MM-DD), and the nights between them. */
export interface Stay {
  first: string;
  last: string;
  nights: number;
}

/** The stay that begins on a day; undefined for a day that does not exist or an unknown package. */
export function stayOf(packageId: string, firstDay: string): Stay | undefined {
  const booked = packages.find(({ id }) => id === packageId);
  if (!booked || !isCalendarDay(firstDay)) return undefined;
  const nights = nightsOf(booked);
  const last = dayAfter(firstDay, nights);
  // After the last year of four digits there is no such day.
  return isCalendarDay(last) ? { first: firstDay, last, nights } : undefined;
}

/** The days of that stay, or the one day where there is none. */
export function daysOf(packageId: string, firstDay: string): Pick<Stay, "first" | "last"> {
  return stayOf(packageId, firstDay) ?? { first: firstDay, last: firstDay };
}
