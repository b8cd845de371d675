import { clockInstant, dayLength, daysBetween } from "../calendar/dates.ts";
import { type Coordinates, daysSince2000, type Night, obliquity, sunAt } from "./darkness.ts";

/** The moon's four phases that calendars name. */
export type MoonPhase = "new" | "firstQuarter" | "full" | "lastQuarter";

const phases: readonly MoonPhase[] = ["new", "firstQuarter", "full", "lastQuarter"];

const minute = 60_000;
const radians = Math.PI / 180;

/** The share of the moon that is lit at an instant, from 0 to 1, and whether it grows. */
export function moonLight(instant: number): { lit: number; waxes: boolean } {
  const { longitude, latitude } = moonAt(instant);
  const ahead = longitude - sunAt(instant).along;
  return {
    lit: (1 - Math.cos(latitude) * Math.cos(ahead)) / 2,
    waxes: Math.sin(ahead) > 0,
  };
}

/** The phase that the moon reaches on a day in Sweden (YYYY-MM-DD), on most days none. */
export function moonPhaseOn(date: string): MoonPhase | undefined {
  const quarters = [0, dayLength / minute].map((later) => quarterAt(clockInstant(date, later)));
  const [before, after] = quarters;
  return before === after ? undefined : phases[after ?? 0];
}

/** A phase, and the day (YYYY-MM-DD) on which the moon reaches it. */
export interface PhaseDay {
  phase: MoonPhase;
  day: string;
}

/** The phases that the moon reaches from one day to another, in their order. */
export function phasesBetween(first: string, last: string): PhaseDay[] {
  return daysBetween(first, last).flatMap((day) => {
    const phase = moonPhaseOn(day);
    return phase ? [{ phase, day }] : [];
  });
}

/** The share of a night in which the moon is above the horizon, from 0 to 1. */
export function moonUpShare(date: string, night: Night, place: Coordinates): number {
  const steps = 24;
  const up = Array.from({ length: steps }, (_, step) => {
    const minutes = night.from + ((step + 0.5) / steps) * (night.to - night.from);
    return moonAltitude(clockInstant(date, minutes), place) > moonrise;
  });
  return up.filter(Boolean).length / steps;
}

// Refraction lifts it less than its nearness lowers it.
const moonrise = 0.125 * radians;

/** How high the centre of the moon stands, in radians, without refraction and seen from the Earth's centre. */
function moonAltitude(instant: number, place: Coordinates): number {
  const { longitude, latitude } = moonAt(instant);
  const x = Math.cos(latitude) * Math.cos(longitude);
  const eastward = Math.cos(latitude) * Math.sin(longitude);
  const northward = Math.sin(latitude);
  const y = eastward * Math.cos(obliquity) - northward * Math.sin(obliquity);
  const z = eastward * Math.sin(obliquity) + northward * Math.cos(obliquity);
  const sidereal = 280.46062 + 360.98564737 * daysSince2000(instant) + place.longitude;
  const hourAngle = sidereal * radians - Math.atan2(y, x);
  const north = place.latitude * radians;
  return Math.asin(Math.sin(north) * z + Math.cos(north) * Math.hypot(x, y) * Math.cos(hourAngle));
}

function quarterAt(instant: number): number {
  const ahead = (moonAt(instant).longitude - sunAt(instant).along) / (Math.PI / 2);
  return ((Math.floor(ahead) % 4) + 4) % 4;
}

// The largest terms of Meeus, Astronomical Algorithms, tables 47.A and 47.B: degrees, and how often the angle holds
// the moon's elongation, the sun's anomaly, the moon's, and its distance from the node. They name a phase to ten
// minutes.
const longitudes = [
  [6.289, 0, 0, 1, 0],
  [1.274, 2, 0, -1, 0],
  [0.658, 2, 0, 0, 0],
  [0.214, 0, 0, 2, 0],
  [-0.185, 0, 1, 0, 0],
  [-0.114, 0, 0, 0, 2],
  [0.059, 2, 0, -2, 0],
  [0.057, 2, -1, -1, 0],
  [0.053, 2, 0, 1, 0],
  [0.046, 2, -1, 0, 0],
  [-0.041, 0, 1, -1, 0],
  [-0.035, 1, 0, 0, 0],
  [-0.03, 0, 1, 1, 0],
  [0.015, 2, 0, 0, -2],
] as const;

const latitudes = [
  [5.128, 0, 0, 0, 1],
  [0.281, 0, 0, 1, 1],
  [0.278, 0, 0, 1, -1],
  [0.173, 2, 0, 0, -1],
] as const;

/** Where the moon is along the ecliptic and above it, in radians. */
function moonAt(instant: number): { longitude: number; latitude: number } {
  const days = daysSince2000(instant);
  const angles = [
    297.85 + 12.19074912 * days,
    357.529 + 0.98560028 * days,
    134.963 + 13.06499295 * days,
    93.272 + 13.22935024 * days,
  ];
  const sum = (terms: readonly (readonly number[])[]) =>
    terms.reduce((total, [size = 0, ...times]) => {
      const angle = times.reduce((part, often, index) => part + often * (angles[index] ?? 0), 0);
      return total + size * Math.sin(angle * radians);
    }, 0);
  return {
    longitude: (218.316 + 13.17639648 * days + sum(longitudes)) * radians,
    latitude: sum(latitudes) * radians,
  };
}
