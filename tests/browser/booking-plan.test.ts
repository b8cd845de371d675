import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { formatPlan } from "#domain/booking/trip-selection.ts";
import { facts } from "#domain/facts/facts.ts";
import type { Language } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { fillBooking, send } from "../support/filling.ts";
import { useSiteWithInbox } from "../support/site-with-inbox.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const { prices } = facts;

const { site } = useSiteWithInbox();
const visitors = useBrowser(site, { ...still, inOneTab: true });
const field = (page: Page, name: string) => page.locator(`#booking-form [name=${name}]`);
const estimate = (page: Page) => page.locator("#booking-form [data-estimate]");
const summary = (page: Page) => page.locator("#booking-form [data-trip]");
const fragment = (page: Page) => page.evaluate(() => window.location.hash);

const family = {
  packageId: "5-day",
  date: "2027-02-01",
  adults: 2,
  children: 1,
  ages: [7],
} as const;
/** How a plan is told; a language without an entry is not held to these words. */
const told: Partial<Record<Language, string>> = {
  en: `Mon 1 to Fri 5 February · 2 adults, 1 child · ${sumIn("en")}`,
  de: `Mo. 1. bis Fr. 5. Februar · 2 Erwachsene, 1 Kind · ${sumIn("de")}`,
  sv: `mån 1 till fre 5 februari · 2 vuxna, 1 barn · ${sumIn("sv")}`,
  pl: `od pon. 1 do pt. 5 lutego · 2 osoby dorosłe, 1 dziecko · ${sumIn("pl")}`,
};

test.each(enough<readonly Language[]>(["sv"], Object.keys(told) as Language[]))(
  "in %s a phone's first view holds the first field, and thumbs alone make a plan that is told",
  async (language) => {
    const page = await open(language, { viewport: phone, hasTouch: true });
    const first = await field(page, "package").boundingBox();
    expect((first?.y ?? phone.height) + (first?.height ?? 0)).toBeLessThanOrEqual(phone.height);
    await field(page, "package").selectOption("5-day");
    await field(page, "date").fill(family.date);
    await press(page, language, "moreAdults");
    await press(page, language, "moreChildren");
    await field(page, "childrenAges").fill("7");
    await soon(() => plainText(estimate(page))).toBe(told[language]);
    expect(await estimate(page).getAttribute("aria-live")).toBe("polite");
    // The line of the estimate can be told a moment before the summary.
    await soon(() => plainText(summary(page))).toContain(told[language]?.split(" · ").at(-1));
    const shown = await plainText(summary(page));
    expect(shown).toContain(words(language, "packages.cards.adventure.name"));
    expect(shown).toContain("2027");
    expect(shown).toContain("7");
    expect(await page.locator("#booking-form").innerText()).toContain(
      words(language, "booking.estimate.note"),
    );
    await soon(() => fragment(page)).toBe(formatPlan(family));
  },
);

test("counts have buttons of 44 px beside a field to type in, which stop at the limits", async () => {
  const page = await open("en", { viewport: phone, hasTouch: true });
  const named = (name: "fewerAdults" | "moreAdults" | "fewerChildren" | "moreChildren") =>
    page.getByRole("button", { name: words("en", `booking.week.${name}`) });
  const isOff = (name: Parameters<typeof named>[0]) => named(name).getAttribute("aria-disabled");
  for (const name of ["fewerAdults", "moreAdults", "fewerChildren", "moreChildren"] as const) {
    const { width, height } = (await named(name).boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
  }
  expect(await field(page, "numAdults").getAttribute("inputmode")).toBe("numeric");
  expect([await isOff("fewerAdults"), await isOff("fewerChildren")]).toEqual(["true", "true"]);
  await named("fewerAdults").tap({ force: true });
  expect(await field(page, "numAdults").inputValue()).toBe("1");
  await field(page, "numAdults").fill("49");
  await named("moreAdults").tap();
  expect(await field(page, "numAdults").inputValue()).toBe("50");
  expect([await isOff("moreAdults"), await isOff("fewerAdults")]).toEqual(["true", "false"]);
  await named("moreAdults").tap({ force: true });
  expect(await field(page, "numAdults").inputValue()).toBe("50");
  await named("moreChildren").tap();
  await named("moreChildren").tap();
  expect(await field(page, "childrenAges").count()).toBe(2);
  await named("fewerChildren").tap();
  expect(await field(page, "childrenAges").count()).toBe(1);
});

test("nothing lies over the form on a phone, wherever it is scrolled to", async () => {
  const page = await open("pl", { viewport: phone });
  for (const name of ["numAdults", "client_name", "consent"]) {
    await field(page, name).evaluate((element) => element.scrollIntoView({ block: "end" }));
    await page.waitForTimeout(300);
    expect(await field(page, name).evaluate(isUncovered), name).toBe(true);
  }
});

test("a plan in the address fills the form in over an older draft, and names stay", async () => {
  const page = await open("de");
  await fillBooking(page);
  await soon(() => fragment(page)).toContain("#plan=adventure");
  await page.goto(`${site.url}${pathOf("book", "en")}#plan=complete.2027-03-27.3.2.7.x`);
  await soon(() => field(page, "package").inputValue()).toBe("7-day");
  expect(await field(page, "date").inputValue()).toBe("2027-03-27");
  expect(await field(page, "numAdults").inputValue()).toBe("3");
  expect(await field(page, "childrenAges").nth(0).inputValue()).toBe("7");
  expect(await field(page, "childrenAges").nth(1).inputValue()).toBe("");
  expect(await field(page, "client_name").inputValue()).toBe("Jürgen Groß");
  expect(await field(page, "email").inputValue()).toBe("juergen@example.org");
  await soon(() => plainText(estimate(page))).toContain("Sat 27 March to Fri 2 April");
  // Another plan, put into the address of the open page.
  await page.evaluate(() => {
    window.location.hash = "#plan=taster.x.1.0";
  });
  await soon(() => field(page, "package").inputValue()).toBe("1-day");
  expect(await field(page, "childrenAges").count()).toBe(0);
  expect(await field(page, "client_name").inputValue()).toBe("Jürgen Groß");
  // The plan is kept like anything typed.
  await page.goto(site.url + pathOf("book", "sv"));
  await soon(() => field(page, "package").inputValue()).toBe("1-day");
});

test("what is no plan is ignored, and what was typed stays", async () => {
  const page = await open("en");
  await field(page, "client_name").fill("Maja");
  for (const hash of [
    "#plan=grand.2027-02-01.2.0",
    `#plan=${"7".repeat(10_000)}`,
    "#plan=%E0%A4",
  ]) {
    await page.evaluate((to) => {
      window.location.hash = to;
    }, hash);
    await page.waitForTimeout(200);
    expect(await field(page, "package").inputValue()).toBe("");
    expect(await field(page, "client_name").inputValue()).toBe("Maja");
  }
});

test("what is typed while the form writes its own plan stays", async () => {
  const page = await open("en");
  await page.evaluate(() => {
    // On a slow device, what waits for its turn gets it late.
    const { setTimeout } = window;
    const late = (run: () => void, ms = 0, ...rest: unknown[]) =>
      setTimeout(run, ms * 10 || 1_000, ...rest);
    Object.assign(window, { setTimeout: late });
  });
  await field(page, "package").selectOption("5-day");
  await soon(() => fragment(page)).toContain("adventure.x");
  await field(page, "date").fill(family.date);
  await page.waitForTimeout(1_500);
  expect(await field(page, "date").inputValue()).toBe(family.date);
  await soon(() => fragment(page)).toContain(family.date);
});

test("a plan is shared as a link without a name, and a sent one is in the address no more", async () => {
  const page = await open("en", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, "writeText", {
      value: async (text: string) => {
        document.documentElement.dataset.copied = text;
      },
    });
  });
  await fillBooking(page);
  await field(page, "date").fill(family.date);
  await press(page, "en", "moreChildren");
  await field(page, "childrenAges").fill("7");
  await soon(() => fragment(page)).toBe(formatPlan(family));
  await page.getByRole("button", { name: words("en", "booking.week.share") }).click();
  await page.getByText(words("en", "booking.week.copied")).waitFor();
  const copied = await page.locator("html").getAttribute("data-copied");
  expect(copied).toBe(site.url + pathOf("book", "en") + formatPlan(family));
  await send(page, "booking");
  await soon(() => fragment(page)).toBe("");
  expect(await estimate(page).innerText()).toBe("");
});

test("without script the answer to a post holds the estimate and what was asked", async () => {
  const page = await visitors.open(pathOf("book", "de"), {
    javaScriptEnabled: false,
    viewport: phone,
    expected: /status of 422/,
  });
  expect(await page.locator("#booking-form button[type=button]").first().isVisible()).toBe(false);
  await fillBooking(page);
  await field(page, "date").fill(family.date);
  await field(page, "numChildren").fill("1");
  const answered = page.waitForEvent("domcontentloaded");
  await send(page, "booking");
  await answered;
  expect(await plainText(estimate(page))).toBe(told.de);
  expect(await plainText(summary(page))).toContain("Montag, 1. Februar 2027");
  expect(await page.locator("#booking-form button[type=button]:visible").count()).toBe(0);
});

async function open(language: Language, visit = {}): Promise<Page> {
  const page = await visitors.open(pathOf("book", language), visit);
  await hydrated(page);
  return page;
}

async function press(
  page: Page,
  language: Language,
  name: "moreAdults" | "moreChildren",
): Promise<void> {
  await page.getByRole("button", { name: words(language, `booking.week.${name}`) }).click();
}

/** The text with plain spaces for those that do not break. */
async function plainText(locator: ReturnType<Page["locator"]>): Promise<string> {
  return (await locator.innerText()).replace(/[\u00a0\u202f]/g, " ");
}

/** Whether nothing covers a field; runs in the browser. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [top + 2, top + height - 2].every((y) => {
    const found = document.elementFromPoint(left + width / 2, y);
    return found !== null && (element === found || element.contains(found));
  });
}

/** "3 × €1,750 = €5,250" with the price of the facts. */
function sumIn(language: Language): string {
  const price = prices["5-day"];
  const euros = (amount: number) =>
    amount
      .toLocaleString(language, { style: "currency", currency: "EUR", maximumFractionDigits: 0 })
      .replace(/\s/g, " ");
  return `3 × ${euros(price)} = ${euros(3 * price)}`;
}
