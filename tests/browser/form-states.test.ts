import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { submissionPaths } from "#domain/booking/submission.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { fillBooking, fillContact, send } from "../support/filling.ts";
import { held } from "../support/held.ts";
import { useSiteWithInbox } from "../support/site-with-inbox.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const { site } = useSiteWithInbox();
const visitors = useBrowser(site, { ...still, inOneTab: true });

test("while a booking is under way a banner says so and nothing can be changed or sent", async () => {
  const page = await open("book", "sv");
  await fillBooking(page);
  const { hold, release } = held();
  await page.route(`**${submissionPaths.booking}`, hold);
  await send(page, "booking");
  const status = page.locator("#booking-form [role=status]");
  await soon(() => status.innerText()).toBe(words("sv", "booking.sending"));
  for (const name of ["package", "date", "client_name", "email", "phone", "numAdults", "consent"]) {
    expect(await page.locator(`#booking-form [name=${name}]`).isDisabled(), name).toBe(true);
  }
  const button = page.locator("#booking-form button[type=submit]");
  expect(await button.isDisabled()).toBe(true);
  expect(await button.locator("svg").count()).toBe(1);
  release();
  await soon(() => status.innerText()).toBe(words("sv", "booking.toastSuccessDesc"));
  expect(await button.isDisabled()).toBe(false);
});

test("only an edit that takes an error away renders a form anew", async () => {
  const page = await open("book", "en");
  await send(page, "booking");
  await page.locator("[data-error-summary]:focus").waitFor();
  await page.evaluate(countPrices);
  const written = () => page.locator("html").getAttribute("data-prices");
  await page.locator("[name=client_name]").press("J");
  await soon(async () => Number(await written())).toBeGreaterThan(0);
  const before = await written();
  await page.locator("[name=client_name]").pressSequentially("ürgen");
  expect(await page.locator("[name=client_name]").inputValue()).toBe("Jürgen");
  expect(await written()).toBe(before);
});

test.each([
  ["contact", "contact", "pl", '{"detail":"the snow plough is stuck"}'],
  ["booking", "book", "de", "<h1>the snow plough is stuck</h1>"],
] as const)(
  "a %s form that fails logs the text of the answer",
  async (form, key, language, body) => {
    const logged: string[] = [];
    const page = await open(key, language, /502|form failed/);
    page.on("console", (message) => {
      if (message.type() === "error") logged.push(message.text());
    });
    await page.route(`**${submissionPaths[form]}`, (route) => route.fulfill({ status: 502, body }));
    if (form === "contact") await fillContact(page);
    else await fillBooking(page);
    await send(page, form);
    await page.locator(`#${form}-form [role=alert]`).waitFor();
    expect(logged.join("\n")).toMatch(/form failed: 502 (<h1>)?the snow plough is stuck/);
  },
);

test("a booking that has to wait says so in its toast as in its banner, whoever answered", async () => {
  const page = await open("book", "en", /429/);
  await page.route(`**${submissionPaths.booking}`, (route) =>
    route.fulfill({ status: 429, headers: { "Retry-After": "90" }, body: "<h1>Error 1015</h1>" }),
  );
  await fillBooking(page);
  await send(page, "booking");
  const alert = page.locator("#booking-form [role=alert]");
  await soon(() => alert.innerText()).toContain("wait 2 minutes");
  const toast = page.locator("[data-toast=error]");
  expect(await toast.locator("p").innerText()).toBe(await alert.innerText());
  expect(await toast.locator("strong").innerText()).toBe(words("en", "booking.toastErrorTitle"));
});

async function open(
  key: "book" | "contact",
  language: "en" | "de" | "sv" | "pl",
  expected?: RegExp,
): Promise<Page> {
  const page = await visitors.open(pathOf(key, language), expected ? { expected } : {});
  await hydrated(page);
  return page;
}

/** Counts in the document how often the page writes a price, which happens at each rendering of the package list. */
function countPrices() {
  const { dataset } = document.documentElement;
  const { get } = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, "format") ?? {};
  let count = 0;
  Object.defineProperty(Intl.NumberFormat.prototype, "format", {
    get() {
      dataset.prices = String(++count);
      return get?.call(this);
    },
  });
}
