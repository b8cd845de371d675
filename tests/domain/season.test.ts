import { expect, test } from "vitest";
import { isOutOfSeason, lastLikelyDay, season, seasonAt } from "#domain/season.ts";
import { stockholmDay } from "#domain/stockholm.ts";

const winter = { first: "2026-12-01", last: "2027-04-15" };
const winterAfter = { first: "2027-12-01", last: "2028-04-15" };

test.each([
  ["in summer the coming winter counts", "2026-07-01", winter],
  ["so it does on the day before it begins", "2026-11-30", winter],
  ["from its first day on it runs", "2026-12-01", winter],
  ["over New Year", "2027-01-01", winter],
  ["to its last day", "2027-04-15", winter],
  ["and on the day after, the next one counts", "2027-04-16", winterAfter],
])("%s", (_, day, expected) => {
  expect(seasonAt(day)).toEqual(expected);
});

test("a season lies ahead, at whatever day the page is read", () => {
  const today = stockholmDay(new Date());
  expect(seasonAt(today).last >= today).toBe(true);
  expect(seasonAt(today).first.endsWith(season.first)).toBe(true);
});

test.each([
  ["2026-11-30", "1-day", true],
  ["2026-12-01", "7-day", false],
  ["2027-02-01", "5-day", false],
  ["2027-04-09", "7-day", false],
  ["2027-04-10", "7-day", true],
  ["2027-04-11", "5-day", false],
  ["2027-04-12", "5-day", true],
  ["2027-04-13", "3-day", false],
  ["2027-04-14", "3-day", true],
  ["2027-04-15", "1-day", false],
  ["2027-04-15", "", false],
  ["2027-04-16", "", true],
  ["2026-12-29", "7-day", false],
  ["2027-07-15", "1-day", true],
  ["", "7-day", false],
  ["2027-02-30", "7-day", false],
  ["summer", "7-day", false],
])("from %s on, the package '%s' is out of season: %s", (day, chosen, isOutside) => {
  expect(isOutOfSeason(day, chosen)).toBe(isOutside);
});

test.each([
  ["2026-07-01", "2028-04-15"],
  ["2026-12-01", "2028-04-15"],
  ["2027-04-15", "2028-04-15"],
  ["2027-04-16", "2029-04-15"],
])("on %s two winters lie ahead until %s", (today, last) => {
  expect(lastLikelyDay(today)).toBe(last);
});
