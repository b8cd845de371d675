import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSelection, toFormValues } from "#domain/booking/trip-selection.ts";
import { wishes } from "./trip-selections.ts";

test("a wish can be read from the values that say it", () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      expect(parseSelection(toFormValues(wish))).toEqual(wish);
    }),
  );
});

test("a form that has just been opened with a package is a wish of one adult", () => {
  const wish = { packageId: "3-day", date: "", adults: 1, children: 0, ages: [] };
  expect(parseSelection({ package: ["3-day"] })).toEqual(wish);
});

test("an age for each child, those that are missing or wrong unknown, and none beyond", () => {
  const typed = { package: ["7-day"], numAdults: ["2"], numChildren: ["3"] };
  expect(parseSelection({ ...typed, childrenAges: ["7", "18"] })?.ages).toEqual([
    7,
    undefined,
    undefined,
  ]);
  expect(parseSelection({ ...typed, childrenAges: ["1", "2", "3", "4"] })?.ages).toEqual([1, 2, 3]);
});

test("a day that does not exist is none", () => {
  expect(parseSelection({ package: ["7-day"], date: ["2027-02-30"] })?.date).toBe("");
});

test.each([
  ["no package", { package: [""] }],
  ["an unknown package", { package: ["9-day"] }],
  ["no adult", { numAdults: ["0"] }],
  ["an empty number", { numAdults: [""] }],
  ["a fraction", { numAdults: ["1.5"] }],
  ["fewer than no children", { numChildren: ["-1"] }],
  ["too many adults", { numAdults: ["51"] }],
  ["too many children", { numChildren: ["999"] }],
])("%s makes no wish", (_, typed) => {
  expect(parseSelection({ package: ["7-day"], ...typed })).toBeUndefined();
});
