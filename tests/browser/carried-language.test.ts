import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { legalPathOf, pathOf } from "#domain/pages/routes.ts";
import { hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const site = useSite();
// They read Polish pages in a German browser and never chose a language.
const visitors = useBrowser(site, { ...still, locale: "de-DE" });
const privacy = legalPathOf("privacy");
const terms = legalPathOf("terms");

test.each([true, false])(
  "pages without a language are in that of the page before, and so is the way back, with script: %s",
  async (javaScriptEnabled) => {
    const page = await visitors.open(pathOf("book", "pl"), { javaScriptEnabled });
    await follow(page, `footer a[href="${privacy}"]`, "privacy");
    expect(page.url()).toBe(site.url + privacy);
    await page.reload();
    expect(await heading(page)).toBe(words("pl", "legal.privacy.title"));
    await follow(page, `footer a[href^="${terms}"]`, "terms");
    await page.reload();
    expect(await heading(page)).toBe(words("pl", "legal.terms.title"));
    await page.goBack();
    expect(await heading(page)).toBe(words("pl", "legal.privacy.title"));
    for (const link of ["header > a", "header > nav > a"])
      expect(await page.locator(link).getAttribute("href")).toMatch(/^\/pl\b/);
    await page.locator("header > a").click();
    await page.waitForURL(site.url + pathOf("home", "pl"));
    expect(await page.context().cookies()).toEqual([]);
  },
);

test("the booking form's link and the privacy choices' lead there in the page's language", async () => {
  const page = await visitors.open(pathOf("book", "pl"));
  await hydrated(page);
  await follow(page, `form a[href="${privacy}"]`, "privacy");
  await page.goto(site.url + pathOf("about", "pl"));
  await hydrated(page);
  await page.getByRole("button", { name: words("pl", "footer.privacyChoices") }).click();
  await follow(page, "[data-consent] a", "cookies");
});

test.each([
  ["a phone's select", phone, chooseInSelect],
  ["a button", undefined, chooseInFooter],
])("there %s of another language counts for more, from then on", async (_, viewport, choose) => {
  const page = await visitors.open(pathOf("about", "pl"), viewport && { viewport });
  await follow(page, `footer a[href="${privacy}"]`, "privacy");
  await hydrated(page);
  await choose(page);
  await soon(() => heading(page)).toBe(words("sv", "legal.privacy.title"));
  await page.reload();
  expect(await heading(page)).toBe(words("sv", "legal.privacy.title"));
  await page.goto(site.url + terms);
  expect(await heading(page)).toBe(words("sv", "legal.terms.title"));
});

async function follow(
  page: Page,
  link: string,
  key: "privacy" | "terms" | "cookies",
): Promise<void> {
  const answered = page.waitForEvent("domcontentloaded");
  await page.locator(link).click();
  await answered;
  expect(await heading(page)).toBe(words("pl", `legal.${key}.title`));
}

function heading(page: Page): Promise<string> {
  return page.locator("h1").innerText();
}

async function chooseInSelect(page: Page): Promise<void> {
  await page.locator("[data-mobile-menu] summary").click();
  await page.locator("select[name=language]").selectOption("sv");
}

function chooseInFooter(page: Page): Promise<void> {
  return page.locator("footer button[value=sv]").click();
}
