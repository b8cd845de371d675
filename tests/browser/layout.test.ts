import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { desktop, phone, still, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site, { ...still, inOneTab: true });

test("the packages' page uses each width: cards and points in full rows, the comparison from edge to edge", async () => {
  const page = await visitors.open(pathOf("laplandPackages", "de"));
  for (const [width, rows] of [
    [767, [1, 1, 1, 1]],
    [768, [1, 1, 1, 1]],
    [1023, [1, 1, 1, 1]],
    [1024, [1, 3]],
    [1440, [1, 3]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = (await cards(page)).map(({ y }) => Math.round(y));
    expect(perRow(tops), `at ${width} px`).toEqual(rows);
    const points = page.locator("main ul:has(> li > svg + h3) > li");
    const pointTops = await points.evaluateAll((all) =>
      all.map((point) => Math.round(point.getBoundingClientRect().top)),
    );
    expect(perRow(pointTops), `points at ${width} px`).toEqual(width < 960 ? [2, 2] : [4]);
    expect(await comparison(page), `comparison at ${width} px`).toEqual({
      freeWidth: 0,
      namesBeside: width >= 768,
    });
  }
});

test("a tablet shows a card's picture beside its words, a phone above them", async () => {
  const page = await visitors.open(pathOf("laplandPackages", "sv"), { viewport: phone });
  const isBeside = () =>
    page.locator("li[data-featured=false] >> nth=0").evaluate((card) => {
      const [picture, heading] = ["img", "h3"].map((name) =>
        card.querySelector(name)?.getBoundingClientRect(),
      );
      return (picture?.right ?? 0) <= (heading?.left ?? 0);
    });
  expect(await isBeside()).toBe(false);
  await page.setViewportSize({ width: 900, height: 900 });
  expect(await isBeside()).toBe(true);
  await page.setViewportSize(desktop);
  expect(await isBeside()).toBe(false);
});

test("the card 'complete' is larger than the others", async () => {
  const page = await visitors.open(pathOf("laplandPackages", "pl"), { viewport: desktop });
  const [complete, ...others] = await cards(page);
  for (const other of others) {
    expect(complete?.width).toBeGreaterThan(2 * other.width);
  }
});

test("the rows of experiences have their pictures left and right in turn", async () => {
  const page = await visitors.open(pathOf("home", "en"), { viewport: desktop });
  const sides = await page
    .locator(`main li:has(a[href="${pathOf("snowmobileSafari", "en")}"])`)
    .last()
    .locator("xpath=..")
    .locator("> li")
    .evaluateAll((rows) =>
      rows.map((row) => {
        const picture = row.querySelector("img")?.getBoundingClientRect();
        const words = row.querySelector("h3")?.getBoundingClientRect();
        return (picture?.left ?? 0) < (words?.left ?? 0) ? "left" : "right";
      }),
    );
  expect(sides).toEqual(["left", "right", "left", "right"]);
});

test("the gallery is a grid: several pictures stand side by side", async () => {
  const page = await visitors.open(pathOf("gallery", "de"), { viewport: desktop });
  for (const category of ["all", "dogSledding"]) {
    await page.goto(`${site.url}${pathOf("gallery", "de")}?category=${category}`);
    for (const width of [phone.width, 600, 768, 1000, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await galleryRows(page);
      const pictures = rows.flat().length - 1;
      expect(rows.length, `${category} at ${width} px`).toBeLessThan(0.7 * pictures);
      for (const row of rows) {
        expect(row.at(-1)?.toRight, `${category} at ${width} px: ${rows.indexOf(row)}`).toBe(0);
      }
    }
  }
});

test("on a phone the map's names are legible and lie beside the ways", async () => {
  const page = await visitors.open(pathOf("contact", "de"), { viewport: phone });
  for (const width of [320, 390, desktop.width]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await mapProblems(page), `at ${width} px`).toEqual([]);
  }
});

test("a form's fields are equally high and high enough for a thumb", async () => {
  const page = await visitors.open(pathOf("book", "sv"), { viewport: phone });
  const heights = await page
    .locator("#booking-form :is(input:not([type=checkbox], [name=website]), select)")
    .evaluateAll((all) => all.map((field) => field.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(5);
  expect(new Set(heights).size).toBe(1);
  const label = await page.locator("label[for=booking-consent]").boundingBox();
  expect(Math.min(...heights, label?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const box = page.locator("#booking-consent");
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors });
    await box.uncheck();
    const empty = await box.screenshot();
    await box.check();
    expect((await box.screenshot()).equals(empty), forcedColors).toBe(false);
  }
});

test("the palette is dark blue with light words", async () => {
  const page = await visitors.open(pathOf("home", "sv"));
  const [background, words] = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return [backgroundColor, color].map((value) => (value.match(/\d+/g) ?? []).map(Number));
  });
  const [red = 255, green = 255, blue = 255] = background ?? [];
  expect(Math.max(red, green, blue)).toBeLessThan(80);
  expect(blue).toBeGreaterThan(1.4 * Math.max(red, green));
  expect(Math.min(...(words ?? []))).toBeGreaterThan(200);
});

function cards(page: Page) {
  return page
    .locator("li[data-featured]")
    .evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().toJSON() as { y: number; width: number }),
    );
}

/** How much of its column the table leaves free, and whether the rows' names stand beside their cells. */
function comparison(page: Page) {
  return page.locator("main table").evaluate((table) => {
    const section = table.closest("section") as HTMLElement;
    const { paddingLeft, paddingRight } = getComputedStyle(section);
    const column =
      section.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const row = table.querySelector("tbody tr");
    const [name, cell] = ["th", "td"].map((tag) =>
      row?.querySelector(tag)?.getBoundingClientRect(),
    );
    return {
      freeWidth: Math.abs(Math.round(column - (row?.getBoundingClientRect().width ?? 0))),
      namesBeside: (name?.right ?? 0) <= (cell?.left ?? 0),
    };
  });
}

/** How many elements stand in each row, by the tops of all. */
function perRow(tops: readonly number[]): number[] {
  return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
}

/** The rows of the gallery: how far each of their parts ends from the grid's right edge. */
function galleryRows(page: Page): Promise<{ toRight: number }[][]> {
  return page.locator("ul:has(> li > [data-gallery-item])").evaluate((grid) => {
    const { right } = grid.getBoundingClientRect();
    const rows = new Map<number, { toRight: number }[]>();
    const boxes = [...grid.children].map((part) => part.getBoundingClientRect());
    for (const box of boxes.toSorted((one, other) => one.left - other.left)) {
      const top = Math.round(box.top);
      rows.set(top, [...(rows.get(top) ?? []), { toRight: Math.round(right - box.right) }]);
    }
    return [...rows.values()];
  });
}

/** Names on the map that are lower than 12 px, that another or a way crosses, or that the map cuts. */
function mapProblems(page: Page): Promise<string[]> {
  return page.locator("main svg[role=img]").evaluate((map) => {
    const frame = map.getBoundingClientRect();
    const pixelsPerUnit = frame.width / (map as SVGSVGElement).viewBox.baseVal.width;
    const names = [...map.querySelectorAll("text")].filter((name) => name.checkVisibility());
    const ways = [...map.querySelectorAll("line")].flatMap((way) =>
      Array.from({ length: 101 }, (_, step) => {
        const at = new DOMPoint(
          way.x1.baseVal.value + ((way.x2.baseVal.value - way.x1.baseVal.value) * step) / 100,
          way.y1.baseVal.value + ((way.y2.baseVal.value - way.y1.baseVal.value) * step) / 100,
        );
        return at.matrixTransform(way.getScreenCTM() ?? undefined);
      }),
    );
    const problems = names.flatMap((name) => {
      const box = name.getBoundingClientRect();
      const isIn = (x: number, y: number) =>
        x > box.left && x < box.right && y > box.top && y < box.bottom;
      const found = [];
      if (Number.parseFloat(getComputedStyle(name).fontSize) * pixelsPerUnit < 12)
        found.push("low");
      if (ways.some(({ x, y }) => isIn(x, y))) found.push("crossed");
      if (box.left < frame.left || box.right > frame.right) found.push("cut");
      return found.map((problem) => `${problem}: ${name.textContent}`);
    });
    return names.length > 4 && ways.length > 200 ? problems : ["nothing to look at"];
  });
}
