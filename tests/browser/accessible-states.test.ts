import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Language, languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { accessibilityProblems } from "../support/axe.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { fillBooking, fillContact, send } from "../support/filling.ts";
import { useSiteWithInbox } from "../support/site-with-inbox.ts";
import { words } from "../support/words.ts";

const { site } = useSiteWithInbox();
const visitors = useBrowser(site, { ...still, inOneTab: true });
const widths = [360, 1280] as const;
// The markup is the same in all languages, and German is the longest.
const spoken = enough<readonly Language[]>(["de"], languages);
const pages = ["home", "contact", "book", "gallery"] as const;

interface State {
  page: (typeof pages)[number];
  /** Whether each width enters the state anew: the state differs there, or ends by itself. */
  isOfOneWidth?: boolean;
  /** Brings the page into the state and waits until the state is reached. */
  enter(page: Page, language: Language, width: number): Promise<void>;
}

// The states of one page are entered in this order, one after another in the same visit.
const states: Record<string, State> = {
  "with the menu open": {
    page: "home",
    isOfOneWidth: true,
    async enter(page, _, width) {
      const menu = width < 768 ? "[data-mobile-menu]" : "header li details";
      await page.locator(`${menu} summary`).click();
      await page.locator(`${menu}[open]`).waitFor();
    },
  },
  "with the questions open": {
    page: "contact",
    async enter(page) {
      for (const summary of await page.locator("#faq summary").all()) await summary.click();
      await page.locator("#faq details[open]").last().waitFor();
    },
  },
  "with the errors of a contact form": {
    page: "contact",
    enter: (page) => sendWrong(page, "contact"),
  },
  "with the errors of a booking form and a toast": {
    page: "book",
    isOfOneWidth: true,
    async enter(page) {
      await page.locator("[name=numChildren]").fill("2");
      await sendWrong(page, "booking");
      await page.locator("[data-toast]").waitFor();
    },
  },
  "after a message was sent": {
    page: "contact",
    async enter(page) {
      await fillContact(page);
      await send(page, "contact");
      await page.locator("#contact-form:has(fieldset:enabled) [role=status] p").waitFor();
    },
  },
  "after a booking was sent, where more can be told": {
    page: "book",
    async enter(page) {
      await fillBooking(page);
      await page.locator("[name=numChildren]").fill("0");
      await send(page, "booking");
      await page.locator("[data-sent] > section > details > summary").click();
      await page.locator("[data-sent] [name=allergies]").waitFor();
    },
  },
  "with a picture enlarged": {
    page: "gallery",
    async enter(page) {
      await page.locator("[data-gallery-item]").first().click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  "with the question of consent open": {
    page: "home",
    async enter(page, language) {
      const name = words(language, "footer.privacyChoices");
      await page.getByRole("button", { name }).click();
      await page.locator("[data-consent]").waitFor();
    },
  },
};

test.each(pages.flatMap((key) => spoken.map((language) => [key, language] as const)))(
  "axe-core finds nothing on the page %s in %s in any state that visitors bring it into",
  async (key, language) => {
    const [first] = widths;
    const page = await visitors.open(pathOf(key, language));
    await hydrated(page);
    for (const [name, { page: ofPage, isOfOneWidth = false, enter }] of Object.entries(states)) {
      if (ofPage !== key) continue;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        if (width !== first && isOfOneWidth) {
          await page.reload();
          await hydrated(page);
        }
        if (width === first || isOfOneWidth) await enter(page, language, width);
        expect(await accessibilityProblems(page), `${name} at ${width} px`).toEqual([]);
      }
    }
  },
  // Six runs of axe-core on a machine that does three other things.
);

async function sendWrong(page: Page, form: "contact" | "booking"): Promise<void> {
  await page.locator(`#${form}-form [name=email]`).fill("not an address");
  await send(page, form);
  await page.locator("[data-error-summary]").waitFor();
}
