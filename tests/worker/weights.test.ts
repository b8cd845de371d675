import { beforeAll, expect, test } from "vitest";
import { pathOf } from "#domain/routes.ts";
import { attributesOf, parsePage } from "../support/html.ts";
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

test.each(allPages)("$path in $language brings at most 145 kB of script", (row) => {
  const { scripts } = loadOf(row);
  expect(scripts.length).toBeGreaterThan(5);
  expect(weightOf(scripts)).toBeLessThanOrEqual(145 * kilobyte);
});

test.each(allPages)("$path in $language brings at most 12 kB of script of its own", (row) => {
  const own = ownScripts(row);
  expect(own.length).toBeGreaterThan(0);
  expect(weightOf(own)).toBeLessThanOrEqual(12 * kilobyte);
});

test.each(allPages)("the HTML of $path in $language fits a first TCP window", (row) => {
  expect(packed(loadOf(row).html)).toBeLessThanOrEqual(14.6 * kilobyte);
});

test.each(allPages)("$path in $language brings at most 12.6 kB of styles", (row) => {
  const { styles } = loadOf(row);
  expect(styles.length).toBeGreaterThan(0);
  expect(weightOf(styles)).toBeLessThanOrEqual(12.6 * kilobyte);
});

test.each(allPages)("the fonts of $path in $language weigh at most 22 kB, in Polish 28", (row) => {
  const links = attributesOf(parsePage(loadOf(row).html), "link[as=font]");
  const fonts = links.map(({ href = "" }) => href);
  expect(fonts.length).toBeGreaterThan(1);
  const most = row.language === "pl" ? 28 : 22;
  expect(weightOf(fonts)).toBeLessThanOrEqual(most * kilobyte);
});

test("the headers of a page, which share that window, weigh at most 1.5 kB", async () => {
  const { headers } = await site.get(pathOf("home", "en"));
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  expect(Buffer.byteLength(lines.join(""))).toBeLessThanOrEqual(1.5 * kilobyte);
});

function loadOf(row: (typeof allPages)[number]): FirstLoad {
  const load = loads.get(row);
  if (!load) throw new Error(`${row.path} was not read`);
  return load;
}

/** Files that only some pages load. */
function ownScripts(row: (typeof allPages)[number]): string[] {
  const all = [...loads.values()].map(({ scripts }) => new Set(scripts));
  return loadOf(row).scripts.filter((file) => !all.every((files) => files.has(file)));
}
