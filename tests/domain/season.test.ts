import { expect, test } from "vitest";
import { season, seasonAt } from "#domain/season.ts";
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
