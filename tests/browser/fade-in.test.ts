import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { pageKeys, pathOf } from "#domain/pages/routes.ts";
import { desktop, hydrated, phone, useBrowser } from "../support/browser.ts";
import { openPrepared } from "../support/prepared.ts";
import { scrollTo } from "../support/scroll.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";

const site = useSite();
const visitors = useBrowser(site, { savesData: true, inOneTab: true });
const steps = (page: Page) => page.locator("[data-timeline-step]");
const heroWords = (page: Page) => page.locator("[data-hero] > :has(h1)");

test.each(languages)("what the server sends in %s is hidden nowhere", async (language) => {
  for (const key of pageKeys) {
    expect(await (await site.get(pathOf(key, language))).text(), key).not.toContain("data-seen");
  }
});

test.each([
  ["a desktop", desktop, "de"],
  ["a phone", phone, "sv"],
] as const)(
  "on %s a step fades in at a fifth of it, not at a tenth",
  async (_, viewport, language) => {
    const page = await visitors.open(pathOf("about", language), { viewport });
    for (const step of await steps(page).all()) {
      await soon(() => look(step)).toEqual(["false", "0"]);
      await showShare(step, 0.1);
      expect((await look(step))[0]).toBe("false");
      await showShare(step, 0.2);
      await soon(() => look(step)).toEqual(["true", "1"]);
    }
  },
);

test.each([
  ["without script", { javaScriptEnabled: false }],
  ["for who wants little motion", { reducedMotion: "reduce" }],
] as const)("%s every step is visible from the start", async (_, visit) => {
  const page = await visitors.open(pathOf("about", "pl"), visit);
  if (!("javaScriptEnabled" in visit)) {
    await hydrated(page);
    await soon(async () => (await look(steps(page).last()))[0]).toBe("false");
  }
  for (const one of [heroWords(page), ...(await steps(page).all())]) {
    expect((await look(one))[1]).toBe("1");
    expect(await one.evaluate((element) => getComputedStyle(element).translate)).toBe("none");
  }
});

test("after a change of page the hero's words fade in", async () => {
  const page = await visitors.open(pathOf("home", "en"));
  await hydrated(page);
  await page.evaluate(noteFades);
  await page
    .locator(`header a[href="${pathOf("gallery", "en")}"]`)
    .first()
    .click();
  await page.waitForURL(site.url + pathOf("gallery", "en"));
  await soon(() => fades(page)).toContain("true");
  await soon(() => look(heroWords(page))).toEqual(["true", "1"]);
});

test("the words of a page's first view never fade", async () => {
  const prepare = (page: Page) => page.addInitScript(noteFades);
  const page = await openPrepared(site, visitors, pathOf("home", "sv"), prepare);
  await soon(() => look(heroWords(page))).toEqual(["true", "1"]);
  await page.waitForTimeout(500);
  expect(await fades(page)).toBe("");
});

test("on a page that opens far down the hero's words wait until 20 % of them is in view", async () => {
  const page = await visitors.open(pathOf("home", "de"));
  await hydrated(page);
  await scrollTo(page, 3000);
  await page.reload();
  await hydrated(page);
  await soon(() => page.evaluate(() => window.scrollY)).toBe(3000);
  const hero = heroWords(page);
  await soon(() => look(hero)).toEqual(["false", "0"]);
  await showShare(hero, 0.1, "from above");
  expect((await look(hero))[0]).toBe("false");
  await showShare(hero, 0.2, "from above");
  await soon(() => look(hero)).toEqual(["true", "1"]);
});

/** An element's mark and its opacity. */
function look(element: Locator): Promise<[seen: string | null, opacity: string]> {
  return element.evaluate((one) => [one.getAttribute("data-seen"), getComputedStyle(one).opacity]);
}

/** Scrolls until a share of an element's height (and one pixel more) is in view at the screen's edge. */
async function showShare(element: Locator, share: number, way = "from below"): Promise<void> {
  const top = await element.evaluate(
    (one, { part, isFromBelow }) => {
      const { top, bottom, height } = one.getBoundingClientRect();
      const shown = part * height + 1;
      return window.scrollY + (isFromBelow ? top + shown - window.innerHeight : bottom - shown);
    },
    { part: share, isFromBelow: way === "from below" },
  );
  await scrollTo(element.page(), Math.round(top));
}

/** Records in the document which elements fade during the test, by their marks. */
function noteFades() {
  const faded: string[] = [];
  document.addEventListener("transitionrun", ({ target, propertyName }) => {
    const { seen } = (target as HTMLElement).dataset;
    if (!seen || propertyName !== "opacity") return;
    faded.push(seen);
    document.documentElement.dataset.faded = faded.join();
  });
}

async function fades(page: Page): Promise<string> {
  return (await page.locator("html").getAttribute("data-faded")) ?? "";
}
