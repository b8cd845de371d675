import { airports } from "../app/domain/map.ts";

/** The distances, temperatures and shares that the operator has given (SPEC 9); the texts state no others. */
export const statedFigures = {
  /** The husky ride is 12 to 18 km, Lycksele airport 100 km away, Malmö about 1500 km. */
  kilometres: { huskyRide: [12, 18], lycksele: airports[0]?.roadKm ?? 0, malmö: 1500 },
  /** Degrees below zero: from -5 to -20 on most days, to -30 on clear nights. */
  cold: { mostDays: [5, 20], clearNights: 30 },
  /** Of a hundred guests, more see northern lights. */
  successPercent: 90,
};
