import { expect, test } from "vitest";
import { submissionPaths } from "#domain/booking/submission.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { contactMessage, fillContact, send } from "../support/filling.ts";
import { held } from "../support/held.ts";
import { useSiteWithInbox } from "../support/site-with-inbox.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const { site, backend } = useSiteWithInbox();
const visitors = useBrowser(site, still);

test.each([
  ["contact", "contact", "en", "contact.form.sending"],
  ["booking", "book", "pl", "booking.sending"],
] as const)(
  "a wrong %s form is loading while the schemas are on their way, then says what is wrong",
  async (form, key, language, sending) => {
    const { page, release } = await openWithoutSchemas(key, language);
    await page.locator(`#${form}-form [name=email]`).fill("not an address");
    await send(page, form);
    const status = page.locator(`#${form}-form [role=status]`);
    await soon(() => status.innerText()).toBe(words(language, sending));
    const fields = page.locator(`#${form}-form :is(input, select, textarea)`);
    const button = page.locator(`#${form}-form button[type=submit]`);
    for (const field of await fields.all()) expect(await field.isDisabled()).toBe(true);
    expect(await button.isDisabled()).toBe(true);
    expect(await button.getAttribute("aria-busy")).toBe("true");
    release();
    await page.locator(`#${form}-form [data-error-summary]:focus`).waitFor();
    expect(await status.innerText()).toBe("");
    for (const field of await fields.all()) expect(await field.isEnabled()).toBe(true);
    expect(await button.isEnabled()).toBe(true);
    expect(await button.getAttribute("aria-busy")).toBeNull();
    expect(await page.locator(`#${form}-form [name=email]`).inputValue()).toBe("not an address");
  },
);

test("a right form that waited for the schemas is sent with all that was typed", async () => {
  const { page, release } = await openWithoutSchemas("contact", "de");
  await fillContact(page);
  await send(page, "contact");
  const status = page.locator("#contact-form [role=status]");
  await soon(() => status.innerText()).toBe(words("de", "contact.form.sending"));
  release();
  await page.clock.resume();
  await soon(() => status.innerText()).toBe(words("de", "contact.form.successMessage"));
  expect((await backend.bodies("contact")).at(-1)).toEqual(contactMessage);
});

test("where the schemas do not come in time, the edge alone says what is wrong", async () => {
  const { page } = await openWithoutSchemas("contact", "sv", {
    expected: /422|Loading chunk/,
  });
  const answered = page.waitForResponse(`**${submissionPaths.contact}`);
  await page.locator("[name=email]").fill("not an address");
  await send(page, "contact");
  await page.locator("#contact-form button[aria-busy]").waitFor();
  await page.clock.fastForward(4_000);
  await page.clock.resume();
  expect((await answered).status()).toBe(422);
  const error = page.locator("#contact-form [data-error-summary]:focus a[href='#contact-email']");
  await soon(() => error.innerText()).toBe(words("sv", "contact.form.emailErrorInvalid"));
});

test("sent once without the schemas, and again with them since the answer was lost, it is one request", async () => {
  const page = await visitors.open(pathOf("contact", "en"), {
    expected: /Loading chunk|ERR_|Failed to fetch|form failed/,
  });
  await hydrated(page);
  const message = "Is this one request?";
  const rows = async () =>
    (await backend.bodies("contact")).filter((body) => JSON.stringify(body).includes(message));
  await page.route(/\/assets\/validate-form-.*\.js/, (route) => route.abort());
  await page.route(`**${submissionPaths.contact}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fillContact(page, ` ${message}\n\n`);
  await send(page, "contact");
  await soon(() => page.locator("#contact-form [role=alert]").count()).toBe(1);
  expect(await rows()).toHaveLength(1);
  await page.unrouteAll();
  await send(page, "contact");
  const status = page.locator("#contact-form [role=status]");
  await soon(() => status.innerText()).toBe(words("en", "contact.form.successMessage"));
  expect(await rows()).toHaveLength(1);
});

/** Opens a form whose schemas wait for `release`. The page's clock stands still, so that no time-out runs out. */
async function openWithoutSchemas(
  key: "book" | "contact",
  language: "en" | "de" | "sv" | "pl",
  visit: { expected?: RegExp } = {},
) {
  const page = await visitors.open(pathOf(key, language), visit);
  await hydrated(page);
  const { hold, release } = held();
  await page.route(/\/assets\/validate-form-.*\.js/, hold);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return { page, release };
}
