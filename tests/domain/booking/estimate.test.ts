import fc from "fast-check";
import { expect, test } from "vitest";
import { packages } from "#domain/booking/packages.ts";
import { estimatePrice } from "#domain/booking/stay.ts";
import { facts } from "#domain/facts/facts.ts";
import { wishes } from "./trip-selections.ts";

const { prices } = facts;

test("two adults and a child pay three times the list price of five days", () => {
  const price = prices["5-day"];
  expect(estimatePrice("5-day", 2, 1)).toEqual({ people: 3, price, total: 3 * price });
});

test("an estimate is the sum of list prices, and a child's is an adult's", () => {
  fc.assert(
    fc.property(wishes, ({ packageId, adults, children }) => {
      const list = packages.find(({ id }) => id === packageId)?.price ?? 0;
      const { people, price, total } = estimatePrice(packageId, adults, children);
      const each = Array.from({ length: adults + children }, () => list);
      expect({ people, price }).toEqual({ people: each.length, price: list });
      expect(total).toBe(each.reduce((sum, one) => sum + one, 0));
      expect(total).toBe(estimatePrice(packageId, adults + children, 0).total);
    }),
  );
});
