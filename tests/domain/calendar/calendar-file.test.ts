import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type CalendarRequest, calendarText } from "#domain/calendar/calendar-file.ts";
import { daysBetween } from "#domain/calendar/dates.ts";

const wish: CalendarRequest = {
  uid: "RL-7K3M-Q2XD@www.example.com",
  now: new Date("2026-11-23T06:00:00.123Z"),
  first: "2027-02-26",
  last: "2027-03-02",
  title: "Råstrand: Przygoda; 5 dni, zapytanie",
  description: "Numer zapytania: RL-7K3M-Q2XD\n\nŚnieg \\ zorza; żółw, 雪🌌",
  location: "Skolvägen 1, 923 99 Råstrand",
  latitude: 65.03,
  longitude: 17.95,
};

const eventIn = (text: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent") ?? undefined);

test("a wish is whole days that stay free, and invites nobody", () => {
  const text = calendarText(wish);
  const calendar = new ICAL.Component(ICAL.parse(text));
  // The properties that RFC 5545 requires of a calendar; those of its event are below.
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("prodid")).toBeTruthy();
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(["vevent"]);
  const lines = text.split("\r\n");
  for (const line of [
    "UID:RL-7K3M-Q2XD@www.example.com",
    "DTSTAMP:20261123T060000Z",
    "DTSTART;VALUE=DATE:20270226",
    "DTEND;VALUE=DATE:20270303",
    "STATUS:TENTATIVE",
    "TRANSP:TRANSPARENT",
  ]) {
    expect(lines).toContain(line);
  }
  expect(text).not.toMatch(/^(METHOD|ATTENDEE|ORGANIZER|VALARM)/m);
});

test("Mozilla's library reads it as it was meant", () => {
  const event = eventIn(calendarText(wish));
  expect(event.uid).toBe(wish.uid);
  expect([event.summary, event.description, event.location]).toEqual([
    wish.title,
    wish.description,
    wish.location,
  ]);
  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.toString()).toBe("2027-02-26");
  expect(event.endDate.toString()).toBe("2027-03-03");
  expect(event.duration.toSeconds()).toBe(5 * 86_400);
});

test("whatever the words are, no line is longer than 75 octets and nothing is lost", () => {
  const words = fc.string({ unit: "grapheme", maxLength: 300 }).map((text) =>
    // A text of a calendar has no other control characters.
    text.replace(/[\p{Cc}\u2028\u2029]/gu, ""),
  );
  fc.assert(
    fc.property(words, words, (title, description) => {
      const text = calendarText({ ...wish, title, description });
      expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
      expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      for (const line of text.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).toBe(line.toWellFormed());
      }
      const event = eventIn(text);
      expect([event.summary ?? "", event.description ?? ""]).toEqual([title, description]);
    }),
  );
});

test("the days of a stay do not mind leap days, a new year or summer time", () => {
  expect(daysBetween("2028-02-28", "2028-03-01")).toEqual([
    "2028-02-28",
    "2028-02-29",
    "2028-03-01",
  ]);
  expect(daysBetween("2026-12-31", "2027-01-01")).toHaveLength(2);
  expect(daysBetween("2027-03-26", "2027-03-30")).toHaveLength(5);
});
