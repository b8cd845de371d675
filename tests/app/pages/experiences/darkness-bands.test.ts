import { expect, test } from "vitest";
import { nightAfter } from "#domain/sky/darkness.ts";
import {
  bandPath,
  chartSize,
  discsPath,
  meetingPaths,
  monthsOf,
  xOf,
  yOf,
} from "../../../../app/pages/experiences/darkness-bands.ts";

const season = { first: "2026-12-01", last: "2027-04-15" };
const råstrand = { latitude: 65.03, longitude: 17.63 };
const nightsUnder = (altitude: number) => (day: string) => nightAfter(day, altitude, råstrand);

test("the chart begins with the season and ends with it", () => {
  expect(xOf(season.first, season)).toBe(0);
  expect(xOf(season.last, season)).toBe(chartSize.width);
  expect(yOf(14 * 60)).toBe(0);
  expect(yOf(32 * 60)).toBe(chartSize.plot);
  expect(yOf(12 * 60)).toBe(0);
});

test("the darkest nights end before the season does, while dusk comes every evening", () => {
  expect(farthest(bandPath(season, nightsUnder(-18)))).toBeLessThan(chartSize.width - 20);
  expect(farthest(bandPath(season, nightsUnder(-6)))).toBe(chartSize.width);
});

test("with summer time the evenings step down by an hour from one day to the next", () => {
  const evening = points(bandPath(season, nightsUnder(-12)));
  const [before, after] = ["2027-03-27", "2027-03-28"].map((day) =>
    evening.find(([x]) => x === xOf(day, season)),
  );
  const hour = yOf(19 * 60) - yOf(18 * 60);
  expect((after?.[1] ?? 0) - (before?.[1] ?? 0)).toBeGreaterThanOrEqual(hour);
});

test("the hour of meeting is 18:00 until March, and later and later from then on", () => {
  const { fixed, later } = meetingPaths(season, nightsUnder(-12));
  expect(fixed).toBe(`M0 ${yOf(18 * 60)}H${xOf("2027-03-01", season)}`);
  const heights = points(later).map(([, y = 0]) => y);
  expect(heights[0]).toBe(yOf(18 * 60));
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  expect(heights.at(-1)).toBeGreaterThan(yOf(21 * 60));
});

test("the moon's discs stand in the night of their days", () => {
  const [full, next] = discsPath(season, ["2026-12-24", "2027-01-22"]).match(/M\d+ \d+/g) ?? [];
  expect(full).toBe(`M${xOf("2026-12-24", season) - 9} ${yOf(25 * 60)}`);
  expect(next).toBe(`M${xOf("2027-01-22", season) - 9} ${yOf(25 * 60)}`);
});

test("each month has its name in its middle, April in the middle of its first half", () => {
  expect(monthsOf(season).map(({ first }) => first.slice(0, 7))).toEqual([
    "2026-12",
    "2027-01",
    "2027-02",
    "2027-03",
    "2027-04",
  ]);
  expect(monthsOf(season).at(-1)?.middle).toBe("2027-04-08");
});

function points(path: string): number[][] {
  return path
    .replace(/[Mz]/g, "")
    .split("L")
    .map((point) => point.split(" ").map(Number));
}

function farthest(path: string): number {
  return Math.max(...points(path).map(([x = 0]) => x));
}
