import { getPosition, getTimes } from "suncalc";
import { expect, test } from "vitest";
import { examplePlace } from "../support/example-place.ts";

/** What the texts say of sun and darkness, held where the example family lives; docs/facts.md lists it as computed. */

const { latitude, longitude } = examplePlace;

/** Under these altitudes of the sun, in degrees, a twilight has ended: the eye needs a lamp, then sees every star. */
const civil = -6;
const nautical = -12;
const astronomical = -18;

// One of them has a leap day.
const years = [2026, 2027, 2028];
/** The days that texts speak of, whatever the season: December to mid-April. */
const winters = years.flatMap((year) => daysBetween(`${year}-12-01`, `${year + 1}-04-15`));

test("the sun rises and sets on every day of a winter", () => {
  for (const day of winters) {
    const { sunrise, sunset } = sunOn(day);
    expect([sunrise, sunset], day).toEqual([expect.any(Date), expect.any(Date)]);
  }
});

test("from the second week of December on, its days have three to four hours of sun", () => {
  const hours = dayLengths("12-10", "12-31");
  expect(Math.min(...hours)).toBeGreaterThan(3);
  expect(Math.max(...hours)).toBeLessThan(4);
});

test("on the shortest day the sun is up from about ten to half past one", () => {
  expect(clock(sunOn("2026-12-21").sunrise)).toBe("09:59");
  expect(clock(sunOn("2026-12-21").sunset)).toBe("13:33");
});

test("breakfast at half past seven is dark in December and has sun in March", () => {
  expect(Math.max(...altitudes("12-01", "12-31", "07:30"))).toBeLessThan(civil);
  expect(Math.min(...altitudes("03-01", "03-31", "07:30"))).toBeGreaterThan(0);
});

test("who comes back at half past three has the last of the light, even in December", () => {
  expect(Math.min(...altitudes("12-01", "12-31", "15:30"))).toBeGreaterThan(nautical);
});

test("in mid-April the sun stays until supper, and sets", () => {
  expect(clock(sunOn("2027-04-15").sunset)).toBe("20:24");
});

test("who meets at 18:00 and drives stands in the dark at 19:00 from December to February", () => {
  expect(Math.max(...altitudes("12-01", "02-28", "19:00"))).toBeLessThan(nautical);
});

test.each([
  ["03-15", "19:35"],
  ["03-29", "21:27"],
  ["04-15", "22:52"],
])("on %s it is not dark before %s", (day, time) => {
  expect(clock(sunOn(`2027-${day}`).nauticalDusk)).toBe(time);
  expect(altitudeAt(`2027-${day}`, "19:00")).toBeGreaterThan(nautical);
});

test("by mid-April no night is wholly dark", () => {
  const days = winters.filter((day) => isBetween(day, "04-10", "04-15"));
  expect(days).toHaveLength(years.length * 6);
  for (const day of days) {
    const { night, nadir } = sunOn(day);
    expect(night, day).toBeNull();
    expect(getPosition(nadir, latitude, longitude).altitude, day).toBeGreaterThan(astronomical);
  }
});

function sunOn(day: string) {
  return getTimes(new Date(`${day}T12:00:00Z`), latitude, longitude);
}

function dayLengths(first: string, last: string): number[] {
  return winters
    .filter((day) => isBetween(day, first, last))
    .map((day) => (Number(sunOn(day).sunset) - Number(sunOn(day).sunrise)) / 3_600_000);
}

/** How high the sun stands at a time of the clock, on each day of the winters from one to another (month and day). */
function altitudes(first: string, last: string, time: string): number[] {
  return winters.filter((day) => isBetween(day, first, last)).map((day) => altitudeAt(day, time));
}

function altitudeAt(day: string, time: string): number {
  const winterTime = new Date(`${day}T${time}:00+01:00`);
  const summerTime = new Date(`${day}T${time}:00+02:00`);
  const instant = clock(winterTime) === time ? winterTime : summerTime;
  return getPosition(instant, latitude, longitude).altitude;
}

function clock(instant: Date | null): string {
  if (!instant) return "never";
  const format = { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Stockholm" } as const;
  return instant.toLocaleTimeString("sv", format);
}

/** Whether a day lies between two days of a winter, each month and day; a winter begins in December. */
function isBetween(day: string, first: string, last: string): boolean {
  const inWinter = (monthAndDay: string) => monthAndDay.replace(/^12-/, "00-");
  const asked = inWinter(day.slice(5));
  return asked >= inWinter(first) && asked <= inWinter(last);
}

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (const at = new Date(first); at <= new Date(last); at.setUTCDate(at.getUTCDate() + 1)) {
    days.push(at.toISOString().slice(0, 10));
  }
  return days;
}
