import { clockOffset } from "../calendar/dates.ts";

/** Degrees of the sun at the end of daylight, and of civil, nautical and astronomical twilight. */
export const sunAltitudes = [-0.833, -6, -12, -18] as const;

/**
 * Under it an evening is dark enough for northern lights: with nautical twilight the glow on the horizon ends, and
 * all but the faintest lights show. The group meets by it too. docs/facts.md
 */
export const darkEnough = -12;

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** From when until when a night lasts, in minutes on Sweden's clock after the midnight before its evening. */
export interface Night {
  from: number;
  to: number;
}

/** When the sun rises and sets, in minutes on Sweden's clock, and for how many minutes it is up. */
export interface Daylight {
  sunrise: number;
  sunset: number;
  length: number;
}

const day = 86_400_000;
const minute = 60_000;
const radians = Math.PI / 180;

/**
 * The night that begins on a day (YYYY-MM-DD): how long the sun is below an altitude, to about a minute. Undefined
 * if it never is that low; from noon to noon if it always is. By the low-precision formulas of the Astronomical
 * Almanac.
 */
export function nightAfter(date: string, altitude: number, place: Coordinates): Night | undefined {
  const midnight = Date.parse(date);
  const evening = crossing(midnight + 0.75 * day, altitude, place, 1);
  const morning = crossing(midnight + 1.25 * day, altitude, place, -1);
  const isNight = !Number.isNaN(evening) && !Number.isNaN(morning);
  if (!isNight && noonAltitude(midnight, place) > altitude) return undefined;
  const from = isNight ? evening : noonOf(midnight, place);
  const to = isNight ? morning : noonOf(midnight + day, place);
  return { from: clockAfter(midnight, from), to: clockAfter(midnight, to) };
}

/** The daylight of a day (YYYY-MM-DD), to about a minute; beyond the Arctic Circle there may be none, or no end of it. */
export function daylightOn(date: string, place: Coordinates): Daylight | "midnight sun" | "no sun" {
  const [altitude] = sunAltitudes;
  const midnight = Date.parse(date);
  const sunrise = crossing(midnight + 0.25 * day, altitude, place, -1);
  const sunset = crossing(midnight + 0.75 * day, altitude, place, 1);
  if (Number.isNaN(sunrise) || Number.isNaN(sunset)) {
    return noonAltitude(midnight, place) > altitude ? "midnight sun" : "no sun";
  }
  return {
    sunrise: clockAfter(midnight, sunrise),
    sunset: clockAfter(midnight, sunset),
    length: (sunset - sunrise) / minute,
  };
}

/** Minutes on Sweden's clock since a midnight, which is given as that of UTC. */
function clockAfter(midnight: number, instant: number): number {
  return (instant + clockOffset(new Date(instant)) - midnight) / minute;
}

/** When, near an instant, the sun crosses an altitude: after its noon (1) or before it (-1). NaN if it does not. */
function crossing(near: number, altitude: number, place: Coordinates, side: 1 | -1): number {
  const latitude = place.latitude * radians;
  let instant = near;
  let cosine = Number.NaN;
  // The sun moves on between the guess and the crossing, so one that seems to be none may come about.
  for (let round = 0; round < 4; round++) {
    const { declination, noon } = sunNear(instant, place.longitude, near - (side * day) / 4);
    cosine =
      (Math.sin(altitude * radians) - Math.sin(latitude) * Math.sin(declination)) /
      (Math.cos(latitude) * Math.cos(declination));
    const hourAngle = Math.acos(Math.min(1, Math.max(-1, cosine)));
    instant = noon + ((side * hourAngle) / (2 * Math.PI)) * day;
  }
  return Math.abs(cosine) <= 1 ? instant : Number.NaN;
}

function noonOf(midnight: number, { longitude }: Coordinates): number {
  return sunNear(midnight + day / 2, longitude, midnight + day / 2).noon;
}

function noonAltitude(midnight: number, { latitude, longitude }: Coordinates): number {
  const { declination } = sunNear(midnight + day / 2, longitude, midnight);
  return 90 - Math.abs(latitude - declination / radians);
}

/** The sun's declination at an instant, and its noon at a longitude next to another. */
function sunNear(instant: number, longitude: number, nextTo: number) {
  const { anomaly, along } = sunAt(instant);
  const declination = Math.asin(Math.sin(along) * Math.sin(obliquity));
  const equation = 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * along);
  const noons = 0.5 + equation - longitude / 360;
  return { declination, noon: (Math.floor(nextTo / day) + noons) * day };
}

/** The tilt of the Earth's axis, in radians. */
export const obliquity = 23.4397 * radians;

/** Days from noon on 1 January 2000, from which the formulas count. */
export function daysSince2000(instant: number): number {
  return (instant - Date.UTC(2000, 0, 1, 12)) / day;
}

/** The sun's mean anomaly, and how far along the ecliptic it is, in radians. */
export function sunAt(instant: number): { anomaly: number; along: number } {
  const days = daysSince2000(instant);
  const anomaly = (357.528 + 0.9856003 * days) * radians;
  const mean = (280.46 + 0.9856474 * days) * radians;
  const along = mean + (1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * radians;
  return { anomaly, along };
}
