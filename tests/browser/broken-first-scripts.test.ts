import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { type Language, languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { desktop, hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { enough, isTried } from "../support/cases.ts";
import { openPrepared } from "../support/prepared.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const site = useSite();
const visitors = useBrowser(site, still);
const scripts = ["entry.client", "root", "layout", "site", "about"];
const faults = [{ status: 404 }, { contentType: "text/javascript", body: "import {" }];
const librariesScript = /\/assets\/lib-.*\.js/;
const expected =
  /Loading chunk|Failed to load resource|dynamically imported|net::|SyntaxError|Unexpected end/;

test.each([
  ["missing", 404],
  ["other", 500],
])(
  "a shared script that is %s (%i) is asked for once more, and then told of",
  async (reason, status) => {
    const { page, logged, loads } = await openBroken("en", (route) => route.fulfill({ status }));
    await explained(page, "en");
    expect(loads()).toBe(2);
    expect(logged.join()).toMatch(
      new RegExp(`Loading chunk \\S*/assets/lib-\\S+ failed \\(${reason}\\)`),
    );
  },
);

test.each(scripts)(
  "the script %s is told of like any other, whether it is missing or broken",
  async (name) => {
    const file = new RegExp(`/assets/${name}-.*\\.js`);
    for (const [index, answer] of faults.entries()) {
      if (!isTried(scripts.indexOf(name), index)) continue;
      const { page, logged, loads } = await openBroken(
        "sv",
        (route) => route.fulfill(answer),
        file,
      );
      await explained(page, "sv");
      expect(loads()).toBe(2);
      expect(logged.join()).toMatch(/Loading chunk \S+ failed \((missing|other)\)/);
    }
  },
);

test("a page without its scripts has no dead controls, and what it says can be closed", async () => {
  const { page } = await openBroken("en", (route) => route.abort(), librariesScript, phone);
  await explained(page, "en");
  const choices = page.getByRole("button", { name: words("en", "footer.privacyChoices") });
  expect(await choices.isVisible()).toBe(false);
  const close = page.getByRole("alert").getByRole("button");
  expect(await close.innerText()).toBe(words("en", "consent.close"));
  await close.click();
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await choices.isVisible()).toBe(false);
  const buttons = page.locator("button[type=button]").filter({ visible: true });
  expect(await buttons.count()).toBe(0);
  await page.locator("[data-mobile-menu] summary").click();
  await page.locator("select[name=language]").selectOption("pl");
  await page.waitForURL(site.url + pathOf("about", "pl"));
  expect(await page.context().cookies()).toMatchObject([{ name: "lang", value: "pl" }]);
});

test.each(enough<readonly Language[]>(["sv"], languages))(
  "without any answer the page in %s stays, and says so",
  async (language) => {
    const { page, logged, loads } = await openBroken(language, (route) => route.abort());
    await explained(page, language);
    expect(loads()).toBe(1);
    expect(logged.join()).toMatch(/Loading chunk \S*\/assets\/lib-\S+ failed \(other\)/);
    expect(await page.locator("h1").innerText()).toBe(words(language, "about.hero.title"));
  },
);

test("a script that takes longer than 120 seconds is told of as timed out", async () => {
  const logged: string[] = [];
  const page = await openPrepared(
    site,
    visitors,
    pathOf("about", "pl"),
    async (page) => {
      page.on("console", (message) => logged.push(message.text()));
      await page.clock.install();
      await page.route(librariesScript, () => {});
    },
    { expected },
  );
  await page.mouse.move(100, 100, { steps: 3 });
  await page.clock.fastForward(100_000);
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.clock.fastForward(21_000);
  await explained(page, "pl");
  // On a slow machine another script may be awaited too, and be the first that is told of.
  expect(logged.join()).toMatch(/Loading chunk \S+\/assets\/\S+\.js failed \(timeout\)/);
});

test("a script that comes the second time leaves no trace but the line in the console", async () => {
  let asked = 0;
  const { page, loads } = await openBroken("de", (route) =>
    ++asked === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await soon(loads).toBe(2);
  await hydrated(page);
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

async function explained(page: Page, language: Language): Promise<void> {
  const alert = page.getByRole("alert");
  await alert.waitFor();
  expect(await alert.innerText()).toContain(words(language, "errors.loading.title"));
  const again = alert.getByRole("link", { name: words(language, "errors.retry") });
  expect(await again.getAttribute("href")).toBe(pathOf("about", language));
  const home = alert.getByRole("link", { name: words(language, "errors.home") });
  expect(await home.getAttribute("href")).toBe(pathOf("home", language));
}

/** Opens the about page while one of its scripts is broken, and counts the page's loads. */
async function openBroken(
  language: Language,
  fail: (route: Route) => unknown,
  file = librariesScript,
  viewport = desktop,
) {
  const logged: string[] = [];
  let loads = 0;
  const path = pathOf("about", language);
  const prepare = async (page: Page) => {
    page.on("console", (message) => logged.push(message.text()));
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads++;
    });
    await page.route(file, fail);
  };
  const page = await openPrepared(site, visitors, path, prepare, { expected, viewport });
  return { page, logged, loads: () => loads };
}
