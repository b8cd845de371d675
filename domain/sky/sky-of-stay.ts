import { clockInstant, dayAfter, daysBetween, isCalendarDay } from "../calendar/dates.ts";
import { type Coordinates, darkEnough, daylightOn, type Night, nightAfter } from "./darkness.ts";
import { moonLight, moonUpShare, type PhaseDay, phasesBetween } from "./moon.ts";

/** A night of a stay, by the day (YYYY-MM-DD) on whose evening it begins. */
export interface SkyNight {
  day: string;
  /** When it is dark enough for northern lights; undefined if it never is. */
  dark?: Night;
  /** The share of the moon that is lit at midnight. */
  lit: number;
  waxes: boolean;
  /** The share of the dark hours in which the moon is above the horizon. */
  moonUp: number;
}

export interface SkyDay {
  day: string;
  sun: ReturnType<typeof daylightOn>;
  dark?: Night;
}

export interface SkyOfStay {
  /** The first day and, if it is another, the last. */
  days: [SkyDay, ...SkyDay[]];
  nights: [SkyNight, ...SkyNight[]];
  /** The phases that calendars name, with their days. */
  phases: PhaseDay[];
}

/** Longer stays are none of ours, and the formulas hold for the centuries around ours. */
const bounds = { nights: 31, first: "1900-01-01", last: "2100-12-31" };

/**
 * Sun, darkness and moon from the first day of a stay to its last (YYYY-MM-DD); undefined if they are none, or too
 * far away or apart. A stay of one day has the night after it.
 */
export function skyOfStay(first: string, last: string, place: Coordinates): SkyOfStay | undefined {
  const isStay = isCalendarDay(first) && isCalendarDay(last) && first <= last;
  if (!isStay || first < bounds.first || last > bounds.last) return undefined;
  if (last > dayAfter(first, bounds.nights)) return undefined;
  const laterDays = daysBetween(first, last).slice(1);
  const firstNight = nightOf(first, place);
  return {
    days: [
      { day: first, sun: daylightOn(first, place), dark: firstNight.dark },
      ...(last > first ? [dayOf(last, place)] : []),
    ],
    nights: [firstNight, ...laterDays.slice(0, -1).map((day) => nightOf(day, place))],
    phases: phasesBetween(first, last),
  };
}

function dayOf(day: string, place: Coordinates): SkyDay {
  return { day, sun: daylightOn(day, place), dark: nightAfter(day, darkEnough, place) };
}

function nightOf(day: string, place: Coordinates): SkyNight {
  const dark = nightAfter(day, darkEnough, place);
  const midnight = clockInstant(day, 24 * 60);
  return { day, dark, ...moonLight(midnight), moonUp: dark ? moonUpShare(day, dark, place) : 0 };
}
