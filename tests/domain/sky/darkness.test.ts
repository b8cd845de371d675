import { getTimes } from "suncalc";
import { describe, expect, test } from "vitest";
import { nightAfter, sunAltitudes } from "#domain/sky/darkness.ts";
import { examplePlace as place } from "../../support/example-place.ts";

const names = {
  [-0.833]: ["sunset", "sunrise"],
  [-6]: ["dusk", "dawn"],
  [-12]: ["nauticalDusk", "nauticalDawn"],
  [-18]: ["night", "nightEnd"],
} as const;

const season = Array.from({ length: 136 }, (_, index) =>
  new Date(Date.UTC(2026, 11, 1 + index)).toISOString().slice(0, 10),
);
const tromsø = { latitude: 69.65, longitude: 18.96 };
const kiruna = { latitude: 67.856, longitude: 20.225 };

// Where the sun hardly crosses an altitude, a hundredth of a degree is minutes.
describe.each([
  ["the example place", place, season, 1],
  ["Kiruna", kiruna, season.slice(0, 106), 3],
  ["Tromsø", tromsø, season.slice(0, 106), 3],
] as const)("the nights of a season at %s", (_, at, days, tolerance) => {
  test.each(sunAltitudes)("under %d degrees are suncalc's", (altitude) => {
    const [from, to] = names[altitude];
    for (const day of days) {
      const evening = timesOn(day, at)[from];
      const morning = timesOn(dayAfter(day), at)[to];
      const night = nightAfter(day, altitude, at);
      if (evening && morning) {
        expect(Math.abs((night?.from ?? 0) - clock(day, evening)), day).toBeLessThan(tolerance);
        expect(Math.abs((night?.to ?? 0) - clock(day, morning)), day).toBeLessThan(tolerance);
      } else if (night) expect(night.to - night.from, day).toBeGreaterThan(23 * 60);
    }
  });
});

test("a night that never gets wholly dark is none", () => {
  expect(nightAfter("2027-04-15", -18, place)).toBeUndefined();
  expect(nightAfter("2027-06-21", -6, place)).toBeUndefined();
  expect(nightAfter("2027-04-15", -12, place)).toBeDefined();
});

test("a night that lasts all day is none of daylight: it goes from noon to noon", () => {
  const { from, to } = nightAfter("2026-12-21", -0.833, tromsø) ?? { from: 0, to: 0 };
  expect(from).toBeGreaterThan(11.6 * 60);
  expect(from).toBeLessThan(11.9 * 60);
  expect(to - from).toBeGreaterThan(24 * 60 - 2);
  expect(to - from).toBeLessThan(24 * 60 + 2);
});

test("from one evening to the next, summer time begins an hour later by the clock", () => {
  const before = nightAfter("2027-03-27", -12, place)?.from ?? 0;
  const after = nightAfter("2027-03-28", -12, place)?.from ?? 0;
  expect(after - before).toBeGreaterThan(60);
  expect(after - before).toBeLessThan(65);
});

function timesOn(day: string, { latitude, longitude }: typeof tromsø) {
  return getTimes(new Date(`${day}T12:00:00Z`), latitude, longitude);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** Minutes on the clock of Sweden's time zone database from the midnight that begins a day. */
function clock(day: string, instant: Date): number {
  const inSweden = instant.toLocaleString("sv", { timeZone: "Europe/Stockholm" });
  return (Date.parse(`${inSweden.replace(" ", "T")}Z`) - Date.parse(day)) / 60_000;
}
