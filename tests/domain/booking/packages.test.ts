import { expect, test } from "vitest";
import {
  isPackageId,
  packageIds,
  packages,
  sortPackages,
  type TourPackage,
} from "#domain/booking/packages.ts";
import { facts } from "#domain/facts/facts.ts";

const { prices } = facts;

test("the four packages cost what the facts say and rank as specified", () => {
  const facts = packages.map(({ id, key, price, order }) => ({ id, key, price, order }));
  expect(sortPackages(packages).map(({ key }) => key)).toEqual(facts.map(({ key }) => key));
  expect(facts).toEqual([
    { id: "7-day", key: "complete", price: prices["7-day"], order: 0 },
    { id: "5-day", key: "adventure", price: prices["5-day"], order: 1 },
    { id: "3-day", key: "threeDay", price: prices["3-day"], order: 2 },
    { id: "1-day", key: "taster", price: prices["1-day"], order: 3 },
  ]);
});

test("a package lasts as many days as its identifier says", () => {
  for (const { id, days } of packages) expect(`${days}-day`).toBe(id);
});

test("only the complete package is featured, only the five days are marked popular", () => {
  expect(packages.filter(({ featured }) => featured).map(({ key }) => key)).toEqual(["complete"]);
  expect(packages.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(["5-day"]);
});

test("every package can be booked, and nothing else", () => {
  expect([...packageIds].sort()).toEqual(packages.map(({ id }) => id).sort());
  for (const id of packageIds) expect(isPackageId(id)).toBe(true);
  for (const value of ["2-day", "complete", "", "7-DAY", "length", 0, null, undefined, ["7-day"]]) {
    expect(isPackageId(value)).toBe(false);
  }
});

const [model] = packages as readonly [TourPackage];
const card = (key: TourPackage["key"], order: number, featured = false): TourPackage => ({
  ...model,
  key,
  order,
  featured,
});
const ranked = (list: TourPackage[]) => sortPackages(list).map(({ key }) => key);

test("packages stand by order, whichever is featured and whatever their keys", () => {
  const list = [card("adventure", 3, true), card("complete", 10), card("taster", 2)];
  expect(ranked(list)).toEqual(["taster", "adventure", "complete"]);
});

test("of packages with one order the featured comes first, then the key decides", () => {
  const list = [card("taster", 1), card("complete", 1), card("threeDay", 1, true)];
  expect(ranked(list)).toEqual(["threeDay", "complete", "taster"]);
  expect(ranked(list.toReversed())).toEqual(["threeDay", "complete", "taster"]);
});
