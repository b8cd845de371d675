import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Language } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, phone, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { useFailingBackend } from "../support/failing-backend.ts";
import { fillBooking, send } from "../support/filling.ts";
import { useSite } from "../support/site.ts";
import { soon, soonOnClock } from "../support/soon.ts";
import { words } from "../support/words.ts";
import { workingVars } from "../support/working-vars.ts";

const backend = useFailingBackend();
const site = useSite(() => ({ BACKEND_URL: backend.url }));
const visitors = useBrowser(site, { savesData: true });

test.each(enough<readonly Language[]>(["de"], ["de", "sv"]))(
  "a booking that failed offers an e-mail to the family in %s",
  async (language) => {
    const page = await openFailed(language);
    const toast = page.locator("[data-toast=error]");
    expect(await toast.innerText()).toContain(words(language, "booking.toastErrorDesc"));
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await toast.getByRole("button", { name: words(language, "booking.toastErrorAction") }).click();
    await soon(() => asked).toEqual([`mailto:${workingVars.CONTACT_EMAIL}`]);
    // The plan is in the fragment.
    expect(page.url().split("#")[0]).toBe(site.url + pathOf("book", language));
    expect(await page.locator("#booking-form [name=client_name]").inputValue()).toBe("Jürgen Groß");
  },
);

test("the toast of a booking takes the place of the one before", async () => {
  backend.behave({ status: 200 });
  const page = await visitors.open(pathOf("book", "pl"));
  await page.clock.install();
  await hydrated(page);
  // No toast goes by itself.
  await page.clock.pauseAt(Date.now() + 60_000);
  const titles = () => page.locator("[data-toast] strong").allInnerTexts();
  for (const _ of ["first", "second"]) {
    await send(page, "booking");
    await soon(titles).toEqual([words("pl", "booking.toastValidationTitle")]);
  }
  await fillBooking(page);
  // Errors that go move the button, which a click would then miss.
  await soon(() => page.locator("#booking-form [aria-invalid=true]").count()).toBe(0);
  await send(page, "booking");
  await soonOnClock(page, 10, titles).toEqual([words("pl", "booking.toastSuccessTitle")]);
});

test.each([
  ["the pointer rests on it", hover, (page: Page) => page.mouse.move(5, 5)],
  ["the focus is on it", focus, (page: Page) => page.locator("[name=client_name]").focus()],
] as const)("a toast stays while %s, and goes five seconds after", async (_, hold, leave) => {
  const page = await openFailed("pl");
  const toast = page.locator("[data-toast]");
  await page.clock.runFor(3_500);
  await hold(toast);
  await page.clock.runFor(60_000);
  expect(await toast.count()).toBe(1);
  await leave(page);
  await page.clock.runFor(3_500);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(1_600);
  await soon(() => toast.count()).toBe(0);
});

test("a toast goes by itself after a tap on it", async () => {
  const page = await openFailed("en", { viewport: phone, hasTouch: true });
  const toast = page.locator("[data-toast]");
  await toast.locator("strong").tap();
  await page.clock.runFor(3_500);
  expect(await toast.count()).toBe(1);
  // React may take note of the end of the tap later than the clock has run.
  await soon(async () => {
    await page.clock.runFor(1_600);
    return toast.count();
  }).toBe(0);
});

/** Opens a booking page whose request the backend has refused, with a clock that the test can advance. */
async function openFailed(language: Language, visit = {}): Promise<Page> {
  backend.behave({ status: 400, text: "no" });
  const page = await visitors.open(pathOf("book", language), {
    expected: /status of 502|booking form failed: 502/,
    ...visit,
  });
  await page.clock.install();
  await hydrated(page);
  await fillBooking(page);
  await send(page, "booking");
  // A toast under the resting pointer would stay open.
  await page.mouse.move(5, 5);
  await page.locator("[data-toast=error]").waitFor();
  return page;
}

function hover(toast: Locator): Promise<void> {
  return toast.hover();
}

function focus(toast: Locator): Promise<void> {
  return toast.getByRole("button").first().focus();
}
