import fc from "fast-check";
import { expect, test } from "vitest";
import { isCalendarDay, stockholmDay } from "#domain/calendar/dates.ts";

test.each([
  ["2026-07-01T21:59:59.999Z", "2026-07-01", "a second before midnight in summer"],
  ["2026-07-01T22:00:00.000Z", "2026-07-02", "midnight in summer"],
  ["2026-07-02T00:30:00.000Z", "2026-07-02", "after midnight in London too"],
  ["2026-01-15T22:59:59.999Z", "2026-01-15", "a second before midnight in winter"],
  ["2026-01-15T23:00:00.000Z", "2026-01-16", "midnight in winter"],
  ["2026-12-31T22:59:59.999Z", "2026-12-31", "the last second of the year"],
  ["2026-12-31T23:00:00.000Z", "2027-01-01", "the first second of the year"],
  ["2028-02-28T23:00:00.000Z", "2028-02-29", "the start of a leap day"],
  ["2026-03-28T23:00:00.000Z", "2026-03-29", "the day on which clocks go forward"],
  ["2026-03-29T21:59:59.999Z", "2026-03-29", "its last second, in summer time"],
  ["2026-03-29T22:00:00.000Z", "2026-03-30", "the day after it"],
  ["2026-10-24T22:00:00.000Z", "2026-10-25", "the day on which clocks go back"],
  ["2026-10-25T22:59:59.999Z", "2026-10-25", "its last second, in winter time"],
  ["2026-10-25T23:00:00.000Z", "2026-10-26", "the day after it in autumn"],
])("at %s it is %s in Stockholm: %s", (instant, day) => {
  expect(stockholmDay(new Date(instant))).toBe(day);
});

const inDatabase = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

// This test fails when the rules of summer time change; then the rule here has to change too.
test("the operator's day is what the time zone database says", () => {
  const instants = fc.date({
    min: new Date("1996-01-01"),
    max: new Date("2037-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (instant) => {
      expect(stockholmDay(instant)).toBe(inDatabase.format(instant));
    }),
    { numRuns: 10_000 },
  );
});

test("in March and October it is, around every midnight until 2037", () => {
  for (let year = 1996; year <= 2037; year++) {
    for (const month of [2, 9]) {
      for (let day = 1; day <= 31; day++) {
        for (const hour of [22, 23]) {
          const midnight = new Date(Date.UTC(year, month, day, hour));
          const before = new Date(midnight.getTime() - 1);
          expect(stockholmDay(midnight)).toBe(inDatabase.format(midnight));
          expect(stockholmDay(before)).toBe(inDatabase.format(before));
        }
      }
    }
  }
});

test.each(["2026-11-21", "2028-02-29", "2000-02-29", "2026-12-31", "2027-01-01"])(
  "%s is a calendar day",
  (text) => {
    expect(isCalendarDay(text)).toBe(true);
  },
);

test.each([
  "",
  "2026-02-29",
  "2026-02-30",
  "1900-02-29",
  "2026-04-31",
  "2026-00-10",
  "2026-13-10",
  "2026-10-00",
  "2026-10-32",
  "2026-1-1",
  "26-10-10",
  "02026-10-10",
  "2026/10/10",
  "10-10-2026",
  "2026-10-10T00:00:00Z",
  " 2026-10-10",
  "2026-10-10\n",
  "٢٠٢٦-١٠-١٠",
  "tomorrow",
])("%j is no calendar day", (text) => {
  expect(isCalendarDay(text)).toBe(false);
});
