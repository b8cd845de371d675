import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { submissionPaths } from "#domain/booking/submission.ts";
import { type Language, languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { useFailingBackend } from "../support/failing-backend.ts";
import { fillBooking, fillContact, send } from "../support/filling.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const backend = useFailingBackend();
const site = useSite(() => ({ BACKEND_URL: backend.url }));
const visitors = useBrowser(site, { ...still, inOneTab: true });

test.each(enough<readonly Language[]>(["de"], languages))(
  "a message that the backend cannot take now is told in %s to be safe",
  async (language) => {
    backend.behave({ status: 503 });
    const page = await open("contact", language);
    await fillContact(page);
    await send(page, "contact");
    await soon(() => statusOf(page, "contact")).toBe(words(language, "contact.form.accepted"));
    expect(await page.locator("[role=alert]").count()).toBe(0);
    expect(await page.locator("[name=message]").inputValue()).toBe("");
  },
);

test("a booking that the backend cannot take now is told to be safe, and the form starts anew", async () => {
  backend.behave({ status: 503 });
  const page = await open("book", "de");
  await fillBooking(page);
  await send(page, "booking");
  await soon(() => statusOf(page, "booking")).toBe(words("de", "booking.accepted"));
  const toast = page.locator("[data-toast=success]");
  expect(await toast.innerText()).toContain(words("de", "booking.toastAcceptedDesc"));
  expect(await page.locator("[name=client_name]").inputValue()).toBe("");
  expect(await page.locator("[data-step]").getAttribute("data-step")).toBe("3");
});

test("a reload in the middle of sending, and sending again, is one request", async () => {
  backend.behave("hang");
  const message = "Will this arrive once?";
  const page = await open("contact", "pl");
  await fillContact(page);
  await page.locator("[name=message]").fill(message);
  // Requests of earlier tests may still arrive from the outbox in between.
  const keys = () =>
    backend.received
      .filter(({ body }) => body.includes(message))
      .map(({ headers }) => headers["idempotency-key"]);
  await send(page, "contact");
  await soon(() => keys().length).toBe(1);
  backend.behave({ status: 200 });
  await page.reload();
  await soon(() => page.locator("[name=message]").inputValue()).toBe(message);
  const answer = page.waitForResponse(`**${submissionPaths.contact}`);
  await send(page, "contact");
  await answer;
  expect(new Set(keys()).size).toBe(1);
});

test("what is sent in no time waits a moment, and is never refused", async () => {
  const page = await visitors.tab();
  await page.clock.install();
  await page.goto(site.url + pathOf("contact", "en"));
  await hydrated(page);
  // Whoever types slowly in this test is still quick by the page's clock.
  await page.clock.pauseAt(Date.now() + 1_000);
  await fillContact(page);
  await page.locator("[name=message]").fill("Quick as a flash");
  const received = () => backend.received.filter(({ body }) => body.includes("Quick as a flash"));
  await send(page, "contact");
  await soon(() => statusOf(page, "contact")).toBe(words("en", "contact.form.sending"));
  expect(received()).toHaveLength(0);
  await page.clock.runFor(3_000);
  await soon(() => statusOf(page, "contact")).toBe(words("en", "contact.form.successMessage"));
  expect(received()).toHaveLength(1);
});

async function open(key: "contact" | "book", language: (typeof languages)[number]): Promise<Page> {
  const page = await visitors.open(pathOf(key, language));
  await hydrated(page);
  return page;
}

function statusOf(page: Page, form: "contact" | "booking"): Promise<string> {
  return page.locator(`#${form}-form [role=status]`).innerText();
}
