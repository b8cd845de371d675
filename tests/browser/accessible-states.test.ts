import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import type { PageKey } from "#domain/pages.ts";
import { pathOf } from "#domain/routes.ts";
import { accessibilityProblems } from "../support/axe.ts";
import { hydrated, useBrowser } from "../support/browser.ts";
import { fillBooking, fillContact, send } from "../support/filling.ts";
import { useSiteWithInbox } from "../support/site-with-inbox.ts";
import { words } from "../support/words.ts";

const { site } = useSiteWithInbox();
const visitors = useBrowser(site);
const widths = [360, 1280] as const;
// The markup is the same in all languages (tests/browser/accessibility.test.ts reads each page in each); German is long.
const spoken = ["en", "de"] as const;

interface State {
  page: PageKey;
  /** Whether each width enters the state anew: the state differs there, or ends by itself. */
  isOfOneWidth?: boolean;
  /** Brings the page into the state and waits until the state is reached. */
  enter(page: Page, language: Language, width: number): Promise<void>;
}

const states: Record<string, State> = {
  "with the menu open": {
    page: "home",
    isOfOneWidth: true,
    async enter(page, _, width) {
      const menu = width < 768 ? "[data-mobile-menu]" : "header nav details";
      await page.locator(`${menu} summary`).click();
      await page.locator(`${menu}[open]`).waitFor();
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
  "after a booking was sent, with ages of children": {
    page: "book",
    async enter(page) {
      await fillBooking(page);
      await send(page, "booking");
      await page.locator("[data-step='3']").waitFor();
      await page.locator("[name=numChildren]").fill("2");
      await page.locator("[name=childrenAges]").first().waitFor();
    },
  },
  "with a picture enlarged": {
    page: "gallery",
    async enter(page) {
      await page.locator("[data-gallery-item]").first().click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  "with the questions open": {
    page: "contact",
    async enter(page) {
      for (const summary of await page.locator("#faq summary").all()) await summary.click();
      await page.locator("#faq details[open]").last().waitFor();
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

test.each(
  Object.keys(states).flatMap((state) => spoken.map((language) => [state, language] as const)),
)("axe-core finds nothing %s in %s", async (name, language) => {
  const { page: key, isOfOneWidth = false, enter } = states[name] as State;
  const [first] = widths;
  const page = await visitors.open(pathOf(key, language), {
    reducedMotion: "reduce",
    viewport: { width: first, height: 800 },
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if (width !== first && isOfOneWidth) await page.reload();
    if (width === first || isOfOneWidth) {
      await hydrated(page);
      await enter(page, language, width);
    }
    expect(await accessibilityProblems(page), `at ${width} px`).toEqual([]);
  }
});

async function sendWrong(page: Page, form: "contact" | "booking"): Promise<void> {
  await page.locator(`#${form}-form [name=email]`).fill("not an address");
  await send(page, form);
  await page.locator("[data-error-summary]").waitFor();
}
