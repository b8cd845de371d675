import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import type { PageKey } from "#domain/route-table.ts";
import { pathOf } from "#domain/routes.ts";
import { hydrated, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const site = useSite();
const visitors = useBrowser(site);
// What knows all pages: the router's table, and the addresses and words that go with it.
const allPages = /\/assets\/(manifest|next-page|languages)[^/]*\.js$/;

test("a page comes without the table of all pages, until somebody points at a link", async () => {
  const page = await visitors.open("/favicon.svg");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (allPages.test(request.url())) asked.push(request.url());
  });
  await page.goto(site.url + pathOf("about", "en"));
  await hydrated(page);
  expect(asked).toEqual([]);
  await linkTo(page, "home", "en").hover();
  await soon(() => asked.length).toBe(3);
});

test("the first link that is followed may lead to the home page", async () => {
  const page = await openAlive(pathOf("about", "en"));
  await linkTo(page, "home", "en").click();
  await showsHeading(page, "home", "en");
});

test("the way back and forward works on a page that was loaded anew", async () => {
  const page = await openAlive(pathOf("home", "en"));
  await linkTo(page, "contact", "en").click();
  await showsHeading(page, "contact", "en");
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await showsHeading(page, "home", "en");
  await page.reload();
  await hydrated(page);
  await page.goForward();
  await showsHeading(page, "contact", "en");
});

test("where the table of all pages does not come, a link is followed as a whole page load", async () => {
  const page = await openAlive(pathOf("about", "sv"), /Loading chunk|Failed to load|net::/);
  await page.route(/\/assets\/manifest/, (route) => route.abort());
  await linkTo(page, "contact", "sv").click();
  await showsHeading(page, "contact", "sv");
});

async function openAlive(path: string, expected?: RegExp): Promise<Page> {
  const page = await visitors.open(path, { expected });
  await hydrated(page);
  return page;
}

function linkTo(page: Page, key: PageKey, language: Language) {
  return page.locator(`header a[href="${pathOf(key, language)}"]`).first();
}

async function showsHeading(page: Page, key: "home" | "contact", language: Language) {
  await page.waitForURL(site.url + pathOf(key, language));
  await soon(() => page.locator("h1").innerText()).toBe(words(language, `${key}.hero.title`));
}
