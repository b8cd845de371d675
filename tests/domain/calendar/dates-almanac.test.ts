import { getMoonIllumination, getMoonPosition } from "suncalc";
import { expect, test } from "vitest";
import { clockInstant } from "#domain/calendar/dates.ts";
import { darkEnough, daylightOn, nightAfter } from "#domain/sky/darkness.ts";
import { moonLight, moonPhaseOn, moonUpShare } from "#domain/sky/moon.ts";
import { examplePlace } from "../../support/example-place.ts";

/** The sun and the moon of the pages, held against almanacs: nothing may be more than three minutes off. */
const tolerance = 3;

// The U.S. Naval Observatory, "Rise and Set for the Sun for 2019", N80 00 E000 00 and N60 00 E000 00, universal time.
const north80 = { latitude: 80, longitude: 0 };
const north60 = { latitude: 60, longitude: 0 };
// Accurate Times (M. Odeh), the north of Troms in 2010, Central European Time without summer time.
const troms = { latitude: 69.1044, longitude: 18.0594 };

test.each([
  [north80, "2019-02-22", "10:52", "13:38"],
  [north80, "2019-03-01", "09:02", "15:25"],
  [north80, "2019-03-15", "06:41", "17:42"],
  [north80, "2019-03-30", "04:19", "19:56"],
  [north80, "2019-03-31", "04:09", "20:06"],
  [north80, "2019-04-01", "03:58", "20:17"],
  [north80, "2019-04-08", "02:35", "21:41"],
  [north80, "2019-10-01", "06:41", "16:54"],
  [north80, "2019-10-15", "09:03", "14:25"],
  [north60, "2019-12-01", "08:34", "15:03"],
  [north60, "2019-12-21", "09:02", "14:54"],
  [north60, "2019-01-15", "08:48", "15:31"],
  [north60, "2019-02-01", "08:15", "16:13"],
  [north60, "2019-03-01", "06:59", "17:26"],
  [north60, "2019-03-30", "05:33", "18:38"],
  [north60, "2019-03-31", "05:29", "18:41"],
  [north60, "2019-04-01", "05:26", "18:43"],
  [north60, "2019-04-15", "04:45", "19:17"],
  [north60, "2019-06-21", "02:36", "21:28"],
])("the sun of %o on %s rises at %s and sets at %s UTC", (place, day, rise, set) => {
  const { sunrise, sunset } = sunOn(day, place);
  expect(Math.abs(sunrise - Date.parse(`${day}T${rise}Z`))).toBeLessThan(tolerance * minute);
  expect(Math.abs(sunset - Date.parse(`${day}T${set}Z`))).toBeLessThan(tolerance * minute);
});

test.each([
  ["2010-01-20", "10:23:46", "13:34:35"],
  ["2010-02-15", "08:14:45", "15:50:26"],
  ["2010-03-27", "05:17:10", "18:31:28"],
  ["2010-03-28", "05:12:43", "18:35:21"],
  ["2010-03-29", "05:08:15", "18:39:14"],
  ["2010-04-15", "03:50:56", "19:47:41"],
  ["2010-05-10", "01:42:05", "21:51:30"],
  ["2010-11-12", "09:01:43", "14:01:02"],
])("in Troms the sun rises on %s at %s and sets at %s, winter time", (day, rise, set) => {
  const { sunrise, sunset } = sunOn(day, troms);
  expect(Math.abs(sunrise - Date.parse(`${day}T${rise}+01:00`))).toBeLessThan(tolerance * minute);
  expect(Math.abs(sunset - Date.parse(`${day}T${set}+01:00`))).toBeLessThan(tolerance * minute);
});

test.each([
  [north80, "2019-01-15", "no sun"],
  [north80, "2019-02-20", "no sun"],
  [north80, "2019-10-22", "no sun"],
  [north80, "2019-12-01", "no sun"],
  [north80, "2019-04-14", "midnight sun"],
  [north80, "2019-06-21", "midnight sun"],
  [troms, "2010-01-11", "no sun"],
  [troms, "2010-06-21", "midnight sun"],
  [troms, "2010-07-22", "midnight sun"],
] as const)("on some days it does neither: at %o on %s there is %s", (place, day, state) => {
  expect(daylightOn(day, place)).toBe(state);
});

// The U.S. Naval Observatory, "Phases of the Moon", 2020 and 2030, universal time.
test.each([
  ["2020-01-10T19:21Z", "full"],
  ["2020-01-17T12:58Z", "lastQuarter"],
  ["2020-01-24T21:42Z", "new"],
  ["2020-02-02T01:42Z", "firstQuarter"],
  ["2020-02-23T15:32Z", "new"],
  ["2020-03-09T17:48Z", "full"],
  ["2020-03-24T09:28Z", "new"],
  ["2020-04-08T02:35Z", "full"],
  ["2020-12-14T16:16Z", "new"],
  ["2020-12-21T23:41Z", "firstQuarter"],
  ["2020-12-30T03:28Z", "full"],
  ["2030-01-04T02:49Z", "new"],
  ["2030-01-11T14:06Z", "firstQuarter"],
  ["2030-01-19T15:54Z", "full"],
  ["2030-02-25T01:58Z", "lastQuarter"],
  ["2030-03-04T06:34Z", "new"],
  ["2030-03-19T17:56Z", "full"],
  ["2030-04-02T22:02Z", "new"],
  ["2030-04-11T02:57Z", "firstQuarter"],
  ["2030-12-09T22:40Z", "full"],
])("the moon of %s is %s on that day in Sweden, and on no day beside it", (instant, phase) => {
  const day = new Date(instant).toLocaleDateString("sv", { timeZone: "Europe/Stockholm" });
  expect(moonPhaseOn(day)).toBe(phase);
  expect(moonPhaseOn(dayAfter(day))).toBeUndefined();
});

test("the share of the moon that is lit is suncalc's to half a percent", () => {
  for (let at = Date.UTC(2026, 10, 1); at < Date.UTC(2027, 4, 1); at += 31 * 3_600_000) {
    expect(Math.abs(moonLight(at).lit - getMoonIllumination(new Date(at)).fraction)).toBeLessThan(
      0.005,
    );
  }
});

test("how long the moon stands over the dark hours is what suncalc sees, to a tenth of the night", () => {
  const { latitude, longitude } = examplePlace;
  const shares = Array.from({ length: 28 }, (_, index) => {
    const day = new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);
    const night = nightAfter(day, darkEnough, examplePlace) ?? { from: 0, to: 0 };
    const up = Array.from({ length: 60 }, (_, step) => {
      const minutes = night.from + (step / 60) * (night.to - night.from);
      const instant = new Date(clockInstant(day, minutes));
      return getMoonPosition(instant, latitude, longitude).altitude > 0;
    }).filter(Boolean).length;
    const share = moonUpShare(day, night, examplePlace);
    expect(Math.abs(share - up / 60), day).toBeLessThan(0.1);
    return share;
  });
  expect(Math.min(...shares)).toBeLessThan(0.1);
  expect(Math.max(...shares)).toBeGreaterThan(0.9);
});

const minute = 60_000;

function sunOn(day: string, place: { latitude: number; longitude: number }) {
  const sun = daylightOn(day, place);
  if (typeof sun === "string") throw new Error(`${day}: ${sun}`);
  const { sunrise, sunset, length } = sun;
  expect(length * minute).toBeCloseTo(clockInstant(day, sunset) - clockInstant(day, sunrise), 0);
  return { sunrise: clockInstant(day, sunrise), sunset: clockInstant(day, sunset) };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 60 * minute).toISOString().slice(0, 10);
}
