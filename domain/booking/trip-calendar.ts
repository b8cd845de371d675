import { calendarText } from "../calendar/calendar-file.ts";
import { type ClockParts, clockParts, dateLocale, daysBetween } from "../calendar/dates.ts";
import type { Settings } from "../facts/settings.ts";
import type { Language } from "../pages/languages.ts";
import { darkEnough, nightAfter } from "../sky/darkness.ts";
import { findPackage, type PackageId, type PackageKey } from "./packages.ts";
import { stayDays } from "./stay.ts";

/** A trip for a calendar, without personal data. */
export interface CalendarTrip {
  reference: string;
  package: PackageId;
  date: string;
  numAdults: number;
  numChildren: number;
  locale: Language;
}

/** Those of the site's words that the file holds. */
interface FileWords {
  booking: {
    numAdults: string;
    numChildren: string;
    sent: {
      reference: string;
      event: { request: string; text: string; dark: string; bright: string };
    };
  };
  packages: { cards: Record<PackageKey, { name: string; duration: string }> };
  /** An hour of a clock as the language writes it. */
  clock(parts: ClockParts): string;
}

type Place = Pick<Settings, "siteName" | "siteUrl" | "address" | "coordinates">;

/** The calendar file of a trip, in the guest's language; a later file replaces it. SPEC 7 (calendar file). */
export function formatTripCalendar(
  trip: CalendarTrip,
  settings: Place,
  { booking, packages: texts, clock }: FileWords,
): string {
  const { event, reference } = booking.sent;
  const { first, last } = stayDays(trip.package, trip.date);
  const { key } = findPackage(trip.package);
  const { name, duration } = texts.cards[key];
  const description = [
    `${reference}: ${trip.reference}`,
    `${name}, ${duration}`,
    `${booking.numAdults}: ${trip.numAdults}`,
    ...(trip.numChildren > 0 ? [`${booking.numChildren}: ${trip.numChildren}`] : []),
    "",
    event.text,
    "",
    `${event.dark}:`,
    ...evenings(first, last).map((day) => {
      const night = nightAfter(day, darkEnough, settings.coordinates);
      const from = night ? clock(clockParts(night.from)) : event.bright;
      return `${dayName(day, trip.locale)}: ${from}`;
    }),
  ];
  const { street, postalCode, town } = settings.address;
  return calendarText({
    uid: `${trip.reference}@${new URL(settings.siteUrl).hostname}`,
    now: new Date(),
    first,
    last,
    title: `${settings.siteName}: ${name} (${event.request})`,
    description: description.join("\n"),
    location: `${street}, ${postalCode} ${town}`,
    ...settings.coordinates,
  });
}

// On the last day the guests go home.
function evenings(first: string, last: string): string[] {
  return first === last ? [first] : daysBetween(first, last).slice(0, -1);
}

function dayName(day: string, language: Language): string {
  return new Date(day).toLocaleDateString(dateLocale(language), {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
}
