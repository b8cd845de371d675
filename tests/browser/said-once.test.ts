import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { fillContact } from "../support/filling.ts";
import { useSiteWithInbox } from "../support/site-with-inbox.ts";
import { words } from "../support/words.ts";

const { site, backend } = useSiteWithInbox();
const visitors = useBrowser(site, { ...still, inOneTab: true });

test("an unknown address is told once: the address says no more of it, and a reload nothing", async () => {
  const page = await visitors.open("/sv/nonsense?utm_source=a%20b", { viewport: phone });
  await page.waitForURL(`${site.url}${pathOf("home", "sv")}?utm_source=a+b`);
  const notice = page.getByText(words("sv", "home.missing"));
  const lines = await notice.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getBoundingClientRect().toJSON() as DOMRect;
  });
  const header = await page.locator("header").boundingBox();
  expect(lines.top).toBeGreaterThanOrEqual(header?.height ?? phone.height);
  expect(lines.bottom).toBeLessThan(phone.height / 2);
  await page.reload();
  await hydrated(page);
  expect(await notice.count()).toBe(0);
});

test("thanks stay until the visitor leaves, and are not there for a reload, a bookmark or a return", async () => {
  const path = pathOf("contact", "pl");
  const page = await visitors.open(path);
  await hydrated(page);
  await fillContact(page);
  // The way of a form that is sent before its scripts have come.
  await page.locator("#contact-form").evaluate((form) => (form as HTMLFormElement).submit());
  await page.waitForURL(`${site.url}${path}#contact-form`);
  const status = page.locator("#contact-form [role=status]");
  await hydrated(page);
  expect(await status.innerText()).toBe(words("pl", "contact.form.successMessage"));
  await page
    .locator(`footer a[href="${pathOf("about", "pl")}"]`)
    .first()
    .click();
  await page.waitForURL(site.url + pathOf("about", "pl"));
  await page.goBack();
  await page.waitForURL(`${site.url}${path}#contact-form`);
  expect(await status.innerText()).toBe("");
  await page.reload();
  await hydrated(page);
  expect(await status.innerText()).toBe("");
  expect(await page.locator("[name=message]").inputValue()).toBe("");
  expect(await backend.bodies("contact")).toHaveLength(1);
});
