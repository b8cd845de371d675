import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { contactMessage, fillContact, send } from "../support/filling.ts";
import { openPrepared } from "../support/prepared.ts";
import { useSiteWithInbox } from "../support/site-with-inbox.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const { site, backend } = useSiteWithInbox();
const visitors = useBrowser(site, still);
const path = pathOf("contact", "sv");
const status = (page: Page) => page.locator("#contact-form [role=status]").innerText();

test("a page that came over plain http, where browsers know no random UUID, sends a form too", async () => {
  const page = await openWith(() => {
    Reflect.deleteProperty(Crypto.prototype, "randomUUID");
  });
  await fillContact(page);
  await send(page, "contact");
  await soon(() => status(page)).toBe(words("sv", "contact.form.successMessage"));
  expect(await backend.bodies("contact")).toEqual([contactMessage]);
  expect((await backend.keys("contact"))[0]).toMatch(/^[\w-]{20,128}$/);
});

test("what the script cannot send the browser sends itself, once, and it is not there again", async () => {
  const message = "By the browser alone";
  const page = await openWith(
    () => {
      Crypto.prototype.getRandomValues = () => {
        throw new Error("no randomness");
      };
    },
    { expected: /contact form failed/ },
  );
  await fillContact(page, message);
  await send(page, "contact");
  await page.waitForURL(`${site.url}${path}?sent=1#contact-form`);
  expect(await status(page)).toBe(words("sv", "contact.form.successMessage"));
  const received = (await backend.bodies("contact")).filter((body) =>
    JSON.stringify(body).includes(message),
  );
  expect(received).toEqual([{ ...contactMessage, message }]);
  await page.goto(site.url + path);
  await hydrated(page);
  expect(await page.locator("[name=message]").inputValue()).toBe("");
});

/** Opens the contact page in a browser that lacks something. */
async function openWith(lack: () => void, visit = {}): Promise<Page> {
  const page = await openPrepared(site, visitors, path, (tab) => tab.addInitScript(lack), visit);
  await hydrated(page);
  return page;
}
