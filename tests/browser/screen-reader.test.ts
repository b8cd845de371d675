import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Language, languageNames, languages } from "#domain/languages.ts";
import { pathOf } from "#domain/routes.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { fillBooking, send } from "../support/filling.ts";
import { useSiteWithInbox } from "../support/site-with-inbox.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const { site } = useSiteWithInbox();
const visitors = useBrowser(site, { ...still, inOneTab: true });
const pages = ["home", "book", "contact"] as const;
// English has the words that all translate; Polish has the most forms.
const spoken = enough<readonly Language[]>(["en", "pl"], languages);
const cases = spoken.flatMap((language) => pages.map((key) => [key, language] as const));

test.each(cases)(
  "a screen reader finds on %s in %s what the snapshot says, and headings that begin at one and skip no level",
  async (key, language) => {
    const page = await visitors.open(pathOf(key, language));
    await hydrated(page);
    // The button of the footer's sound comes with a script of its own.
    await page.getByRole("button", { name: words(language, "sound.play") }).waitFor();
    await expectHeadingsInOrder(page);
    const tree = await page.locator("body").ariaSnapshot();
    await expect(stable(tree)).toMatchFileSnapshot(`aria/${key}-${language}.yaml`);
  },
);

test.each(enough<readonly Language[]>(["de"], languages))(
  "what becomes of a booking in %s is announced as it happens",
  async (language) => {
    const page = await visitors.open(pathOf("book", language));
    await hydrated(page);
    await page.evaluate(noteAnnouncements);
    await fillBooking(page);
    await send(page, "booking");
    const heard = () => page.evaluate(() => document.documentElement.dataset.heard ?? "");
    await soon(heard).toContain(words(language, "booking.toastSuccessDesc"));
    expect(await heard()).toContain(words(language, "booking.sending"));
  },
);

async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page
    .locator("h1, h2, h3, h4")
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(
    levels.filter((level) => level === 1),
    "headings of level one",
  ).toHaveLength(1);
  expect(levels[0], "the first heading").toBe(1);
  levels.slice(1).forEach((level, index) => {
    const deeper = level - (levels[index] ?? 0);
    expect(deeper, `heading ${index + 2} below the one before`).toBeLessThanOrEqual(1);
  });
}

/** Records in the document the texts that its live regions get, in order. */
function noteAnnouncements() {
  const heard: string[] = [];
  const live = "[aria-live], [role=status], [role=alert]";
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      if (region?.textContent) heard.push(region.textContent);
    }
    document.documentElement.dataset.heard = heard.join("\n");
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

const names = languages.map((language) => languageNames[language]).join("|");
const languageItems = new RegExp(
  `(?:(\\n +)- listitem:\\n +- link "(?:${names})":\\n +- /url: \\S+)+`,
  "g",
);

/** Removes what changes by itself: the year of the copyright, and the list of languages when one is added. */
function stable(tree: string): string {
  const lasting = tree.replace(/© \d{4}/g, "© YEAR");
  return `${lasting.replace(languageItems, "$1- listitem: each language")}\n`;
}
