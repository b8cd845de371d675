import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Language } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { desktop, hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { bookableDay, fillBooking, fillContact, send } from "../support/filling.ts";
import { held } from "../support/held.ts";
import { dialog } from "../support/lightbox.ts";
import { useSiteWithInbox } from "../support/site-with-inbox.ts";
import { soon } from "../support/soon.ts";
import { installTranslator } from "../support/translator.ts";
import { words } from "../support/words.ts";

const { site } = useSiteWithInbox();
// Where others than React's own words stand in a page, it renders the page anew, and says so.
const visitors = useBrowser(site, { ...still, expected: /^console: hydration / });

type Step = [what: string, take: (page: Page) => Promise<unknown>];

test.each([
  ["comes once the page runs", "en", phone, false],
  ["was there before the page's script", "de", desktop, true],
] as const)(
  "a guest whose translator %s reads what others read, from the first page to the last",
  async (_, language, viewport, isEarly) => {
    const [plain, translated] = [
      await visitors.tab({ viewport }),
      await visitors.tab({ viewport }),
    ];
    await installTranslator(translated.context(), { isEarly });
    for (const [what, take] of visitIn(language)) {
      await Promise.all([take(plain), take(translated)]);
      await soon(() => differences(translated, plain), what).toEqual([]);
    }
    expect(await translated.locator("font > font").count()).toBeGreaterThan(50);
  },
  120_000,
);

test("what is typed before the script comes stays, though the translator came before it too", async () => {
  const page = await visitors.tab();
  await installTranslator(page.context(), { isEarly: true });
  const { hold, release } = held();
  await page.route("**/assets/*.js", hold);
  await page.goto(site.url + pathOf("book", "pl"), { waitUntil: "commit" });
  await page.locator("font").first().waitFor();
  await fillBooking(page);
  await page.locator("[name=numChildren]").fill("2");
  release();
  await hydrated(page);
  await soon(() => page.locator("[name=childrenAges]").count()).toBe(2);
  expect(await page.locator("[name=client_name]").inputValue()).toBe("Jürgen Groß");
  expect(await page.locator("[name=date]").inputValue()).toBe(bookableDay);
  expect(await page.locator("[name=consent]").isChecked()).toBe(true);
});

/** Chooses days, adds a child, sends, takes the plan, looks at pictures, writes and goes back. */
function visitIn(language: Language): Step[] {
  const { booking, gallery } = getCatalogue(language);
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const card = (page: Page) => page.locator("[data-sent] > section > h3");
  const thanks = (page: Page) => page.locator("#contact-form [role=status] p");
  return [
    ["the home page", (page) => open(page, pathOf("home", language))],
    ["the booking page", (page) => follow(page, "book", language)],
    ["a package", (page) => page.locator("[name=package]").selectOption("7-day")],
    ["a day", (page) => page.locator("[name=date]").fill("2027-02-01")],
    ["one adult more", (page) => button(page, booking.week.moreAdults).click()],
    ["a child", (page) => button(page, booking.week.moreChildren).click()],
    ["its age", (page) => page.locator("[name=childrenAges]").fill("7")],
    ["another package", (page) => page.locator("[name=package]").selectOption("3-day")],
    ["a day out of season", (page) => page.locator("[name=date]").fill("2027-07-01")],
    ["errors", (page) => send(page, "booking")],
    ["the rest", fillBooking],
    ["the card", (page) => send(page, "booking").then(() => card(page).waitFor())],
    ["no toast", (page) => page.locator("[data-toast]").waitFor({ state: "detached" })],
    ["more to tell", (page) => page.locator("[data-sent] > section > details summary").click()],
    ["nothing told", (page) => button(page, booking.sent.more.submit).click()],
    ["another request", (page) => button(page, booking.sent.another).click()],
    [
      "the plan",
      (page) => open(page, `${pathOf("plan", language)}#plan=complete.2027-02-01.2.1.7`),
    ],
    ["the gallery", (page) => follow(page, "gallery", language)],
    ["one category", (page) => page.locator("[data-category=dogSledding]").click()],
    ["a picture", (page) => page.locator("[data-gallery-item]").first().click()],
    ["the next", (page) => button(page, gallery.lightbox.next).click()],
    ["the pictures", (page) => page.keyboard.press("Escape").then(() => gone(dialog(page)))],
    ["the contact page", (page) => follow(page, "contact", language)],
    ["a question", (page) => page.locator("#faq summary").nth(4).click()],
    ["a message", (page) => fillContact(page)],
    ["thanks", (page) => send(page, "contact").then(() => thanks(page).waitFor())],
    ["another language", (page) => page.locator("footer a[hreflang=sv]").click()],
    ["back", (page) => page.goBack()],
    ["back to the pictures", (page) => page.goBack()],
    ["the consent", (page) => button(page, words(language, "footer.privacyChoices")).click()],
  ];
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await hydrated(page);
}

async function follow(page: Page, key: "book" | "gallery" | "contact", language: Language) {
  await page
    .locator(`footer a[href="${pathOf(key, language)}"]`)
    .first()
    .click();
  await page.waitForURL(site.url + pathOf(key, language));
}

function gone(element: Locator): Promise<void> {
  return element.waitFor({ state: "detached" });
}

/** The lines of a page that the other has not, in both directions. */
async function differences(page: Page, other: Page): Promise<string[]> {
  const [lines, others] = await Promise.all([linesOf(page), linesOf(other)]);
  if (lines.join() === others.join()) return [];
  return [
    ...lines.filter((line) => !others.includes(line)),
    ...others.filter((line) => !lines.includes(line)),
    `${lines.length} and ${others.length} lines`,
  ];
}

/** What a page says, without the reference, which is another for each guest. */
async function linesOf(page: Page): Promise<string[]> {
  // Whether the booking bar shows follows the scrolling, so its words count wherever the page stands.
  const bar = await page.locator("nav[data-visible]").textContent();
  const shown = await page
    .locator("body > :is(a, aside, header, main, footer, section, p)")
    .allInnerTexts();
  const text = [...shown, bar].join("\n").replaceAll("\u200b", "");
  const [reference = ""] = await page.locator("[data-sent] [translate=no]").allInnerTexts();
  return (reference ? text.replaceAll(reference, "…") : text).split(/\s*\n\s*/);
}
