import { getTimes } from "suncalc";
import { describe, expect, test } from "vitest";
import { nightAfter, sunAltitudes } from "#domain/sky/darkness.ts";
import { examplePlace as place } from "../support/example-place.ts";

const names = {
  [-0.833]: ["sunset", "sunrise"],
  [-6]: ["dusk", "dawn"],
  [-12]: ["nauticalDusk", "nauticalDawn"],
  [-18]: ["night", "nightEnd"],
} as const;

const days = Array.from({ length: 136 }, (_, index) =>
  new Date(Date.UTC(2026, 11, 1 + index)).toISOString().slice(0, 10),
);

describe.each(sunAltitudes)("the nights under %d degrees", (altitude) => {
  const [from, to] = names[altitude];

  test("begin and end within a minute of suncalc's, on every day of a season", () => {
    for (const day of days.slice(0, altitude === -18 ? 125 : 136)) {
      const night = nightAfter(day, altitude, place);
      const evening = clock(day, getTimes(noonOf(day), place.latitude, place.longitude)[from]);
      const morning = clock(
        day,
        getTimes(noonOf(dayAfter(day)), place.latitude, place.longitude)[to],
      );
      expect(
        Math.abs((night?.from ?? 0) - evening),
        `${day} ${night?.from} ${evening}`,
      ).toBeLessThan(1);
      expect(Math.abs((night?.to ?? 0) - morning), `${day} ${night?.to} ${morning}`).toBeLessThan(
        1,
      );
    }
  });
});

test("a night that never gets wholly dark is none", () => {
  expect(nightAfter("2027-04-15", -18, place)).toBeUndefined();
  expect(nightAfter("2027-06-21", -6, place)).toBeUndefined();
  expect(nightAfter("2027-04-15", -12, place)).toBeDefined();
});

test("a night that lasts all day is none of daylight: it goes from noon to noon", () => {
  const tromsø = { latitude: 69.65, longitude: 18.96 };
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

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** Minutes on the clock of Sweden's time zone database from the midnight that begins a day. */
function clock(day: string, instant: Date | null): number {
  if (!instant) throw new Error(`no such hour on ${day}`);
  const inSweden = instant.toLocaleString("sv", { timeZone: "Europe/Stockholm" });
  return (Date.parse(`${inSweden.replace(" ", "T")}Z`) - Date.parse(day)) / 60_000;
}
