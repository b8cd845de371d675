import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPlan, parsePlan, planPrefix } from "#domain/booking/trip-selection.ts";
import { wishes } from "./trip-selections.ts";

test("a plan is its package, first day, adults, children and ages", () => {
  const wish = {
    packageId: "7-day",
    date: "2027-02-01",
    adults: 2,
    children: 1,
    ages: [7],
  } as const;
  expect(formatPlan(wish)).toBe("#plan=complete.2027-02-01.2.1.7");
  expect(parsePlan("#plan=complete.2027-02-01.2.1.7")).toEqual(wish);
});

test("every wish comes back from its fragment, which any address can hold and no message cuts", () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      const fragment = formatPlan(wish);
      expect(parsePlan(fragment)).toEqual(wish);
      expect(fragment).toMatch(/^#plan=[\w.-]*\w$/);
      expect(fragment.length).toBeLessThanOrEqual(120);
    }),
  );
});

test("no fragment throws, and none that is long says anything", () => {
  const plan = "#plan=complete.2027-02-01.2.1.7";
  const any = fc.string({ unit: "binary", size: "large" });
  fc.assert(
    fc.property(any, fc.nat(plan.length), (text, at) => {
      const mangled = plan.slice(0, at) + text;
      for (const fragment of [text, planPrefix + text, mangled]) {
        const wish = parsePlan(fragment);
        // Whatever is understood is a plan that could have been shared.
        if (wish) expect(parsePlan(formatPlan(wish))).toEqual(wish);
      }
    }),
  );
  expect(parsePlan(plan + ".7".repeat(5_000))).toBeUndefined();
  expect(parsePlan(planPrefix + "1".repeat(10_000))).toBeUndefined();
});

test.each([
  ["an anchor", "#booking-form"],
  ["nothing", ""],
  ["an empty plan", "#plan="],
  ["a package that was renamed", "#plan=grand.2027-02-01.2.0"],
  ["a package's identifier", "#plan=7-day.2027-02-01.2.0"],
  ["a day that does not exist", "#plan=complete.2027-02-30.2.0"],
  ["ages without children", "#plan=complete.2027-02-01.2.0.7"],
  ["fewer ages than children", "#plan=complete.2027-02-01.2.2.7"],
  ["an age of 18", "#plan=complete.2027-02-01.2.1.18"],
  ["no adult", "#plan=complete.2027-02-01.0.1.7"],
  ["too many children", `#plan=complete.2027-02-01.1.21${".7".repeat(21)}`],
  ["a broken escape", "#plan=complete.%E0%A4%A.2.0"],
])("%s is no plan", (_, fragment) => {
  expect(parsePlan(fragment)).toBeUndefined();
});
