import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { PageKey } from "#domain/pages/pages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { useBackend } from "../support/backend.ts";
import { hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { bookableDay } from "../support/filling.ts";
import { focusProblem, tabTo } from "../support/keyboard.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const backend = useBackend();
const site = useSite(() => ({
  ...backend.vars,
  VOICE_AGENT_SCRIPT_URL: "https://voice.example/widget.js",
  VOICE_AGENT_ID: "agent-7",
}));
const visitors = useBrowser(site, { ...still, inOneTab: true });

test.each([
  ["desktop", "header nav > details summary", "header a[hreflang=pl]", undefined],
  ["phone", "[data-mobile-menu] summary", "[data-mobile-menu] select", phone],
] as const)(
  "on a %s the language is changed by keyboard alone",
  async (_, menu, choice, viewport) => {
    const page = await open("about", viewport && { viewport });
    await tabTo(page, menu);
    await page.keyboard.press("Enter");
    await tabTo(page, choice);
    if (viewport) await page.keyboard.type("Polski");
    await page.keyboard.press("Enter");
    await page.waitForURL(site.url + pathOf("about", "pl"));
    await soon(() => page.locator(":focus").innerText()).toBe(words("pl", "about.hero.title"));
  },
);

test("an experience is found in the menu, which can be left again", async () => {
  const page = await open("about");
  const menu = page.locator("header li details");
  await tabTo(page, "header li summary");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const [first] = await menu.locator("a").all();
  expect(await first?.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  expect(await menu.getAttribute("open")).toBeNull();
  expect(await page.locator(":focus").evaluate((focused) => focused.tagName)).toBe("SUMMARY");
  await page.keyboard.press("Enter");
  await tabTo(page, `header li details a[href="${pathOf("northernLights", "en")}"]`);
  await page.keyboard.press("Enter");
  await page.waitForURL(site.url + pathOf("northernLights", "en"));
  await soon(() => page.locator(":focus").evaluate(({ tagName }) => tagName)).toBe("H1");
});

test("the new page is announced by its title and its heading has the focus", async () => {
  const page = await open("about");
  await tabTo(page, `header a[href="${pathOf("gallery", "en")}"]`);
  await page.keyboard.press("Enter");
  await page.waitForURL(site.url + pathOf("gallery", "en"));
  const announcer = page.locator("[data-announcer]");
  await soon(() => announcer.textContent()).toContain(words("en", "seo.gallery.title"));
  expect(await page.locator(":focus").evaluate((focused) => focused.tagName)).toBe("H1");
  await page.goBack();
  await soon(() => announcer.textContent()).toContain(words("en", "seo.about.title"));
  expect(await page.locator(":focus").innerText()).toBe(words("en", "about.hero.title"));
});

test("the question of consent is answered", async () => {
  const page = await open("home");
  await page.locator("[data-consent]").waitFor();
  await tabTo(page, "[data-consent] button:last-of-type");
  await page.keyboard.press("Enter");
  await soon(() => page.locator("[data-consent]").count()).toBe(0);
  expect(await focusProblem(page)).not.toBe("lost");
});

test("a message is written and sent", async () => {
  const page = await open("contact");
  await type(page, "name", "Åsa Öberg");
  await type(page, "email", "asa@example.org");
  await tabTo(page, "[name=subject]");
  await page.keyboard.press("ArrowDown");
  await type(page, "message", "Is there room for one more dog?");
  await type(page, "phone", "+46 70 174 06 07");
  await tabTo(page, "[name=contactByPhone]");
  await page.keyboard.press("Space");
  await tabTo(page, "#contact-form button[type=submit]");
  await page.keyboard.press("Enter");
  const status = page.locator("#contact-form [role=status]");
  await soon(() => status.innerText()).toBe(words("en", "contact.form.successMessage"));
  expect((await backend.bodies("contact")).at(-1)).toMatchObject({
    name: "Åsa Öberg",
    contactByPhone: true,
  });
  expect(await focusProblem(page)).not.toBe("lost");
});

test("a family is booked", async () => {
  const page = await open("book");
  await tabTo(page, "[name=package]");
  await page.keyboard.press("ArrowDown");
  await typeDate(page);
  await type(page, "client_name", "Zofia Żak");
  await type(page, "email", "zofia@example.org");
  await type(page, "phone", "+48 600 000 000");
  await tabTo(page, "[name=numChildren]");
  await page.keyboard.press("ArrowUp");
  await type(page, "childrenAges", "7");
  await tabTo(page, "[name=consent]");
  await page.keyboard.press("Space");
  await tabTo(page, "#booking-form button[type=submit]");
  await page.keyboard.press("Enter");
  const status = page.locator("#booking-form [role=status]");
  await soon(() => status.innerText()).toBe(words("en", "booking.toastSuccessDesc"));
  expect((await backend.bodies("booking")).at(-1)).toMatchObject({
    date: bookableDay,
    numChildren: 1,
    childrenAges: [7],
  });
});

async function open(key: PageKey, visit = {}): Promise<Page> {
  const page = await visitors.open(pathOf(key, "en"), { ...visit });
  await hydrated(page);
  return page;
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, `[name=${name}]`);
  await page.keyboard.type(text);
}

// The order of day and month depends on the browser's language.
async function typeDate(page: Page): Promise<void> {
  const [year, month, day] = bookableDay.split("-");
  for (const typed of [`${month}${day}${year}`, `${day}${month}${year}`]) {
    await page.locator("[name=date]").focus();
    await page.keyboard.type(typed);
    if ((await page.locator("[name=date]").inputValue()) === bookableDay) return;
  }
  throw new Error("the date could not be typed");
}
