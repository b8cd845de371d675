import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Language, languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";

const site = useSite();
const visitors = useBrowser(site, { ...still, inOneTab: true });
const questionsOf = (language: Language) => getCatalogue(language).contact.faq.items;
const items = (page: Page) => page.locator("#faq details");
const summary = (page: Page, index: number) => items(page).nth(index).locator("summary");

test.each(enough<readonly Language[]>(["pl"], languages))(
  "the questions of %s stand there closed and numbered",
  async (language) => {
    const page = await visitors.open(pathOf("contact", language));
    const titles = questionsOf(language).map(({ question }) => question);
    expect(await items(page).locator("summary h3").allInnerTexts()).toEqual(titles);
    expect(await items(page).locator("summary span").allInnerTexts()).toEqual(
      titles.map((_, index) => String(index + 1).padStart(2, "0")),
    );
    expect(await openOnes(page)).toEqual([]);
  },
);

test.each([true, false])(
  "several stay open and each closes again, with script: %s",
  async (javaScriptEnabled) => {
    const page = await visitors.open(pathOf("contact", "sv"), { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    for (const index of [10, 2, 4]) await summary(page, index).click();
    await soon(() => openOnes(page)).toEqual([2, 4, 10]);
    const { answer } = getCatalogue("sv").contact.faq.items[2] ?? { answer: [] };
    expect(await items(page).nth(2).locator("p").allInnerTexts()).toEqual(answer);
    await summary(page, 4).click();
    await soon(() => openOnes(page)).toEqual([2, 10]);
    await summary(page, 10).click();
    await summary(page, 2).click();
    await soon(() => openOnes(page)).toEqual([]);
  },
);

test.each(enough<readonly Language[]>(["de"], ["de", "sv"]))(
  "keys move the focus over the questions, round the end, in %s",
  async (language) => {
    const page = await open(language);
    const last = questionsOf(language).length - 1;
    await summary(page, 0).focus();
    const way: [key: string, at: number][] = [
      ["ArrowDown", 1],
      ["ArrowDown", 2],
      ["ArrowUp", 1],
      ["End", last],
      ["ArrowUp", last - 1],
      ["End", last],
      ["ArrowDown", 0],
      ["ArrowUp", last],
      ["Home", 0],
    ];
    for (const [key, at] of way) {
      await page.keyboard.press(key);
      expect(await focused(page), key).toBe(at);
    }
    expect(await openOnes(page)).toEqual([]);
  },
);

test("the keyboard opens and closes a question", async () => {
  const page = await open("pl");
  await summary(page, 3).focus();
  await page.keyboard.press("Enter");
  await soon(() => openOnes(page)).toEqual([3]);
  await page.keyboard.press("Space");
  await soon(() => openOnes(page)).toEqual([]);
});

async function open(language: Language): Promise<Page> {
  const page = await visitors.open(pathOf("contact", language));
  await hydrated(page);
  return page;
}

function openOnes(page: Page): Promise<number[]> {
  return items(page).evaluateAll((all) =>
    all.flatMap((one, index) => ((one as HTMLDetailsElement).open ? [index] : [])),
  );
}

function focused(page: Page): Promise<number> {
  return items(page).evaluateAll((all) =>
    all.findIndex((one) => one.querySelector("summary") === document.activeElement),
  );
}
