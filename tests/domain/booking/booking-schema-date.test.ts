import { expect, test } from "vitest";
import { bookingSchema } from "#domain/booking/booking-schema.ts";
import { lastLikelyDay } from "#domain/booking/stay.ts";
import { dayAfter } from "#domain/calendar/dates.ts";
import { booking, readBooking, today } from "./requests.ts";

test.each([
  ["no date", undefined, "dateErrorRequired"],
  ["an empty date", "", "dateErrorRequired"],
  ["null", null, "dateErrorRequired"],
  ["a number", 20270201, "dateErrorRequired"],
  ["a Date", new Date("2027-02-01"), "dateErrorRequired"],
  ["yesterday", "2026-11-20", "dateErrorPast"],
  ["the same day a year ago", "2025-11-21", "dateErrorPast"],
  ["30 February", "2027-02-30", "dateErrorInvalid"],
  ["29 February without a leap year", "2027-02-29", "dateErrorInvalid"],
  ["31 April", "2027-04-31", "dateErrorInvalid"],
  ["a thirteenth month", "2027-13-01", "dateErrorInvalid"],
  ["a day that never was", "2025-02-30", "dateErrorInvalid"],
  ["a day with a time", "2027-02-01T10:00:00Z", "dateErrorInvalid"],
  ["a day without leading zeros", "2027-2-1", "dateErrorInvalid"],
  ["another notation", "01/02/2027", "dateErrorInvalid"],
  ["words", "tomorrow", "dateErrorInvalid"],
  ["a day after whose trip calendars have no year left", "9999-01-01", "dateErrorInvalid"],
])("%s is answered with its own message", (_, date, key) => {
  const errors = { date: `booking.${key}` };
  expect(readBooking({ ...booking, date })).toEqual({ errors });
});

test.each([
  ["today", today],
  ["tomorrow", "2026-11-22"],
  ["29 February of a leap year", "2028-02-29"],
])("%s can be booked", (_, date) => {
  expect(readBooking({ ...booking, date })).toMatchObject({ accepted: { date } });
});

const lastLikely = lastLikelyDay(today);
const farAhead = [dayAfter(lastLikely), "2028-12-01", "9998-12-31"];

test.each(farAhead)(
  "a form asks once whether %s, more than two winters ahead, is meant",
  (date) => {
    const errors = { date: "booking.dateFarAhead" };
    for (const confirmedDate of ["", dayAfter(lastLikely, 2), null, 7]) {
      expect(readBooking({ ...booking, date, confirmedDate })).toEqual({ errors });
    }
    const accepted = { ...booking, date };
    expect(readBooking({ ...accepted, confirmedDate: date })).toEqual({ accepted });
  },
);

test.each(farAhead)("a request that is no form's is not asked about %s", (date) => {
  const input = { ...booking, date };
  expect(readBooking(input)).toEqual({ accepted: input });
});

test.each(["2027-07-01", "2028-02-29", lastLikely])(
  "no form asks about %s: it is within two winters, in season or not",
  (date) => {
    expect(readBooking({ ...booking, date, confirmedDate: "" })).toMatchObject({
      accepted: { date },
    });
  },
);

test("the question stands beside every other problem", () => {
  const input = { ...booking, date: "2031-01-01", confirmedDate: "", email: "jan" };
  expect(readBooking(input)).toEqual({
    errors: { date: "booking.dateFarAhead", email: "booking.emailErrorInvalid" },
  });
});

test("what counts as past follows the operator's day", () => {
  const input = { ...booking, date: "2027-01-01" };
  expect(bookingSchema("2027-01-01").safeParse(input).success).toBe(true);
  expect(bookingSchema("2027-01-02").safeParse(input).success).toBe(false);
});
