import { expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { legalKeys } from "#domain/route-table.ts";
import { legalPathOf, pageKeys, pathOf } from "#domain/routes.ts";
import { accessibilityProblems } from "../support/axe.ts";
import { hydrated, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site);
const widths = [360, 1280] as const;

test.each(languages.flatMap((language) => widths.map((width) => [language, width] as const)))(
  "axe-core finds nothing on any page in %s at %i px",
  async (language, width) => {
    const page = await visitors.open(pathOf("home", language), {
      locale: language,
      viewport: { width, height: 800 },
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
      expect(await accessibilityProblems(page), path).toEqual([]);
    }
  },
);
