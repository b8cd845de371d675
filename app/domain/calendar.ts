import { dayAfter } from "./days.ts";

/** Where the calendar file of a wish is sent for. */
export const calendarPath = "/api/calendar";

/** A wish as a calendar shows it; days as YYYY-MM-DD. */
export interface CalendarWish {
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

const longestLine = 75;

/**
 * The iCalendar text (RFC 5545) of a wish: whole days that stay free, tentative, and no invitation. Each line ends with
 * CR LF and has at most 75 octets.
 */
export function calendarText(wish: CalendarWish): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//lapland-winter-tours//wish//EN",
    "CALSCALE:GREGORIAN",
    "BEGIN:VEVENT",
    `UID:${escaped(wish.uid)}`,
    `DTSTAMP:${compact(wish.now.toISOString().replace(/\.\d+/, ""))}`,
    `DTSTART;VALUE=DATE:${compact(wish.first)}`,
    // The end of a calendar's day is the day after.
    `DTEND;VALUE=DATE:${compact(dayAfter(wish.last))}`,
    `SUMMARY:${escaped(wish.title)}`,
    `DESCRIPTION:${escaped(wish.description)}`,
    `LOCATION:${escaped(wish.location)}`,
    `GEO:${wish.latitude};${wish.longitude}`,
    "STATUS:TENTATIVE",
    "TRANSP:TRANSPARENT",
    "CLASS:PRIVATE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
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
    if (octets + size > longestLine) {
      text += "\r\n ";
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
