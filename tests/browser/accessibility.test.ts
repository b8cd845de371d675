import { expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { legalKeys, legalPathOf, pageKeys, pathOf } from "#domain/routes.ts";
import { accessibilityProblems } from "../support/axe.ts";
import { hydrated, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site);
const widths = [360, 1280] as const;

test.each(languages)(
  "axe-core finds nothing on any page in %s, on a phone and a desktop",
  async (language) => {
    const page = await visitors.open(pathOf("home", language), {
      locale: language,
      reducedMotion: "reduce",
    });
    const paths = [
      ...pageKeys.map((key) => pathOf(key, language)),
      ...legalKeys.map((key) => legalPathOf(key)),
    ];
    for (const path of paths) {
      await page.goto(site.url + path);
      await hydrated(page);
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await accessibilityProblems(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  },
);
