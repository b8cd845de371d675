import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { submissionPaths } from "#domain/booking/submission.ts";
import { facts } from "#domain/facts/facts.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { contactMessage, fillContact, send } from "../support/filling.ts";
import { useSiteWithInbox } from "../support/site-with-inbox.ts";
import { words } from "../support/words.ts";

const { site, backend } = useSiteWithInbox();
const visitors = useBrowser(site, { ...still, inOneTab: true });
const field = (page: Page, name: string) => page.locator(`#contact-form [name=${name}]`);

test("a message typed in Polish on a phone stands in the family's inbox", async () => {
  const page = await visitors.open(pathOf("contact", "pl"), { viewport: phone, locale: "pl-PL" });
  await hydrated(page);
  await fillContact(page);
  await send(page, "contact");
  await seen(page, "status", words("pl", "contact.form.successMessage"));
  expect((await backend.bodies("contact"))[0]).toEqual(contactMessage);
});

test("while a message is under way fields and button are disabled and a banner says so", async () => {
  const page = await visitors.open(pathOf("contact", "en"));
  await hydrated(page);
  await fillContact(page, "slow");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${submissionPaths.contact}`, async (route) => {
    await held;
    await route.continue();
  });
  await send(page, "contact");
  await seen(page, "status", words("en", "contact.form.sending"));
  for (const name of ["name", "email", "subject", "message", "phone", "contactByPhone"]) {
    expect(await field(page, name).isDisabled(), name).toBe(true);
  }
  expect(await page.locator("#contact-form button[type=submit]").isDisabled()).toBe(true);
  release();
  await seen(page, "status", words("en", "contact.form.successMessage"));
});

test("success clears the form, and an edit resets it to idle", async () => {
  const page = await visitors.open(pathOf("contact", "en"));
  await hydrated(page);
  await fillContact(page, "cleared afterwards");
  await send(page, "contact");
  await seen(page, "status", words("en", "contact.form.successMessage"));
  for (const name of ["name", "email", "subject", "message", "phone"]) {
    expect(await field(page, name).inputValue(), name).toBe("");
  }
  expect(await field(page, "contactByPhone").isChecked()).toBe(false);
  await field(page, "name").fill("A");
  expect(await page.locator("#contact-form [role=status]").innerText()).toBe("");
});

test("an empty form names each problem beside its field and relays nothing", async () => {
  const before = (await backend.bodies("contact")).length;
  const page = await visitors.open(pathOf("contact", "de"));
  await hydrated(page);
  await send(page, "contact");
  await seen(page, "alert", words("de", "contact.form.invalidMessage"));
  expect(await errorOf(page, "name")).toBe(words("de", "contact.form.nameErrorRequired"));
  expect(await errorOf(page, "email")).toBe(words("de", "contact.form.emailErrorRequired"));
  expect(await errorOf(page, "subject")).toBe(words("de", "contact.form.subjectErrorRequired"));
  expect(await errorOf(page, "message")).toBe(words("de", "contact.form.messageErrorRequired"));
  expect(await field(page, "phone").getAttribute("aria-invalid")).toBeNull();
  const summary = page.locator("[data-error-summary]:focus");
  await expect.poll(() => summary.locator("a").count()).toBe(4);
  expect(await backend.bodies("contact")).toHaveLength(before);
});

test("editing a field takes its error away and leaves the others", async () => {
  const page = await visitors.open(pathOf("contact", "sv"));
  await hydrated(page);
  await send(page, "contact");
  await page.locator("#contact-form [role=alert]").waitFor();
  await field(page, "name").fill("Åsa");
  expect(await field(page, "name").getAttribute("aria-invalid")).toBeNull();
  expect(await field(page, "email").getAttribute("aria-invalid")).toBe("true");
  expect(await page.locator("#contact-form [role=alert]").count()).toBe(0);
});

test("a failure keeps what was typed and says how else to reach the family", async () => {
  const page = await visitors.open(pathOf("contact", "pl"), {
    expected: /502|contact form failed/,
  });
  await hydrated(page);
  await page.route(`**${submissionPaths.contact}`, (route) =>
    route.fulfill({
      status: 502,
      contentType: "application/problem+json",
      body: JSON.stringify({ detail: "SQLSTATE 42 in mailer.php" }),
    }),
  );
  await fillContact(page);
  await send(page, "contact");
  await seen(page, "alert", words("pl", "contact.form.errorMessage"));
  expect(await page.locator("#contact-form [role=alert] a").count()).toBe(facts.phones.length + 1);
  expect(await page.locator("body").innerText()).not.toContain("SQLSTATE");
  expect(await field(page, "message").inputValue()).toBe(contactMessage.message);
  expect(await field(page, "subject").inputValue()).toBe(contactMessage.subject);
});

test("two quick presses send one message", async () => {
  const before = (await backend.bodies("contact")).length;
  const page = await visitors.open(pathOf("contact", "en"));
  await hydrated(page);
  await fillContact(page, "once");
  await page.locator("#contact-form button[type=submit]").dblclick();
  await seen(page, "status", words("en", "contact.form.successMessage"));
  expect(await backend.bodies("contact")).toHaveLength(before + 1);
});

test("a sixth message within the window is asked to wait and stays typed", async () => {
  const page = await visitors.open(pathOf("contact", "en"), { expected: /429/ });
  await hydrated(page);
  for (let sent = 1; sent <= 5; sent++) {
    await fillContact(page, `message ${sent}`);
    await send(page, "contact");
    await seen(page, "status", words("en", "contact.form.successMessage"));
  }
  await fillContact(page, "message 6");
  await send(page, "contact");
  await expect
    .poll(() => page.locator("#contact-form [role=alert]").innerText())
    .toMatch(/wait \d+ minutes?/);
  expect(await field(page, "message").inputValue()).toBe("message 6");
});

test("offline the form says so and keeps what was typed", async () => {
  const page = await visitors.open(pathOf("contact", "en"), { expected: /DISCONNECTED|failed/ });
  await hydrated(page);
  await fillContact(page);
  await page.context().setOffline(true);
  await send(page, "contact");
  await seen(page, "alert", words("en", "form.offline"));
  expect(await field(page, "message").inputValue()).toBe(contactMessage.message);
});

async function seen(page: Page, role: "status" | "alert", text: string): Promise<void> {
  await expect
    .poll(async () => (await page.locator(`#contact-form [role=${role}]`).allInnerTexts()).join())
    .toContain(text);
}

async function errorOf(page: Page, name: string): Promise<string> {
  const id = (await field(page, name).getAttribute("aria-describedby"))?.split(" ")[0];
  return page.locator(`#${id}`).innerText();
}
