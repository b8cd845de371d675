import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { accessibilityProblems } from "../support/axe.ts";
import { hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { placeholderVars } from "../support/placeholder-vars.ts";
import { useSite } from "../support/site.ts";
import { words } from "../support/words.ts";

const site = useSite(() => placeholderVars);
// Browsers take every name under localhost for the machine itself; the site does not.
const deployed = {
  get url() {
    return site.url.replace("127.0.0.1", "deployed.localhost");
  },
};
const visitors = useBrowser(deployed, still);

test("a deployed site with placeholders says so over the header, which then sticks to the top", async () => {
  const page = await visitors.open(pathOf("home", "de"), { viewport: phone });
  const line = page.getByText(words("de", "demonstration.text"));
  const top = () => page.locator("header").evaluate((header) => header.getBoundingClientRect().top);
  const { y, height } = (await line.boundingBox()) ?? { y: -1, height: 0 };
  expect(y).toBe(0);
  expect(await top()).toBeCloseTo(height, 0);
  expect(await accessibilityProblems(page)).toEqual([]);
  const menu = page.locator("[data-mobile-menu]");
  await menu.locator("summary").click();
  const panel = await menu.locator("nav").boundingBox();
  expect((panel?.y ?? 0) + (panel?.height ?? 0), "the end of the open menu").toBe(phone.height);
  await menu.locator("summary").click();
  await page.mouse.wheel(0, 800);
  await expect.poll(top).toBe(0);
});

test("the line stays when the visitor changes page and language without a new document", async () => {
  const page = await visitors.open(pathOf("home", "en"));
  await hydrated(page);
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await page
    .locator(`header a[href="${pathOf("about", "en")}"]`)
    .first()
    .click();
  await page.waitForURL(deployed.url + pathOf("about", "en"));
  const line = page.locator("body[data-same-document] > aside");
  await expect.poll(() => line.innerText()).toBe(words("en", "demonstration.text"));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.locator("footer a[hreflang=pl]").click();
  await expect.poll(() => line.innerText()).toBe(words("pl", "demonstration.text"));
});
