import type { BrowserContextOptions, Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { largestPicture } from "#domain/media/pictures.ts";
import { legalPathOf, pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { fillBooking, send } from "../support/filling.ts";
import { useSiteWithInbox } from "../support/site-with-inbox.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const { site } = useSiteWithInbox();
const visitors = useBrowser(site, {
  ...still,
  expected: /Loading chunk|Failed to load resource|net::/,
  // The policy of a picture's file refuses the styles of the browser's own viewer, which still shows the picture.
  expectedViolation: /style-src|Applying inline style violates/,
});

/** What a tap opens in place, by the name of its script, and where the browser goes without it. */
const opened = [
  ["lightbox", "gallery", tapPicture, largestPicture("gallery/sauna")],
  ["modal", "contact", tapClothing, largestPicture("clothing")],
  ["dark-sky", "northernLights", switchOff, largestPicture("gallery/aurora-forest")],
  ["consent-question", "home", tapChoices, legalPathOf("cookies")],
] as const;

test.each(opened)(
  "a tap whose script %s never comes shows that it loads, and after a while leads on",
  async (chunk, key, tap, instead) => {
    const { page } = await openWithout(chunk, key, () => {});
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await tap(page);
    await page.locator("[aria-busy=true]").waitFor();
    expect(await hasLine(page)).toBe(true);
    await page.clock.fastForward(3_900);
    expect(page.url()).toBe(site.url + pathOf(key, "en"));
    await page.clock.fastForward(200);
    await page.waitForURL(site.url + instead);
  },
);

test.each(opened)(
  "a tap whose script %s is missing leads on at once, and the console names it with the reason",
  async (chunk, key, tap, instead) => {
    const { page, logged } = await openWithout(chunk, key, (route) =>
      route.fulfill({ status: 404 }),
    );
    await tap(page);
    await page.waitForURL(site.url + instead);
    expect(logged.join()).toContain(`Loading chunk ${chunk} failed (missing)`);
  },
);

test.each([
  ["quiet-sound", "home", async () => {}],
  ["booking-part", "book", (page: Page) => page.locator("[name=client_name]").focus()],
  ["validate-form", "book", (page: Page) => page.locator("[name=client_name]").focus()],
  ["sent-card", "book", book],
] as const)(
  "without its script %s a page works on, and the console names it with the reason",
  async (chunk, key, use) => {
    const { page, logged } = await openWithout(chunk, key, (route) => route.abort());
    await use(page);
    await soon(() => logged.join()).toContain(`Loading chunk ${chunk} failed (other)`);
    expect(await page.locator("h1").isVisible()).toBe(true);
  },
);

test("of two pictures that are tapped before their script comes, the last one opens", async () => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const { page } = await openWithout("lightbox", "gallery", (route) =>
    promise.then(() => route.continue()),
  );
  await page.locator("[data-gallery-item]").first().click();
  await tapPicture(page);
  release();
  const picture = page.locator("dialog[open] img");
  await soon(() => picture.getAttribute("src")).toContain("gallery/sauna-");
  await page.goBack();
  await soon(() => page.locator("dialog[open]").count()).toBe(0);
  expect(page.url()).toBe(site.url + pathOf("gallery", "en"));
  expect(await page.locator("[aria-busy=true]").count()).toBe(0);
});

/** Opens a page where the script of a later part fails or waits. */
async function openWithout(
  chunk: string,
  key: "home" | "gallery" | "contact" | "northernLights" | "book",
  answer: (route: Route) => unknown,
  visit: BrowserContextOptions = {},
) {
  const logged: string[] = [];
  const page = await visitors.tab(visit);
  page.on("console", (message) => logged.push(message.text()));
  await page.route(`**/assets/${chunk}-*.js`, async (route) => {
    await answer(route);
  });
  await page.goto(site.url + pathOf(key, "en"));
  await hydrated(page);
  return { page, logged };
}

function tapPicture(page: Page): Promise<void> {
  return page.locator("[data-gallery-item=sauna]").click();
}

async function tapClothing(page: Page): Promise<void> {
  await page.locator("#faq details").nth(4).locator("summary").click();
  await page.locator("[data-clothing]").click();
}

function switchOff(page: Page): Promise<void> {
  const name = getCatalogue("en").experiences.northernLights.dark.off;
  return page.getByRole("button", { name }).click();
}

function tapChoices(page: Page): Promise<void> {
  return page.getByRole("button", { name: words("en", "footer.privacyChoices") }).click();
}

async function book(page: Page): Promise<void> {
  await fillBooking(page);
  await send(page, "booking");
}

function hasLine(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const main = document.querySelector("main") as HTMLElement;
    return getComputedStyle(main, "::before").content !== "none";
  });
}
