import { expect, test } from "vitest";
import { packages } from "#domain/booking/packages.ts";
import { isOutOfSeason, lastLikelyDay, seasonAt } from "#domain/booking/stay.ts";
import { dayAfter } from "#domain/calendar/dates.ts";
import { facts } from "#domain/facts/facts.ts";

const { season } = facts;

const winter = { first: `2026-${season.first}`, last: `2027-${season.last}` };
const winterAfter = { first: `2027-${season.first}`, last: `2028-${season.last}` };
const beforeWinter = dayAfter(winter.first, -1);
const afterWinter = dayAfter(winter.last);
/** The day from which on a package of so many days ends with the season. */
const lastStart = (days: number) => dayAfter(winter.last, 1 - days);

test.each([
  ["in summer the coming winter counts", "2026-07-01", winter],
  ["so it does on the day before it begins", beforeWinter, winter],
  ["from its first day on it runs", winter.first, winter],
  ["over New Year", "2027-01-01", winter],
  ["to its last day", winter.last, winter],
  ["and on the day after, the next one counts", afterWinter, winterAfter],
])("%s", (_, day, expected) => {
  expect(seasonAt(day)).toEqual(expected);
});

const stays: readonly (readonly [day: string, chosen: string, isOutside: boolean])[] = [
  [beforeWinter, "1-day", true],
  [winter.first, "7-day", false],
  ...packages.flatMap(
    ({ id, days }) =>
      [
        [lastStart(days), id, false],
        [dayAfter(lastStart(days)), id, true],
      ] as const,
  ),
  [winter.last, "", false],
  [afterWinter, "", true],
  ["", "7-day", false],
  ["2027-02-30", "7-day", false],
  ["summer", "7-day", false],
];

test.each(stays)("from %s on, the package '%s' is out of season: %s", (day, chosen, isOutside) => {
  expect(isOutOfSeason(day, chosen)).toBe(isOutside);
});

test.each([
  ["2026-07-01", winterAfter.last],
  [winter.first, winterAfter.last],
  [winter.last, winterAfter.last],
  [afterWinter, `2029-${season.last}`],
])("on %s two winters lie ahead until %s", (today, last) => {
  expect(lastLikelyDay(today)).toBe(last);
});
