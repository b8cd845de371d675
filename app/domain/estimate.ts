import type { PackageId } from "./packages.ts";
import { packageOf } from "./packages.ts";

/** What list prices come to, in whole euros. */
export interface Estimate {
  people: number;
  /** Of one person. */
  price: number;
  total: number;
}

/** The sum of list prices. A child's is an adult's: no discount is known (docs/facts.md). */
export function estimateOf(packageId: PackageId, adults: number, children: number): Estimate {
  const { price } = packageOf(packageId);
  const people = adults + children;
  return { people, price, total: people * price };
}
