import { beforeAll, expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { attributesOf, parsePage } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { type FirstLoad, firstLoadOf, packed, weightOf } from "../../support/weights.ts";
import { allPages, reader } from "../all-pages.ts";

type Row = (typeof allPages)[number];

const site = useSite();
const read = reader(site);
const loads = new Map<Row, FirstLoad>();

beforeAll(async () => {
  for (const row of allPages) loads.set(row, firstLoadOf(await read(row)));
});

// Ceilings, a tenth above the heaviest page: words, a menu's entry or a language of a family's own fit under them. They
// catch a library that comes with every page. What pages weigh is in docs/performance.md.
test.each([
  ["script", 160, ({ scripts }) => weightOf(scripts)],
  ["script of its own", 13.5, (load) => weightOf(ownScripts(load))],
  ["HTML", 17.5, ({ html }) => packed(html)],
  ["styles", 15.5, ({ styles }) => weightOf(styles)],
  ["fonts", 31, (load) => weightOf(fontsOf(load))],
] as [string, number, (load: FirstLoad) => number][])(
  "no page brings more %s than %d kB",
  (_, kilobytes, weigh) => {
    const ceiling = kilobytes * 1_000;
    const weights = [...loads].map(([row, load]) => [row, weigh(load)] as const);
    for (const [{ path }, bytes] of weights) expect(bytes, path).toBeGreaterThan(0);
    const tooHeavy = weights
      .filter(([, bytes]) => bytes > ceiling)
      .sort(([, one], [, other]) => other - one)
      .map(([{ path, language }, bytes]) => `${path} (${language}): ${bytes - ceiling} bytes over`);
    expect(tooHeavy).toEqual([]);
  },
);

test("the headers of a page, which share its first TCP window, weigh at most 1.5 kB", async () => {
  const { headers } = await site.get(pathOf("home", "en"));
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  expect(Buffer.byteLength(lines.join(""))).toBeLessThanOrEqual(1_500);
});

/** Files that only some pages load. */
function ownScripts({ scripts }: FirstLoad): string[] {
  const all = [...loads.values()].map((load) => new Set(load.scripts));
  return scripts.filter((file) => !all.every((files) => files.has(file)));
}

function fontsOf({ html }: FirstLoad): string[] {
  return attributesOf(parsePage(html), "link[as=font]").map(({ href = "" }) => href);
}
