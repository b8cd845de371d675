import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pictureFile } from "#domain/media/pictures.ts";
import { type Language, languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const site = useSite();
const visitors = useBrowser(site, still);
const question = (page: Page) => page.locator("#faq details").nth(4);
const dialog = (page: Page) => page.locator("dialog[open]");

test.each(enough<readonly Language[]>(["sv"], languages))(
  "the fifth question lists twelve things to pack in %s",
  async (language) => {
    const page = await open(language);
    const list = question(page).locator("ol");
    await soon(() => list.isVisible()).toBe(true);
    const things = await list.locator("li").allInnerTexts();
    expect(things).toHaveLength(12);
    expect(things.filter((thing) => /^\d/.test(thing))).toEqual([]);
    expect(await list.evaluate((element) => getComputedStyle(element).listStyleType)).toBe(
      "decimal",
    );
    expect(await question(page).locator("[data-clothing]").isVisible()).toBe(true);
    expect(await question(page).locator("img").getAttribute("alt")).toBe(
      words(language, "contact.faq.picture.alt"),
    );
  },
);

test.each([
  ["its button", "en", {}, closeByButton],
  ["Escape", "sv", { viewport: phone }, (page: Page) => page.keyboard.press("Escape")],
  ["a press beside it", "pl", {}, (page: Page) => page.mouse.click(5, 400)],
  ["Back", "de", {}, (page: Page) => page.goBack()],
] as const)(
  "the clothing picture opens enlarged and closes by %s",
  async (_, language, visit, close) => {
    const page = await open(language, visit);
    await page.locator("[data-clothing]").click();
    const src = pictureFile("clothing").src(960, "webp");
    await soon(() => dialog(page).locator("img").getAttribute("src")).toBe(src);
    expect(page.url()).toBe(site.url + pathOf("contact", language));
    await close(page, language);
    await soon(() => dialog(page).count()).toBe(0);
    expect(await page.locator(":focus").getAttribute("data-clothing")).not.toBeNull();
    expect(await question(page).getAttribute("open")).not.toBeNull();
  },
);

async function open(language: Language, visit = {}): Promise<Page> {
  const page = await visitors.open(pathOf("contact", language), visit);
  if (!("javaScriptEnabled" in visit)) await hydrated(page);
  await question(page).locator("summary").click();
  return page;
}

function closeByButton(page: Page, language: Language): Promise<void> {
  const name = words(language, "contact.faq.picture.close");
  return dialog(page).getByRole("button", { name }).click();
}
