import { dayAfter } from "./dates.ts";

/** The path that returns the calendar file of a trip. */
export const calendarPath = "/api/calendar";

/** A trip as a calendar shows it; days as YYYY-MM-DD. */
export interface CalendarRequest {
  /** Names the event for good, so that a second file replaces the first. */
  uid: string;
  /** When the file was made. */
  now: Date;
  first: string;
  last: string;
  title: string;
  description: string;
  location: string;
  latitude: number;
  longitude: number;
}

/** One entry of a calendar: whole days, from the first to the last. */
export interface CalendarEvent {
  /** Names the event for good, so that a later one replaces it. */
  uid: string;
  /** When it was last changed. */
  now: Date;
  first: string;
  last: string;
  title: string;
  /** What else stands in it: lines as they are written into the file. */
  lines: readonly string[];
}

const maxLine = 75;

/** The iCalendar text of a trip: whole days, shown as free, tentative, and no invitation. */
export function calendarText(trip: CalendarRequest): string {
  const lines = [
    `DESCRIPTION:${escaped(trip.description)}`,
    `LOCATION:${escaped(trip.location)}`,
    `GEO:${trip.latitude};${trip.longitude}`,
    "STATUS:TENTATIVE",
    "TRANSP:TRANSPARENT",
  ];
  return formatCalendar([{ ...trip, lines }]);
}

/** The iCalendar text (RFC 5545) of some events. Each line ends with CR LF and has at most 75 octets. */
export function formatCalendar(events: readonly CalendarEvent[], name?: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//lapland-winter-tours//wish//EN",
    "CALSCALE:GREGORIAN",
    // Every calendar program knows the older name of the two.
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escaped(name)}`]),
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines({ uid, now, first, last, title, lines }: CalendarEvent): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${compact(now.toISOString().replace(/\.\d+/, ""))}`,
    `DTSTART;VALUE=DATE:${compact(first)}`,
    // The end of a calendar's day is the day after.
    `DTEND;VALUE=DATE:${compact(dayAfter(last))}`,
    `SUMMARY:${escaped(title)}`,
    ...lines,
    "CLASS:PRIVATE",
    "END:VEVENT",
  ];
}

function compact(time: string): string {
  return time.replace(/[-:]/g, "");
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

// Never within a character, whose octets a reader would join only after it had read them one by one.
function folded(line: string): string {
  let text = "";
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > maxLine) {
      text += "\r\n ";
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
