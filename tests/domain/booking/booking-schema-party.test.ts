import { expect, test } from "vitest";
import { booking, readBooking } from "./requests.ts";

test.each([
  [0, "numAdultsError"],
  [-1, "numAdultsError"],
  [1.5, "numAdultsError"],
  ["2", "numAdultsError"],
  [null, "numAdultsError"],
  [undefined, "numAdultsError"],
  [Number.NaN, "numAdultsError"],
  [51, "numAdultsErrorMax"],
  [5000, "numAdultsErrorMax"],
])("%s adults are answered with booking.%s", (numAdults, key) => {
  const errors = { numAdults: `booking.${key}` };
  expect(readBooking({ ...booking, numAdults })).toEqual({ errors });
});

test.each([1, 50])("%i adults may come", (numAdults) => {
  expect(readBooking({ ...booking, numAdults })).toMatchObject({ accepted: { numAdults } });
});

test.each([
  [1.5, "numChildrenError"],
  ["2", "numChildrenError"],
  [null, "numChildrenError"],
  [undefined, "numChildrenError"],
  [Number.NaN, "numChildrenError"],
  [{ toString: "x" }, "numChildrenError"],
])("%j children are answered with booking.%s alone", (numChildren, key) => {
  const errors = { numChildren: `booking.${key}` };
  expect(readBooking({ ...booking, numChildren })).toEqual({ errors });
});

// The number of ages is right, and SPEC 5 asks for no ages unless the number of children is above 0.
test.each([
  ["-1 children without ages", -1, 0, "numChildrenError"],
  ["21 children with their ages", 21, 21, "numChildrenErrorMax"],
] as const)("%s are answered at the number alone", (_, numChildren, ages, key) => {
  const input = { ...booking, numChildren, childrenAges: Array(ages).fill(7) };
  expect(readBooking(input)).toEqual({ errors: { numChildren: `booking.${key}` } });
});

test.each([
  ["no children", []],
  ["a newborn and a child of 17", [0, 17]],
  ["20 children", Array(20).fill(9)],
])("%s may come along", (_, childrenAges) => {
  const input = { ...booking, numChildren: childrenAges.length, childrenAges };
  expect(readBooking(input)).toEqual({ accepted: input });
});

test.each([
  ["ages as a text", 2, "1,2"],
  ["no list of ages", 2, undefined],
  ["null for the list of ages", 2, null],
  ["something like a list", 2, { 0: 3, 1: 4, length: 2 }],
  ["fewer ages than children", 2, [3]],
  ["no ages for two children", 2, []],
  ["more ages than children", 2, [3, 4, 5]],
  ["an age without a child", 0, [3]],
  ["an empty age", 2, [3, null]],
  ["a gap among the ages", 2, [undefined, 3]],
  ["thousands of ages", 2, Array(5000).fill("x")],
])("%s: an age for each child is asked for", (_, numChildren, childrenAges) => {
  const errors = { childrenAges: "booking.childrenAgesErrorRequired" };
  expect(readBooking({ ...booking, numChildren, childrenAges })).toEqual({ errors });
});

test.each([18, -1, 1.5, "5", true, Number.NaN, Number.POSITIVE_INFINITY, [5]])(
  "a child of age %j is answered with the range",
  (age) => {
    const errors = { childrenAges: "booking.childrenAgesErrorRange" };
    expect(readBooking({ ...booking, childrenAges: [3, age] })).toEqual({ errors });
  },
);

test("a wrong number of ages is reported beside every other problem", () => {
  const input = {
    ...booking,
    client_name: "",
    phone: "1".repeat(999),
    email: "jan",
    numAdults: null,
    childrenAges: [3],
  };
  expect(readBooking(input)).toEqual({
    errors: {
      client_name: "booking.nameErrorRequired",
      email: "booking.emailErrorInvalid",
      phone: "booking.phoneErrorInvalid",
      numAdults: "booking.numAdultsError",
      childrenAges: "booking.childrenAgesErrorRequired",
    },
  });
});
