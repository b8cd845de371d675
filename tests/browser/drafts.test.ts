import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { bookableDay, contactMessage, fillBooking, fillContact, send } from "../support/filling.ts";
import { useSiteWithInbox } from "../support/site-with-inbox.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const { site } = useSiteWithInbox();
const visitors = useBrowser(site, { ...still, inOneTab: true });

test("a message that was typed survives a reload and a change of language", async () => {
  const page = await open("contact", "pl");
  await fillContact(page);
  await page.reload();
  await soon(() => value(page, "message")).toBe(contactMessage.message);
  await page.goto(site.url + pathOf("contact", "sv"));
  await soon(() => value(page, "email")).toBe(contactMessage.email);
  expect(await value(page, "subject")).toBe(contactMessage.subject);
  expect(await page.locator("[name=contactByPhone]").isChecked()).toBe(true);
});

test("a booking survives a reload, with its children and its step", async () => {
  const page = await open("book", "de");
  await fillBooking(page);
  await page.locator("[name=numChildren]").fill("2");
  await page.locator("[name=childrenAges]").nth(0).fill("4");
  await page.locator("[name=childrenAges]").nth(1).fill("11");
  await page.reload();
  await soon(() => value(page, "date")).toBe(bookableDay);
  expect(await value(page, "package")).toBe("5-day");
  expect(await page.locator("[name=childrenAges]").count()).toBe(2);
  expect(await page.locator("[name=childrenAges]").nth(1).inputValue()).toBe("11");
  expect(await page.locator("[name=consent]").isChecked()).toBe(true);
  expect(await page.locator("[data-step]").getAttribute("data-step")).toBe("2");
});

test("what was sent is not there again", async () => {
  const page = await open("contact", "en");
  await fillContact(page);
  await send(page, "contact");
  const status = page.locator("#contact-form [role=status]");
  await soon(() => status.innerText()).toBe(words("en", "contact.form.successMessage"));
  await page.reload();
  await hydrated(page);
  expect(await value(page, "message")).toBe("");
});

test("a package chosen by its link wins over a draft; a reload keeps what was changed after", async () => {
  const page = await open("book", "sv");
  await fillBooking(page);
  await page.goto(`${site.url}${pathOf("book", "sv")}?package=7-day`);
  await soon(() => value(page, "client_name")).toBe("Jürgen Groß");
  expect(await value(page, "package")).toBe("7-day");
  await page.locator("[name=package]").selectOption("1-day");
  await page.reload();
  await soon(() => value(page, "client_name")).toBe("Jürgen Groß");
  expect(await value(page, "package")).toBe("1-day");
});

test("another tab begins with an empty form", async () => {
  const page = await open("contact", "en");
  await fillContact(page);
  const other = await page.context().newPage();
  await other.goto(site.url + pathOf("contact", "en"));
  await hydrated(other);
  expect(await value(other, "message")).toBe("");
});

test("a browser that keeps no drafts can send all the same", async () => {
  const page = await visitors.tab();
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith("draft")) throw new DOMException("full", "QuotaExceededError");
      keep.call(this, key, value);
    };
  });
  await page.goto(site.url + pathOf("contact", "en"));
  await hydrated(page);
  await fillContact(page);
  await send(page, "contact");
  const status = page.locator("#contact-form [role=status]");
  await soon(() => status.innerText()).toBe(words("en", "contact.form.successMessage"));
});

async function open(key: "book" | "contact", language: "en" | "de" | "sv" | "pl"): Promise<Page> {
  const page = await visitors.open(pathOf(key, language));
  await hydrated(page);
  return page;
}

function value(page: Page, name: string): Promise<string> {
  return page.locator(`form[id] [name=${name}]`).inputValue();
}
