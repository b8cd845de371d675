import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { translationPath } from "../../app/words/translation-loader.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const site = useSite();
const visitors = useBrowser(site, still);
const galleryScript = /\/assets\/gallery-.*\.js/;

test("a missing script chunk is logged, and the page is loaded whole instead", async () => {
  const logged: string[] = [];
  const page = await openAbout(logged);
  await page.route(galleryScript, (route) => route.fulfill({ status: 404 }));
  await follow(page, "gallery");
  await soon(() => page.url()).toBe(site.url + pathOf("gallery", "sv"));
  await soon(() => page.locator("h1").innerText()).toBe(words("sv", "gallery.hero.title"));
  expect(logged.join()).toMatch(/Loading chunk \S*\/assets\/gallery-\S+ failed \(missing\)/);
});

test("a chunk that fails a second time shows a localised error with a way on", async () => {
  const page = await openAbout();
  await page.route(galleryScript, (route) => route.abort());
  await follow(page, "gallery");
  await soon(() => page.url()).toBe(site.url + pathOf("gallery", "sv"));
  // The script of the reloaded page fails too, so that page never becomes interactive: go back to one that is.
  await page.getByRole("alert").waitFor();
  await page.goto(site.url + pathOf("about", "sv"));
  await hydrated(page);
  await follow(page, "gallery");
  const alert = page.getByRole("alert");
  await alert.waitFor();
  expect(await alert.innerText()).toContain(words("sv", "errors.loading.title"));
  await page.unroute(galleryScript);
  await alert.getByRole("link", { name: words("sv", "errors.home") }).click();
  await page.waitForURL(site.url + pathOf("home", "sv"));
  expect(await page.locator("h1").innerText()).toBe(words("sv", "home.hero.title"));
});

test("a chunk that takes longer than 120 seconds is given up, and the page is loaded whole", async () => {
  const logged: string[] = [];
  const page = await openAbout(logged);
  await page.clock.install();
  await page.route(galleryScript, () => {});
  await follow(page, "gallery");
  await page.clock.fastForward(119_000);
  expect(page.url()).toBe(site.url + pathOf("about", "sv"));
  await page.clock.fastForward(2_000);
  await soon(() => page.url()).toBe(site.url + pathOf("gallery", "sv"));
  expect(logged.join()).toMatch(/Loading chunk gallery failed \(timeout\)/);
});

test.each([404, 500])(
  "a translation file that answers %i costs nothing but a page load",
  async (status) => {
    const page = await openAbout();
    await page.route(`**${translationPath("sv")}`, (route) => route.fulfill({ status }));
    await follow(page, "gallery");
    await page.waitForURL(site.url + pathOf("gallery", "sv"));
    expect(await page.locator("h1").innerText()).toBe(words("sv", "gallery.hero.title"));
  },
);

async function openAbout(logged: string[] = []): Promise<Page> {
  const page = await visitors.open(pathOf("about", "sv"), {
    expected:
      /Loading chunk|Error loading route module|Failed to load resource|dynamically imported|translation sv|net::/,
  });
  page.on("console", (message) => logged.push(message.text()));
  await hydrated(page);
  return page;
}

function follow(page: Page, key: "gallery"): Promise<void> {
  return page.locator(`footer a[href="${pathOf(key, "sv")}"]`).click();
}
