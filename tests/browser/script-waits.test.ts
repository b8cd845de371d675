import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Language, languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { held } from "../support/held.ts";
import { openPrepared } from "../support/prepared.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const site = useSite();
const visitors = useBrowser(site, still);
// The scripts that hydrate the page; the small script that waits is inside the page.
const laterScript = /\/assets\/[^/]+\.js$/;

test("no script is asked for before the first view is there", async () => {
  const { page, asked, picture } = await openWaiting(pathOf("home", "en"));
  await page.locator("h1").waitFor();
  await page.waitForTimeout(500);
  expect(asked()).toEqual([]);
  picture.release();
  await hydrated(page);
  expect(asked().length).toBeGreaterThan(3);
});

test.each([
  ["a key", (page: Page) => page.keyboard.press("Shift")],
  ["a pointer", (page: Page) => page.mouse.move(200, 200, { steps: 3 })],
  [
    "a scroll",
    (page: Page) => page.evaluate(() => window.scrollBy({ top: 60, behavior: "instant" })),
  ],
])("%s wakes the page before its first view is complete", async (_, touch) => {
  const { page, picture } = await openWaiting(pathOf("home", "en"));
  await touch(page);
  await hydrated(page);
  picture.release();
});

test("a pointer that only lies over the page wakes nothing, nor is the page woken before it is painted", async () => {
  const page = await openPrepared(site, visitors, pathOf("home", "en"), (page) =>
    page.mouse.move(200, 200),
  );
  await hydrated(page);
  const [firstPaint, firstScript] = await page.evaluate(() => [
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js"))?.startTime,
  ]);
  expect(firstScript).toBeGreaterThan(firstPaint ?? Number.NaN);
});

test.each([
  [
    "a click that no pointer made, as assistive technology does",
    (page: Page) => page.locator("h1").dispatchEvent("click"),
  ],
  ["a focus that no key moved", (page: Page) => page.locator("header a").first().focus()],
])("%s wakes the page too", async (_, touch) => {
  const { page, picture } = await openWaiting(pathOf("home", "en"));
  await touch(page);
  await hydrated(page);
  picture.release();
});

test("a finger wakes the page too", async () => {
  const { page, picture } = await openWaiting(pathOf("home", "en"), {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  });
  await page.touchscreen.tap(180, 500);
  await hydrated(page);
  picture.release();
});

test.each(enough<readonly Language[]>(["pl"], languages))(
  "an early click on a filter of the gallery in %s takes effect",
  async (language) => {
    const { page, scripts } = await openHeld(pathOf("gallery", language));
    await page.locator("button[data-category=snowmobile]").click();
    scripts.release();
    await soon(() => page.locator("[aria-pressed=true]").getAttribute("data-category")).toBe(
      "snowmobile",
    );
    expect(page.url()).toContain("category=snowmobile");
    expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
  },
);

test("an early click on a picture of the gallery opens it in the lightbox", async () => {
  const { page, scripts } = await openHeld(pathOf("gallery", "en"));
  await page.locator("[data-gallery-item]").first().click();
  scripts.release();
  await page.locator("dialog[open]").waitFor();
  expect(page.url()).toBe(site.url + pathOf("gallery", "en"));
});

test("an early click on the privacy choices opens them once", async () => {
  const { page, scripts } = await openHeld(pathOf("home", "en"));
  const choices = page.getByRole("button", { name: words("en", "footer.privacyChoices") });
  await choices.click();
  await choices.click();
  scripts.release();
  await page.locator("[data-consent]").waitFor();
});

test("an early choice in the phone's language select is followed", async () => {
  const { page, scripts } = await openHeld(pathOf("about", "en"), { viewport: phone });
  await page.locator("[data-mobile-menu] summary").click();
  await page.locator("select[name=language]").selectOption("de");
  scripts.release();
  await page.waitForURL(site.url + pathOf("about", "de"));
});

test("an early click on a link is followed without waiting for script", async () => {
  const { page, scripts } = await openHeld(pathOf("home", "en"));
  await page.locator(`footer a[hreflang=sv]`).click();
  await page.waitForURL(site.url + pathOf("home", "sv"));
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "lang")?.value).toBe("sv");
  scripts.release();
});

test("where script does not come, an early click does what the page does without script", async () => {
  const page = await openPrepared(
    site,
    visitors,
    pathOf("gallery", "en"),
    (page) => page.route(laterScript, (route) => route.abort()),
    { expected: /Loading chunk|Failed to load resource|dynamically imported|net::/ },
  );
  await page.locator("button[data-category=snowmobile]").click();
  await page.waitForURL(/category=snowmobile/);
});

test("where script takes its time, an early click is held for three seconds and no longer", async () => {
  const { page, scripts } = await openHeld(pathOf("gallery", "en"));
  await page.clock.install();
  await page.locator("button[data-category=snowmobile]").click();
  await page.clock.fastForward(2_900);
  expect(page.url()).not.toContain("category");
  await page.clock.fastForward(200);
  await page.waitForURL(/category=snowmobile/);
  scripts.release();
});

/** Opens a page whose first picture waits for its release, and lists the scripts that the page requests. */
async function openWaiting(path: string, visit = {}) {
  const picture = held();
  const asked: string[] = [];
  const page = await visitors.tab(visit);
  page.on("request", (request) => {
    if (laterScript.test(request.url())) asked.push(request.url());
  });
  await page.route("**/*-hero-*", picture.hold);
  await page.addInitScript(endlessPatience);
  await page.goto(site.url + path, { waitUntil: "domcontentloaded" });
  return { page, picture, asked: () => asked };
}

/** Opens a page whose scripts wait for their release. */
async function openHeld(path: string, visit = {}) {
  const scripts = held();
  const prepare = (page: Page) => page.route(laterScript, scripts.hold);
  const page = await openPrepared(site, visitors, path, prepare, visit);
  return { page, scripts };
}

// On a busy machine the page could stop waiting for a picture before the test has looked.
function endlessPatience() {
  const { setTimeout } = window;
  const patienceMs = 4_000;
  window.setTimeout = ((run: () => void, ms?: number) =>
    ms === patienceMs ? 0 : setTimeout(run, ms)) as typeof window.setTimeout;
}
