import fc from "fast-check";
import { expect, test } from "vitest";
import { packages } from "#domain/booking/packages.ts";
import { findStay } from "#domain/booking/stay.ts";
import { days } from "./trip-selections.ts";

test.each([
  ["a week", "7-day", "2027-02-01", "2027-02-07", 6],
  ["a day, which has no night", "1-day", "2027-02-01", "2027-02-01", 0],
  ["the beginning of summer time", "3-day", "2027-03-27", "2027-03-29", 2],
  ["the end of summer time", "5-day", "2026-10-23", "2026-10-27", 4],
  ["the end of a year", "7-day", "2026-12-28", "2027-01-03", 6],
  ["a leap day", "3-day", "2028-02-28", "2028-03-01", 2],
])("a stay ends on its last day: %s", (_, id, first, last, nights) => {
  expect(findStay(id, first)).toEqual({ first, last, nights });
});

test("a stay has as many days as its package, wherever in the calendar it begins", () => {
  fc.assert(
    fc.property(fc.constantFrom(...packages), days, ({ id, days: length }, first) => {
      const stay = findStay(id, first);
      const between = Date.parse(stay?.last ?? "") - Date.parse(first);
      expect(between / 86_400_000).toBe(length - 1);
      expect(stay?.nights).toBe(length - 1);
    }),
  );
});

test.each([
  ["a day that does not exist", "7-day", "2027-02-30"],
  ["no day", "7-day", ""],
  ["a day with a time", "7-day", "2027-02-01T10:00:00Z"],
  ["an unknown package", "9-day", "2027-02-01"],
  ["no package", "", "2027-02-01"],
  ["the end of the calendar", "7-day", "9999-12-31"],
])("there is no stay for %s", (_, id, first) => {
  expect(findStay(id, first)).toBeUndefined();
});
