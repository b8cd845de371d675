import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatFacts } from "#domain/facts/fact-words.ts";
import { facts } from "#domain/facts/facts.ts";
import { films } from "#domain/media/films.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, useBrowser } from "../support/browser.ts";
import { useDevelopment } from "../support/development.ts";
import { fillContact, send } from "../support/filling.ts";
import { dialog } from "../support/lightbox.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const development = useDevelopment();
const visitors = useBrowser(development);

test("a page that npm run dev serves comes to life, and a picture stays enlarged", async () => {
  const page = await visitors.open(pathOf("gallery", "en"));
  await hydrated(page);
  await page.locator("[data-gallery-item]").first().click();
  await dialog(page).waitFor();
  await page.waitForTimeout(500);
  expect(await dialog(page).count()).toBe(1);
});

test("a film comes in byte ranges, as it does from the built site", async () => {
  const headers = { Range: "bytes=4-7" };
  const part = await fetch(development.url + films.home.src, { headers });
  expect(part.status).toBe(206);
  expect(await part.text()).toBe("ftyp");
});

test("a link leads on without a page load, and a form reaches the inbox that comes along", async () => {
  const page = await visitors.open(pathOf("about", "sv"));
  await hydrated(page);
  await page
    .locator(`footer a[href="${pathOf("contact", "sv")}"]`)
    .first()
    .click();
  await soon(() => page.locator("h1").innerText()).toBe(words("sv", "contact.hero.title"));
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
  await fillContact(page, "Sent from the development server");
  await send(page, "contact");
  const status = page.locator("#contact-form [role=status]");
  await soon(() => status.innerText()).toBe(words("sv", "contact.form.successMessage"));
  const inbox = await fetch(development.inboxUrl);
  expect(await inbox.text()).toContain("Sent from the development server");
});

test("a word that is changed is seen, and so is a fact in a word", async () => {
  const catalogue = join(development.folder, "locales/de/translation.json");
  const title = words("de", "about.hero.title");
  const page = await visitors.open(pathOf("about", "de"));
  await hydrated(page);
  expect(await page.locator("h1").innerText()).toBe(title);
  const changed = readFileSync(catalogue, "utf8").replaceAll(title, "Ein neuer Titel");
  writeWhole(catalogue, changed);
  await page.locator("h1", { hasText: "Ein neuer Titel" }).waitFor();
  const changedFacts = { ...facts, season: { ...facts.season, last: "04-05" } };
  writeWhole(join(development.folder, "facts.json"), JSON.stringify(changedFacts));
  const { seasonLast } = formatFacts(changedFacts, "de");
  await page.locator("footer", { hasText: seasonLast }).waitFor();
});

/** Writes a file in one step, as editors do: the server could read half of it. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
