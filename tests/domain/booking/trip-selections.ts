import fc from "fast-check";
import { bookingLimits } from "#domain/booking/form-limits.ts";
import { packageIds } from "#domain/booking/packages.ts";
import type { TripSelection } from "#domain/booking/trip-selection.ts";

const { adults, children, childAge } = bookingLimits;

/** Days of the calendar, YYYY-MM-DD. */
export const days = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));

/** Wishes, whole or with parts that are still unknown. */
export const wishes: fc.Arbitrary<TripSelection> = fc
  .record({
    packageId: fc.constantFrom(...packageIds),
    date: fc.oneof(days, fc.constant("")),
    adults: fc.integer(adults),
    ages: fc.array(fc.option(fc.integer(childAge), { nil: undefined }), {
      minLength: children.min,
      maxLength: children.max,
      size: "max",
    }),
  })
  .map((wish) => ({ ...wish, children: wish.ages.length }));
