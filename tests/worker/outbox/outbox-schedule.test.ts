import fc from "fast-check";
import { expect, test } from "vitest";
import { retryDelayMs, triedForMs } from "../../../worker/outbox/schedule.ts";

const minute = 60_000;
const hour = 60 * minute;

test("the first retry comes within 15 seconds, each later one after twice the time, up to an hour", () => {
  const longest = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((attempts) => retryDelayMs(attempts, 1));
  const seconds = longest.map((ms) => ms / 1000);
  expect(seconds).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
});

test("chance spreads each delay over its upper half", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5000 }),
      fc.double({ min: 0, max: 1 }),
      (attempts, roll) => {
        const delay = retryDelayMs(attempts, Number.isNaN(roll) ? 0 : roll);
        const longest = retryDelayMs(attempts, 1);
        expect(delay).toBeGreaterThanOrEqual(longest / 2);
        expect(delay).toBeLessThanOrEqual(longest);
        expect(longest).toBeLessThanOrEqual(hour);
      },
    ),
  );
});

test("seven days are some 170 to 350 attempts", () => {
  for (const chance of [0, 1]) {
    let elapsed = 0;
    let attempts = 1;
    while (elapsed < triedForMs) elapsed += retryDelayMs(attempts++, chance);
    expect(attempts).toBeGreaterThan(170);
    expect(attempts).toBeLessThan(350);
  }
});
