import { test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";

const visitors = useBrowser(useSite(), { savesData: true });

test.each([
  ["home", "tilt", "transform"],
  ["contact", "magnetic", "transform"],
  ["laplandPackages", "glow", "boxShadow"],
] as const)(
  "under the pointer a card on %s has its %s, and loses it",
  async (key, look, change) => {
    const page = await visitors.open(pathOf(key, "en"));
    await hydrated(page);
    const card = page.locator(`[class*=_${look}_]`).first();
    const shown = () => card.evaluate((element, name) => getComputedStyle(element)[name], change);
    await card.scrollIntoViewIfNeeded();
    const atRest = await shown();
    await card.hover({ position: { x: 20, y: 20 } });
    await soon(shown).not.toBe(atRest);
    await page.locator("header").hover();
    await soon(shown).toBe(atRest);
  },
);
