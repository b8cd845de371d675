import { test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";

const visitors = useBrowser(useSite(), { savesData: true });

test.each([
  ["home", "main ul > li > div:has(video)", "transform"],
  ["contact", 'main div:has(> p > a[href^="tel:"] + a[href^="mailto:"])', "transform"],
  ["laplandPackages", "li[data-featured] > div", "boxShadow"],
] as const)("on %s the card %s answers the pointer, and rests when it leaves", async (...row) => {
  const [key, selector, property] = row;
  const page = await visitors.open(pathOf(key, "en"));
  await hydrated(page);
  const card = page.locator(selector).first();
  const shown = () => card.evaluate((element, name) => getComputedStyle(element)[name], property);
  await card.scrollIntoViewIfNeeded();
  const atRest = await shown();
  await card.hover({ position: { x: 20, y: 20 } });
  await soon(shown).not.toBe(atRest);
  await page.mouse.move(1, 300);
  await soon(shown).toBe(atRest);
});
