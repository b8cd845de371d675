import type { Browser, Page } from "playwright-core";
import { pathOf } from "#domain/pages/routes.ts";
import { desktop, hydrated, noteHydration, phone } from "../tests/support/browser.ts";
import { fillBooking, fillContact, send } from "../tests/support/filling.ts";
import { launchChromium } from "../tools/build/chromium.ts";
import { median } from "./runners.ts";
import { serveSite } from "./served-site.ts";

const slowdown = 4;
// A machine without a graphics card decodes films in software, which would distort the figures.
const still = { reducedMotion: "reduce" } as const;

interface Interaction {
  name: string;
  path: string;
  viewport?: typeof phone;
  act(page: Page): Promise<unknown>;
}

const press = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** The actions of visitors. SPEC 4. */
const interactions: Interaction[] = [
  {
    name: "open the mobile menu",
    path: pathOf("home", "en"),
    viewport: phone,
    act: press("[data-mobile-menu] summary"),
  },
  {
    name: "open the language menu",
    path: pathOf("home", "en"),
    act: press("header nav > details summary"),
  },
  { name: "stop the films", path: pathOf("home", "en"), act: press("[data-film-toggle]") },
  {
    name: "follow a link",
    path: pathOf("home", "en"),
    act: press(`header a[href="${pathOf("about", "en")}"]`),
  },
  {
    name: "change the language",
    path: pathOf("home", "en"),
    async act(page) {
      await page.locator("header nav > details summary").click();
      await page.locator("header a[hreflang=pl]").click();
    },
  },
  {
    name: "choose a category",
    path: pathOf("gallery", "en"),
    act: press("button[data-category=landscapes]"),
  },
  { name: "enlarge a picture", path: pathOf("gallery", "en"), act: press("[data-gallery-item]") },
  {
    name: "go through the pictures",
    path: pathOf("gallery", "en"),
    async act(page) {
      await page.locator("[data-gallery-item]").first().click();
      await page.locator("dialog[open]").waitFor();
      for (const key of ["ArrowRight", "ArrowLeft", "Escape"]) await page.keyboard.press(key);
    },
  },
  { name: "open a question", path: pathOf("contact", "en"), act: press("main details summary") },
  {
    name: "enlarge the clothing",
    path: pathOf("contact", "en"),
    async act(page) {
      await page.locator("details:has([data-clothing]) summary").click();
      await page.locator("[data-clothing]").click();
    },
  },
  {
    name: "write a message",
    path: pathOf("contact", "en"),
    async act(page) {
      await page.locator("#contact-form [name=message]").pressSequentially("Are the dogs gentle?");
      await fillContact(page);
    },
  },
  {
    name: "send a wrong message",
    path: pathOf("contact", "en"),
    act: (page) => send(page, "contact"),
  },
  {
    name: "fill in a booking",
    path: pathOf("book", "en"),
    async act(page) {
      await fillBooking(page);
      await page.locator("[name=client_name]").pressSequentially(" af Lund");
      await page.locator("[name=numChildren]").fill("2");
    },
  },
  {
    name: "send a wrong booking",
    path: pathOf("book", "en"),
    act: (page) => send(page, "booking"),
  },
];

export interface Answered {
  interaction: string;
  /** The longest time in ms until an event of the action showed, as Interaction to Next Paint counts it. */
  "INP ms": number;
}

/** How long the site takes to answer visitors' actions, on a processor four times slower than this one. */
export function answerTimes(): Promise<Answered[]> {
  return onSite(interactions, async (browser, origin, interaction) => {
    const times = [];
    for (let run = 0; run < 3; run++) times.push(await slowest(browser, origin, interaction));
    return { interaction: interaction.name, "INP ms": median(times) };
  });
}

async function onSite<Item, Row>(
  items: readonly Item[],
  measure: (browser: Browser, origin: string, item: Item) => Promise<Row>,
): Promise<Row[]> {
  const site = await serveSite();
  const browser = await launchChromium();
  const rows: Row[] = [];
  for (const item of items) rows.push(await measure(browser, site.origin, item));
  await browser.close();
  await site.stop();
  return rows;
}

async function slowest(browser: Browser, origin: string, interaction: Interaction) {
  const { path, viewport = desktop, act } = interaction;
  const context = await browser.newContext({ viewport, ...still });
  const page = await context.newPage();
  await page.addInitScript(noteHydration);
  await page.goto(origin + path);
  await hydrated(page);
  await page.waitForTimeout(500);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(watchEvents);
  await act(page);
  await page.waitForTimeout(600);
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  await context.close();
  return longest;
}

function watchEvents(): void {
  const noted = window as unknown as { longest: number };
  noted.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId) noted.longest = Math.max(noted.longest, entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

export interface PageChange {
  to: string;
  /** From the click until the next page's heading is painted, in ms. */
  "ms to content": number;
}

/** How soon the next page shows after a page is warm and the visitor's pointer has rested on the link. */
export function pageChanges(): Promise<PageChange[]> {
  const pages = ["about", "laplandPackages", "gallery", "contact"] as const;
  return onSite(pages, async (browser, origin, to) => {
    const page = await browser.newPage({ viewport: desktop, ...still });
    await page.addInitScript(noteHydration);
    await page.goto(origin + pathOf("home", "en"));
    await hydrated(page);
    const link = page.locator(`header a[href="${pathOf(to, "en")}"]`).first();
    await link.hover();
    await page.waitForTimeout(300);
    const row = { to, "ms to content": Math.round(await link.evaluate(clickAndWait)) };
    await page.close();
    return row;
  });
}

function clickAndWait(link: Element): Promise<number> {
  const heading = document.querySelector("h1")?.textContent;
  return new Promise((resolve) => {
    const started = performance.now();
    new MutationObserver((_, observer) => {
      if (document.querySelector("h1")?.textContent === heading) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    (link as HTMLElement).click();
  });
}
