import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";

const site = useSite();
const visitors = useBrowser(site, still);

test.each(["de", "sv"] as const)(
  "a language that the site does not have, chosen in %s, leads to the page in English",
  async (language) => {
    const page = await visitors.open(pathOf("northernLights", language), { viewport: phone });
    await hydrated(page);
    await page.locator("[data-mobile-menu] summary").click();
    const select = page.locator("select[name=language]");
    await select.evaluate((element) => {
      if (element instanceof HTMLSelectElement) element.add(new Option("Suomi", "fi"));
    });
    await select.selectOption("fi");
    await page.waitForURL(site.url + pathOf("northernLights", "en"));
    await soon(() => page.locator("html").getAttribute("lang")).toBe("en");
    expect(await page.context().cookies()).toMatchObject([{ name: "lang", value: "en" }]);
  },
);
