import { clockOffset } from "./stockholm.ts";

/** Degrees of the sun at the end of daylight, and of civil, nautical and astronomical twilight. */
export const sunAltitudes = [-0.833, -6, -12, -18] as const;

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** From when until when a night lasts, in minutes on Sweden's clock after the midnight before its evening. */
export interface Night {
  from: number;
  to: number;
}

const day = 86_400_000;
const minute = 60_000;
const radians = Math.PI / 180;

/**
 * The night that begins on a day (YYYY-MM-DD): how long the sun is below an altitude, to about a minute. Undefined
 * if it never is that low; by the low-precision formulas of the Astronomical Almanac.
 */
export function nightAfter(date: string, altitude: number, place: Coordinates): Night | undefined {
  const midnight = Date.parse(date);
  const evening = crossing(midnight + 0.75 * day, altitude, place, 1);
  const morning = crossing(midnight + 1.25 * day, altitude, place, -1);
  if (Number.isNaN(evening) || Number.isNaN(morning)) return undefined;
  const clock = (instant: number) => (instant + clockOffset(new Date(instant)) - midnight) / minute;
  return { from: clock(evening), to: clock(morning) };
}

/** When, near an instant, the sun crosses an altitude: after its noon (1) or before it (-1). */
function crossing(near: number, altitude: number, place: Coordinates, side: 1 | -1): number {
  let instant = near;
  // The sun moves on between the guess and the crossing.
  for (let round = 0; round < 3; round++) {
    const { declination, noon } = sunNear(instant, place.longitude, near - (side * day) / 4);
    const latitude = place.latitude * radians;
    const cosine =
      (Math.sin(altitude * radians) - Math.sin(latitude) * Math.sin(declination)) /
      (Math.cos(latitude) * Math.cos(declination));
    instant = noon + ((side * Math.acos(cosine)) / (2 * Math.PI)) * day;
  }
  return instant;
}

/** The sun's declination at an instant, and its noon at a longitude next to another. */
function sunNear(instant: number, longitude: number, nextTo: number) {
  const days = (instant - Date.UTC(2000, 0, 1, 12)) / day;
  const anomaly = (357.528 + 0.9856003 * days) * radians;
  const mean = (280.46 + 0.9856474 * days) * radians;
  const along = mean + (1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * radians;
  const declination = Math.asin(Math.sin(along) * Math.sin(23.4397 * radians));
  const equation = 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * along);
  const noons = 0.5 + equation - longitude / 360;
  return { declination, noon: (Math.floor(nextTo / day) + noons) * day };
}
