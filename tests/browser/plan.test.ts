import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { submissionPaths } from "#domain/booking/submission.ts";
import { formatPlan } from "#domain/booking/trip-selection.ts";
import { facts } from "#domain/facts/facts.ts";
import type { Language } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { useChangingSite } from "../support/changing-site.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const site = useChangingSite(useSite());
const visitors = useBrowser(site, {
  ...still,
  expected: /net::ERR_|status of 40[05]|when fetching the script|Loading chunk quiet-sound/,
});
const plan = formatPlan({
  packageId: "7-day",
  date: "2027-02-01",
  adults: 2,
  children: 1,
  ages: [7],
});
const heading = (page: Page) => page.locator("h1").innerText();

test("once opened, the plan opens without a connection in place of every page; no other page keeps anything", async () => {
  const page = await visitors.open(pathOf("book", "pl"));
  await hydrated(page);
  expect(await kept(page)).toEqual([]);
  await openPlan(page, "en", plan);
  await page.locator("header nav > details summary").click();
  await page.locator("header a[hreflang=pl]").filter({ visible: true }).click();
  await soon(() => state(page)).toBe(words("pl", "plan.kept"));
  // What the browser happens to have by itself does not count.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await page.context().setOffline(true);
  await page.goto(site.url + pathOf("gallery", "de"));
  expect(page.url()).toBe(site.url + pathOf("plan", "pl") + plan);
  await soon(() => state(page)).toBe(words("pl", "plan.offline"));
  const { contact, packages } = getCatalogue("pl");
  const [, lastThing = ""] =
    contact.faq.items
      .find(({ id }) => id === "packing")
      ?.answer.at(-1)
      ?.split(". ") ?? [];
  const sheet = plain(await page.locator("[data-sheet]").innerText());
  const days = [packages.cards.complete.name, "7 lutego 2027", "2 osoby dorosłe, 1 dziecko"];
  const way = contact.faq.items.find(({ id }) => id === "way")?.answer[0];
  for (const text of [...days, facts.phones[0], "112", way, lastThing])
    expect(sheet).toContain(plain(text));
  expect(await page.locator("[data-sky] svg").first().isVisible()).toBe(true);
  expect(await page.locator("[data-sheet]").evaluate(looks)).toEqual([
    "grid",
    "Figtree",
    "Fraunces",
  ]);
  // The page with an empty plan is the same page, and the visitor's plan stays theirs.
  await page.goto(`${site.url}${pathOf("plan", "pl")}?from=paper`);
  expect(await heading(page)).toBe(words("pl", "plan.title"));
  const paths = await kept(page);
  expect(paths).toContain(pathOf("plan", "pl"));
  expect(paths.filter((path) => !/^\/(assets\/|pl\/plan$|opened-plan$)/.test(path))).toEqual([]);
});

test("what another deployment brings is seen at once and kept, and calls and posts are never answered from the copy", async () => {
  const page = await visitors.tab();
  await openPlan(page, "en");
  site.change = (text) => text.replaceAll(words("en", "plan.title"), "Your newer plan");
  await openPlan(page, "en");
  expect(await heading(page)).toBe("Your newer plan");
  await page.goto(site.url + pathOf("about", "en"));
  expect(await heading(page)).toBe(words("en", "about.hero.title"));
  site.asked = [];
  const call = () => page.evaluate(statuses, submissionPaths.contact);
  const [answered] = [await call(), await call()];
  expect(answered).toEqual([405, 400]);
  expect(site.asked.filter((asked) => asked.endsWith(submissionPaths.contact))).toEqual([
    ...["GET", "POST", "GET", "POST"].map((method) => `${method} ${submissionPaths.contact}`),
  ]);
  await page.context().setOffline(true);
  expect(await call()).toEqual(["failed", "failed"]);
  await page.goto(site.url + pathOf("about", "en"));
  expect(await heading(page)).toBe("Your newer plan");
});

test("switched off by one line, the script deletes the copy and itself with the next visit of any page", async () => {
  const page = await visitors.tab();
  await openPlan(page, "sv");
  expect(await registrations(page)).toBe(1);
  site.change = (text) => text.replace("const isOn = true;", "const isOn = false;");
  await page.goto(site.url + pathOf("about", "sv"));
  await soon(() => registrations(page)).toBe(0);
  expect(await kept(page)).toEqual([]);
  site.asked = [];
  await page.goto(site.url + pathOf("plan", "sv"));
  await soon(() => site.asked).toContain("GET /offline.js");
  await soon(() => registrations(page)).toBe(0);
  expect(await state(page)).toBe("");
  await page.context().setOffline(true);
  await expect(page.goto(site.url + pathOf("plan", "sv"))).rejects.toThrow("net::ERR");
});

async function openPlan(page: Page, language: Language, fragment = ""): Promise<void> {
  await page.goto(site.url + pathOf("plan", language) + fragment);
  await soon(() => state(page)).toBe(words(language, "plan.kept"));
}

/** What the page says of its copy. */
function state(page: Page): Promise<string> {
  return page.locator("[data-hero] [aria-live]").innerText();
}

/** The paths that the browser keeps for the site. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const copies = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(copies.map((copy) => copy.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

function plain(text = ""): string {
  return text.replaceAll("\u00a0", " ");
}

function registrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

function statuses(path: string): Promise<(number | string)[]> {
  const ask = (method: string) =>
    fetch(path, { method, headers: { "Content-Type": "application/json" } }).then(
      ({ status }) => status,
      () => "failed",
    );
  return ask("GET").then(async (status) => [status, await ask("POST")]);
}

/** How the sheet is laid out, and the site's own fonts that came. */
async function looks(sheet: Element): Promise<string[]> {
  await document.fonts.ready;
  const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
  const families = new Set(loaded.map(({ family }) => family.replaceAll('"', "")));
  return [
    getComputedStyle(sheet).display,
    ...["Figtree", "Fraunces"].filter((it) => families.has(it)),
  ];
}
