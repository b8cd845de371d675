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
  // Days of a calendar have no clock, so summer time does not change their number.
  const last = new Date(firstDay);
  last.setUTCDate(last.getUTCDate() + nights);
  // After the last year of four digits there is no such day.
  const end = last.toISOString().slice(0, 10);
  return isCalendarDay(end) ? { first: firstDay, last: end, nights } : undefined;
}
