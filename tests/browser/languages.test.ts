import { expect, test } from "vitest";
import { facts } from "#domain/facts/facts.ts";
import { type Language, languageNames, languages } from "#domain/pages/languages.ts";
import { legalPathOf, pageKeys, pathOf, slugsOf } from "#domain/pages/routes.ts";
import { hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";

const site = useSite();
const visitors = useBrowser(site, { ...still, inOneTab: true });

function next(language: Language): Language {
  return languages[(languages.indexOf(language) + 1) % languages.length] as Language;
}

test("the language switch leads from each page to the same page in each language", async () => {
  const page = await visitors.open(legalPathOf("privacy"));
  await hydrated(page);
  let current: Language = "en";
  for (const key of pageKeys) {
    const link = page.locator(`a[href="${pathOf(key, current)}"]:not([hreflang])`);
    // No menu names the plan.
    if (key === "plan") await page.goto(site.url + pathOf(key, current));
    else await link.filter({ visible: true }).first().click();
    await page.waitForURL(site.url + pathOf(key, current));
    await soon(() => page.locator("html").getAttribute("lang"), key).toBe(current);
    // One switch a page goes through all languages every four pages.
    for (const _ of enough(["next"], ["next", ...languages])) {
      current = next(current);
      await page.locator("header nav > details summary").click();
      await page
        .locator(`header a[hreflang=${current}]`, { hasText: languageNames[current] })
        .click();
      await page.waitForURL(site.url + pathOf(key, current));
      await soon(() => page.locator("html").getAttribute("lang"), key).toBe(current);
      expect(await page.title(), key).toContain(facts.address.town);
    }
  }
});

test("on a phone the language select leads to the same page and closes the menu", async () => {
  const page = await visitors.open(pathOf("huskyTour", "en"), { viewport: phone });
  await hydrated(page);
  await page.locator("[data-mobile-menu] summary").click();
  await page.locator("select[name=language]").selectOption("sv");
  await page.waitForURL(site.url + pathOf("huskyTour", "sv"));
  expect(await page.locator("[data-mobile-menu]").getAttribute("open")).toBeNull();
});

test("from another language's slug the switch leads to the language's own slug", async () => {
  const foreign = slugsOf("northernLights").find(
    (slug) => !pathOf("northernLights", "pl").endsWith(slug),
  );
  const page = await visitors.open(`/pl/${foreign}`);
  await hydrated(page);
  await page.locator("header nav > details summary").click();
  await page.locator("header a[hreflang=de]").click();
  await page.waitForURL(site.url + pathOf("northernLights", "de"));
});

test.each(["header nav > details", "[data-mobile-menu]"])(
  "the gallery's filter stays in the other language, chosen in %s",
  async (menu) => {
    const isPhone = menu === "[data-mobile-menu]";
    const visit = isPhone ? { viewport: phone } : {};
    const page = await visitors.open(`${pathOf("gallery", "en")}?category=landscapes&x=1`, visit);
    await hydrated(page);
    await page.locator(`${menu} summary`).click();
    if (isPhone) await page.locator("select[name=language]").selectOption("de");
    else await page.locator("header a[hreflang=de]").click();
    await page.waitForURL(`${site.url}${pathOf("gallery", "de")}?category=landscapes`);
  },
);

test("a chosen language is remembered for addresses that name none", async () => {
  const page = await visitors.open(pathOf("home", "en"));
  await hydrated(page);
  expect(await page.context().cookies()).toEqual([]);
  await page.locator("header nav > details summary").click();
  await page.locator("header a[hreflang=pl]").click();
  await page.waitForURL(site.url + pathOf("home", "pl"));
  expect(await page.context().cookies()).toMatchObject([{ name: "lang", value: "pl" }]);
  await page.goto(`${site.url}/contact`);
  expect(page.url()).toBe(site.url + pathOf("contact", "pl"));
});

test("a page change after the first asks the server for nothing but pictures and films", async () => {
  // Films would keep the network busy for an unknown time.
  const page = await visitors.open(pathOf("home", "de"), { reducedMotion: "reduce" });
  await hydrated(page);
  await page.locator(`footer a[href="${pathOf("about", "de")}"]`).click();
  await page.waitForURL(site.url + pathOf("about", "de"));
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => {
    const isMedia = ["image", "media"].includes(request.resourceType());
    if (!isMedia) requests.push(new URL(request.url()).pathname);
  });
  for (const key of ["gallery", "contact", "home"] as const) {
    await page
      .locator(`footer a[href="${pathOf(key, "de")}"]`)
      .first()
      .click();
    await page.waitForURL(site.url + pathOf(key, "de"));
  }
  expect(requests.filter((path) => !path.startsWith("/assets/"))).toEqual([]);
});
