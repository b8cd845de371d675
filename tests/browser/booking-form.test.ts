import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { makeReference, submissionPaths } from "#domain/booking/submission.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import type { MessageId } from "../../app/words/catalogue.ts";
import { hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { bookableDay, fillBooking, send } from "../support/filling.ts";
import { useSiteWithInbox } from "../support/site-with-inbox.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const { site, backend } = useSiteWithInbox();
const visitors = useBrowser(site, { ...still, inOneTab: true });
const field = (page: Page, name: string) => page.locator(`#booking-form [name=${name}]`);

test("a booking typed in German on a phone stands in the family's inbox", async () => {
  const page = await open("de", { viewport: phone });
  await fillBooking(page);
  await field(page, "numChildren").fill("2");
  await field(page, "childrenAges").nth(0).fill("4");
  await field(page, "childrenAges").nth(1).fill("11");
  await send(page, "booking");
  await sent(page, "de");
  expect((await backend.bodies("booking"))[0]).toEqual({
    client_name: "Jürgen Groß",
    email: "juergen@example.org",
    phone: "+49 30 23125 000",
    package: "5-day",
    date: bookableDay,
    numAdults: 2,
    numChildren: 2,
    childrenAges: [4, 11],
    consent: "yes",
    locale: "de",
  });
});

test("the progress goes from 1 to 2 with package and date, and to 3 once sent", async () => {
  const page = await open("en");
  await soon(() => step(page)).toBe("1");
  await field(page, "package").selectOption("3-day");
  await soon(() => step(page)).toBe("1");
  await field(page, "date").fill(bookableDay);
  await soon(() => step(page)).toBe("2");
  await field(page, "package").selectOption("");
  await soon(() => step(page)).toBe("1");
  await fillBooking(page);
  await send(page, "booking");
  await sent(page, "en");
  await soon(() => step(page)).toBe("3");
  await page.getByRole("button", { name: words("en", "booking.sent.another") }).click();
  await expect.poll(() => step(page)).toBe("1");
});

test("success shows a banner, a toast and a card with the focus on it, and resets the form", async () => {
  const page = await open("en");
  await fillBooking(page);
  await field(page, "numChildren").fill("1");
  await field(page, "childrenAges").fill("3");
  await send(page, "booking");
  await sent(page, "en");
  const focused = page.locator("[data-sent] h3:focus");
  await soon(() => focused.innerText()).toBe(words("en", "booking.toastSuccessTitle"));
  expect(await page.locator("[data-toast=success]").innerText()).toContain(
    words("en", "booking.toastSuccessDesc"),
  );
  expect(await field(page, "numAdults").inputValue()).toBe("1");
  expect(await field(page, "numChildren").inputValue()).toBe("0");
  expect(await field(page, "childrenAges").count()).toBe(0);
  for (const name of ["package", "date", "client_name"]) {
    expect(await field(page, name).inputValue(), name).toBe("");
  }
  expect(await field(page, "consent").isChecked()).toBe(false);
  for (const hidden of ["package", "client_name"]) {
    expect(await field(page, hidden).isVisible(), hidden).toBe(false);
  }
});

test("the card says what was asked and its reference, by which the inbox finds it", async () => {
  const page = await open("pl", { viewport: phone });
  await fillBooking(page);
  await field(page, "numChildren").fill("1");
  await field(page, "childrenAges").fill("7");
  await send(page, "booking");
  const card = page.locator("[data-sent] > section");
  await card.locator("> h3").waitFor();
  await page.locator("[data-toast=success]").waitFor();
  expect(await card.locator("[data-reference]").evaluate(isUncovered)).toBe(true);
  const reference = await card.locator("[data-reference]").innerText();
  expect(reference).toBe(makeReference((await backend.keys("booking"))[0] ?? ""));
  const text = await card.innerText();
  const { adventure } = getCatalogue("pl").packages.cards;
  for (const said of [adventure.name, "juergen@example.org", "7"]) expect(text).toContain(said);
  expect(await backend.found(reference)).toMatchObject([
    { reference, email: "juergen@example.org" },
  ]);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: words("pl", "booking.sent.calendar") }).click();
  expect((await download).suggestedFilename()).toBe(`${reference}.ics`);

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: words("pl", "booking.sent.print") }).click();
  await page.locator("html[data-printed]").waitFor({ state: "attached" });
  await page.emulateMedia({ media: "print" });
  expect(await card.isVisible()).toBe(true);
  expect(await page.locator("[data-hero]").isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("button", { name: words("pl", "booking.sent.another") }).click();
  await page.locator("#booking-form [name=package]:focus").waitFor();
  expect(await card.count()).toBe(0);
  expect(await page.locator("#booking-form [role=status]").innerText()).toBe("");
});

test("what a guest tells afterwards arrives under the reference, and health needs a yes", async () => {
  const page = await open("de");
  await fillBooking(page);
  // What is told goes through rules of its own.
  await field(page, "email").fill("jürgen@example.org");
  await send(page, "booking");
  const card = page.locator("[data-sent] > section");
  const reference = await card.locator("[data-reference]").innerText();
  const { more } = getCatalogue("de").booking.sent;
  await card.locator("> details > summary").click();
  const button = card.getByRole("button", { name: more.submit });
  await button.click();
  await card.getByText(more.empty).waitFor();
  await card.getByLabel(more.sizes).fill("170 cm, 39\n182 cm, 44");
  await card.getByLabel(more.allergies, { exact: true }).fill("Nüsse");
  await button.click();
  await card.getByText(more.consentError).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
  await soon(focused).toBe("consent");
  expect(await backend.bodies("contact")).toEqual([]);
  await card.getByLabel(more.consent).check();
  await button.click();
  await card.getByText(more.sent).waitFor();
  expect(await backend.bodies("contact")).toEqual([
    {
      name: "Jürgen Groß",
      email: "jürgen@example.org",
      subject: "booking",
      reference,
      sizes: "170 cm, 39\n182 cm, 44",
      allergies: "Nüsse",
      consent: "yes",
    },
  ]);
  // Nothing on health stays in the browser.
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain("Nüsse");
});

test("the answer to a booking that was sent before the script came stays when it comes", async () => {
  const page = await open("sv");
  await fillBooking(page);
  await page.locator("#booking-form").evaluate((form) => (form as HTMLFormElement).submit());
  const card = page.locator("[data-sent] > section");
  await card.locator("> h3").waitFor();
  // What only script can do is there once it has come.
  const another = page.getByRole("button", { name: words("sv", "booking.sent.another") });
  await another.waitFor();
  expect(await card.locator("[data-reference]").innerText()).toBe(
    makeReference((await backend.keys("booking"))[0] ?? ""),
  );
  await another.click();
  await page.locator("#booking-form [name=package]:focus").waitFor();
  expect(await field(page, "client_name").inputValue()).toBe("");
  await page.goto(page.url());
  await hydrated(page);
  expect(await card.count()).toBe(0);
});

test("a card that does not come takes nothing from the success, and the reference is there", async () => {
  const page = await open("en", { expected: /sent-card|ERR_FAILED/ });
  await page.route("**/assets/sent-card-*.js", (route) => route.abort());
  await fillBooking(page);
  await send(page, "booking");
  await sent(page, "en");
  const reference = makeReference((await backend.keys("booking"))[0] ?? "");
  await soon(() => page.locator("[data-reference]").innerText()).toBe(reference);
  expect(await page.locator("[role=alert]").count()).toBe(0);
  await page.getByRole("button", { name: words("en", "booking.sent.another") }).click();
  await page.locator("#booking-form [name=package]:focus").waitFor();
});

test("what was typed before the script ran is kept, ages and progress included", async () => {
  const page = await visitors.tab();
  await page.route("**/assets/*.js", async (route) => {
    await typed;
    await route.continue();
  });
  let done = () => {};
  const typed = new Promise<void>((resolve) => {
    done = resolve;
  });
  await page.goto(site.url + pathOf("book", "en"), { waitUntil: "commit" });
  await field(page, "numAdults").fill("3");
  await field(page, "numChildren").fill("2");
  await field(page, "package").selectOption("3-day");
  await field(page, "date").fill(bookableDay);
  done();
  await hydrated(page);
  await expect.poll(() => field(page, "childrenAges").count()).toBe(2);
  expect(await field(page, "numAdults").inputValue()).toBe("3");
  await soon(() => step(page)).toBe("2");
});

test("an empty form names every problem, shows a toast and relays nothing", async () => {
  const before = (await backend.bodies("booking")).length;
  const page = await open("pl");
  await field(page, "numChildren").fill("1");
  await send(page, "booking");
  const expected: Record<string, MessageId> = {
    package: "booking.packageError",
    date: "booking.dateErrorRequired",
    client_name: "booking.nameErrorRequired",
    email: "booking.emailErrorRequired",
    phone: "booking.phoneErrorRequired",
    childrenAges: "booking.childrenAgesErrorRequired",
    consent: "booking.consentError",
  };
  for (const [name, message] of Object.entries(expected)) {
    await expect.poll(() => errorOf(page, name), { message: name }).toBe(words("pl", message));
  }
  const toast = await page.locator("[data-toast=error]").innerText();
  expect(toast).toContain(words("pl", "booking.toastValidationTitle"));
  expect(toast).toContain(words("pl", "booking.toastValidationDesc"));
  expect(await backend.bodies("booking")).toHaveLength(before);
});

test("a date out of season gets a hint, one far ahead a question, and both may be sent", async () => {
  const page = await open("en");
  await fillBooking(page);
  const year = Number(bookableDay.slice(0, 4));
  const hint = page.locator("#booking-date-hint [aria-live=polite]");
  expect(await hint.innerText()).toBe("");
  await field(page, "date").fill(`${year + 1}-07-15`);
  expect(await hint.innerText()).toBe(words("en", "booking.dateOutside"));
  expect(await field(page, "date").getAttribute("aria-describedby")).toBe("booking-date-hint");
  const date = `${year + 4}-01-15`;
  await field(page, "date").fill(date);
  expect(await hint.innerText()).toBe("");
  // The chosen week above the button grows and shrinks with the date, and a pointer could miss it meanwhile.
  await page.locator("#booking-form button[type=submit]").last().press("Enter");
  await soon(() => errorOf(page, "date")).toBe(words("en", "booking.dateFarAhead"));
  await send(page, "booking");
  await sent(page, "en");
  expect((await backend.bodies("booking"))[0]).toMatchObject({ date });
});

test("the ages grow and shrink with the number of children and keep what was typed", async () => {
  const page = await open("en");
  await field(page, "numChildren").fill("3");
  expect(await field(page, "childrenAges").count()).toBe(3);
  await field(page, "childrenAges").nth(0).fill("7");
  await field(page, "numChildren").fill("1");
  expect(await field(page, "childrenAges").count()).toBe(1);
  await field(page, "numChildren").fill("2");
  expect(await field(page, "childrenAges").nth(0).inputValue()).toBe("7");
  expect(await field(page, "childrenAges").nth(1).inputValue()).toBe("");
  await field(page, "numChildren").fill("999");
  expect(await field(page, "childrenAges").count()).toBe(20);
});

test("ages stay where the number of children is wiped out and typed again", async () => {
  const page = await open("de");
  await fillBooking(page);
  const ages = field(page, "childrenAges");
  await field(page, "numChildren").fill("12");
  for (const index of [0, 1, 2]) await ages.nth(index).fill(String(index + 5));
  await field(page, "numChildren").press("End");
  await field(page, "numChildren").press("Backspace");
  expect(await ages.count()).toBe(1);
  await field(page, "numChildren").press("Backspace");
  expect(await ages.count()).toBe(1);
  await field(page, "numChildren").press("3");
  await expect.poll(() => ages.count()).toBe(3);
  await field(page, "numChildren").press("Backspace");
  await field(page, "numChildren").press("2");
  await expect.poll(() => ages.count()).toBe(2);
  expect(await ages.nth(1).inputValue()).toBe("6");
  await send(page, "booking");
  await sent(page, "de");
  expect((await backend.bodies("booking"))[0]).toMatchObject({
    numChildren: 2,
    childrenAges: [5, 6],
  });
});

test("a failure keeps everything typed and shows an error toast", async () => {
  const page = await open("de", { expected: /502|booking form failed/ });
  await page.route(`**${submissionPaths.booking}`, (route) =>
    route.fulfill({ status: 502, body: '{"detail":"down"}' }),
  );
  await fillBooking(page);
  await send(page, "booking");
  await expect
    .poll(() => page.locator("[data-toast=error]").innerText())
    .toContain(words("de", "booking.toastErrorTitle"));
  expect(await field(page, "client_name").inputValue()).toBe("Jürgen Groß");
  expect(await field(page, "consent").isChecked()).toBe(true);
});

test("a filled honeypot stops in silence and sends nothing", async () => {
  const page = await open("en");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await fillBooking(page);
  await field(page, "website").evaluate((input) => {
    (input as HTMLInputElement).value = "https://spam.example";
  });
  await send(page, "booking");
  await page.waitForTimeout(300);
  expect(requests.filter((url) => url.includes("/api/"))).toEqual([]);
  expect(await page.locator("[data-toast]").count()).toBe(0);
});

test("numbers of people below the least are lifted to it", async () => {
  const page = await open("en");
  await field(page, "numAdults").fill("0");
  await field(page, "numChildren").fill("-4");
  await field(page, "client_name").focus();
  expect(await field(page, "numAdults").inputValue()).toBe("1");
  expect(await field(page, "numChildren").inputValue()).toBe("0");
});

test("a toast can be dismissed, and goes by itself after five seconds", async () => {
  const page = await visitors.tab();
  await page.clock.install();
  await page.goto(site.url + pathOf("book", "en"));
  await hydrated(page);
  await send(page, "booking");
  const toast = page.locator("[data-toast]");
  await toast.waitFor();
  await page.clock.runFor(3_500);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(1_600);
  expect(await toast.count()).toBe(0);
  await send(page, "booking");
  await toast.getByRole("button", { name: words("en", "toast.dismiss") }).click();
  expect(await toast.count()).toBe(0);
});

async function open(language: "en" | "de" | "sv" | "pl", visit = {}): Promise<Page> {
  const page = await visitors.open(pathOf("book", language), visit);
  await hydrated(page);
  return page;
}

function step(page: Page): Promise<string | null> {
  return page.locator("#booking-form [data-step]").getAttribute("data-step");
}

async function sent(page: Page, language: "en" | "de"): Promise<void> {
  await expect
    .poll(() => page.locator("#booking-form [role=status]").innerText())
    .toBe(words(language, "booking.toastSuccessDesc"));
}

async function errorOf(page: Page, name: string): Promise<string | undefined> {
  const ids = await field(page, name).first().getAttribute("aria-describedby");
  const id = ids?.split(" ").find((part) => part.endsWith("-error"));
  return id && page.locator(`#${id}`).innerText();
}

function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === element;
}
