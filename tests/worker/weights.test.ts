import { beforeAll, expect, test } from "vitest";
import { useSite } from "../support/site.ts";
import { type FirstLoad, firstLoadOf, packed, weightOf } from "../support/weights.ts";
import { allPages, reader } from "./all-pages.ts";

const site = useSite();
const read = reader(site);
const kilobyte = 1_000;
const loads = new Map<(typeof allPages)[number], FirstLoad>();

beforeAll(async () => {
  for (const row of allPages) loads.set(row, firstLoadOf(await read(row)));
});

test.each(allPages)("$path in $language brings at most 125 kB of script", (row) => {
  const { scripts } = loadOf(row);
  expect(scripts.length).toBeGreaterThan(5);
  expect(weightOf(scripts)).toBeLessThanOrEqual(125 * kilobyte);
});

test.each(allPages)("$path in $language brings at most 12 kB of script of its own", (row) => {
  const own = ownScripts(row);
  expect(own.length).toBeGreaterThan(0);
  expect(weightOf(own)).toBeLessThanOrEqual(12 * kilobyte);
});

test.each(allPages)("the HTML of $path in $language fits a first TCP window", (row) => {
  expect(packed(loadOf(row).html)).toBeLessThanOrEqual(14.6 * kilobyte);
});

test.each(allPages)("$path in $language brings at most 12 kB of styles", (row) => {
  const { styles } = loadOf(row);
  expect(styles.length).toBeGreaterThan(0);
  expect(weightOf(styles)).toBeLessThanOrEqual(12 * kilobyte);
});

function loadOf(row: (typeof allPages)[number]): FirstLoad {
  const load = loads.get(row);
  if (!load) throw new Error(`${row.path} was not read`);
  return load;
}

/** What not every page brings. */
function ownScripts(row: (typeof allPages)[number]): string[] {
  const all = [...loads.values()].map(({ scripts }) => new Set(scripts));
  return loadOf(row).scripts.filter((file) => !all.every((files) => files.has(file)));
}
