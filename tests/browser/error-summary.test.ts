import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Language, languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { send } from "../support/filling.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const site = useSite();
const visitors = useBrowser(site, { ...still, inOneTab: true });
const summary = (page: Page) => page.locator("[data-error-summary]");
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

test.each(enough<readonly Language[]>(["pl"], languages))(
  "a wrong booking is told at its head in %s, with the focus there",
  async (language) => {
    const page = await visitors.open(pathOf("book", language), { viewport: phone });
    await hydrated(page);
    await page.locator("[name=numChildren]").fill("2");
    await send(page, "booking");
    await soon(() => isFocused(page)).toBe(true);
    expect(await summary(page).locator("p").innerText()).toBe(
      words(language, "booking.toastValidationDesc"),
    );
    expect(await summary(page).locator("a").allInnerTexts()).toEqual(
      (
        [
          "packageError",
          "dateErrorRequired",
          "childrenAgesErrorRequired",
          "nameErrorRequired",
          "emailErrorRequired",
          "phoneErrorRequired",
          "consentError",
        ] as const
      ).map((key) => words(language, `booking.${key}`)),
    );
  },
);

test.each(["mouse", "keyboard"] as const)("each error leads to its field by %s", async (by) => {
  const page = await visitors.open(pathOf("book", "de"));
  await hydrated(page);
  await page.locator("[name=numChildren]").fill("1");
  await send(page, "booking");
  await soon(() => isFocused(page)).toBe(true);
  for (const link of await summary(page).locator("a").all()) {
    const target = (await link.getAttribute("href"))?.slice(1);
    if (by === "mouse") await link.click();
    else {
      await link.focus();
      await page.keyboard.press("Enter");
    }
    await soon(() => focusedId(page)).toBe(target);
    await soon(() => isClear(page)).toBe(true);
  }
  expect(page.url()).toBe(site.url + pathOf("book", "de"));
});

test("the summary stays where it is while one mends, and goes once all is right", async () => {
  const page = await visitors.open(pathOf("contact", "sv"));
  await hydrated(page);
  await send(page, "contact");
  const form = page.locator("#contact-form");
  await summary(page).locator("a").first().click();
  const before = await form.locator("[name=message]").boundingBox();
  await form.locator("[name=name]").fill("Åsa");
  expect(await form.locator("[role=alert]").count()).toBe(0);
  expect(await summary(page).isVisible()).toBe(true);
  // The error under the name is gone, and nothing above it has moved.
  const after = await form.locator("[name=message]").boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(40);
  await send(page, "contact");
  await soon(() => summary(page).locator("a").count()).toBe(3);
});

test("without script the answer of a wrong form begins with its errors, and they lead to the fields", async () => {
  const page = await visitors.open(pathOf("contact", "pl"), {
    javaScriptEnabled: false,
    expected: /status of 422/,
  });
  await page.locator("#contact-form").evaluate((form) => form.setAttribute("novalidate", ""));
  const answered = page.waitForEvent("domcontentloaded");
  await send(page, "contact");
  await answered;
  const link = summary(page).locator("a").nth(1);
  expect(await link.innerText()).toBe(words("pl", "contact.form.emailErrorRequired"));
  await link.click();
  expect(await page.locator(":focus").getAttribute("name")).toBe("email");
});

function isFocused(page: Page): Promise<boolean> {
  return summary(page).evaluate((element) => element === document.activeElement);
}

/** Whether the focused element is inside the window and nothing covers it. */
function isClear(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { x, y, width, height } = focused.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return focused.contains(top);
  });
}
