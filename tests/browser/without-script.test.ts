import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Language, languages } from "#domain/pages/languages.ts";
import { legalPathOf, pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { desktop, phone, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { contactMessage, fillContact, send } from "../support/filling.ts";
import { useSiteWithInbox } from "../support/site-with-inbox.ts";
import { words } from "../support/words.ts";

const { site, backend } = useSiteWithInbox();
const visitors = useBrowser(site, {
  javaScriptEnabled: false,
  viewport: phone,
  expected: /status of 422/,
  inOneTab: true,
});

test("a contact message is sent and thanked for", async () => {
  const page = await visitors.open(pathOf("contact", "pl"));
  await fillContact(page);
  await sendAndLoad(page, "contact");
  await page.waitForURL("**?sent=1#contact-form");
  const thanks = page.locator("#contact-form [role=status]");
  expect(await thanks.innerText()).toBe(words("pl", "contact.form.successMessage"));
  expect(await isOnScreen(thanks)).toBe(true);
  expect((await backend.bodies("contact"))[0]).toEqual(contactMessage);
});

test("a reload after the thanks sends nothing again", async () => {
  const page = await visitors.open(pathOf("contact", "en"));
  await fillContact(page, "sent once");
  await sendAndLoad(page, "contact");
  await page.waitForURL("**?sent=1#contact-form");
  const received = (await backend.bodies("contact")).length;
  await page.reload();
  expect(await backend.bodies("contact")).toHaveLength(received);
});

test("the menu opens and its links and languages lead on", async () => {
  const page = await visitors.open(pathOf("about", "en"));
  await page.locator("[data-mobile-menu] summary").click();
  await page.locator(`[data-mobile-menu] a[href="${pathOf("gallery", "en")}"]`).click();
  await page.waitForURL(site.url + pathOf("gallery", "en"));
  await page.locator("[data-mobile-menu] summary").click();
  expect(await page.locator("select[name=language]").isVisible()).toBe(false);
  await page.locator("[data-mobile-menu] a[hreflang=pl]").click();
  await page.waitForURL(site.url + pathOf("gallery", "pl"));
});

test("on a desktop the lists of experiences and languages open and lead on", async () => {
  const page = await visitors.open(pathOf("about", "en"), { viewport: desktop });
  await page.locator("header li summary").click();
  await page.locator(`header li details a[href="${pathOf("huskyTour", "en")}"]`).click();
  await page.waitForURL(site.url + pathOf("huskyTour", "en"));
  await page.locator("header nav > details summary").click();
  await page.locator("header nav > details a[hreflang=de]").click();
  await page.waitForURL(site.url + pathOf("huskyTour", "de"));
  expect(await page.locator("h1").innerText()).toBe(
    words("de", "experiences.huskyTour.hero.title"),
  );
});

test.each(enough<readonly Language[]>(["de"], languages))(
  "each question in %s opens, and its answer can be read",
  async (language) => {
    const page = await visitors.open(pathOf("contact", language));
    const { items } = getCatalogue(language).contact.faq;
    const questions = page.locator("#faq details");
    expect(await questions.count()).toBe(items.length);
    for (const [index, { question, answer }] of items.entries()) {
      const shown = questions.nth(index).locator("summary + *");
      expect(await shown.isVisible(), question).toBe(false);
      await questions.nth(index).getByText(question).click();
      // A numbered line becomes an item of a list.
      for (const line of answer)
        expect(await shown.innerText()).toContain(line.replace(/^\d+\. /, ""));
    }
  },
);

test("a page without a language in its address is shown in the language chosen there", async () => {
  const page = await visitors.open(legalPathOf("terms"));
  await page.locator("[data-mobile-menu] summary").click();
  const answered = page.waitForEvent("domcontentloaded");
  await page.locator("[data-mobile-menu] button[value=sv]").click();
  await answered;
  expect(page.url()).toBe(site.url + legalPathOf("terms"));
  expect(await page.locator("h1").innerText()).toBe(words("sv", "legal.terms.title"));
  await page.goto(`${site.url}/`);
  expect(page.url()).toBe(site.url + pathOf("home", "sv"));
});

/** Sends a form and waits for the page that answers it. */
async function sendAndLoad(page: Page, form: "contact" | "booking"): Promise<void> {
  const answered = page.waitForEvent("domcontentloaded");
  await send(page, form);
  await answered;
}

/** Whether an element is visible without scrolling. */
async function isOnScreen(locator: Locator): Promise<boolean> {
  const { y, height } = (await locator.boundingBox()) ?? { y: -1, height: 0 };
  return y >= 0 && y + height <= phone.height;
}
