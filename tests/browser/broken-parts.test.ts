import type { BrowserContextOptions, Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { fillContact, send } from "../support/filling.ts";
import { useSiteWithInbox } from "../support/site-with-inbox.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const { site, backend } = useSiteWithInbox();
const visitors = useBrowser(site, still);
const expected = /Failed to load resource|net::|dynamically imported|Loading chunk|translation/;

test.each([
  ["pictures", /\.(avif|webp|svg)$/, "reduce"],
  ["fonts", /\.woff2$/, "reduce"],
  ["films", /\.mp4$/, "no-preference"],
] as const)(
  "without its %s a page can be read and a message sent",
  async (_, files, reducedMotion) => {
    const page = await openBroken(files, (route) => route.abort(), { reducedMotion });
    await hydrated(page);
    await expectReadable(page);
    const before = (await backend.bodies("contact")).length;
    await fillContact(page);
    await send(page, "contact");
    const status = page.locator("#contact-form [role=status]");
    await soon(() => status.innerText()).toBe(words("pl", "contact.form.successMessage"));
    expect(await backend.bodies("contact")).toHaveLength(before + 1);
  },
);

test.each([
  ["never come", (route: Route) => route.abort()],
  ["answer 500", (route: Route) => route.fulfill({ status: 500 })],
] as const)(
  "when the scripts %s the page is the one without scripts, and sends",
  async (_, fail) => {
    const page = await openBroken(/\/assets\/.*\.js$/, fail);
    // If the server answers, the page reloads once before it shows the failure.
    await page.getByRole("alert").waitFor();
    await expectReadable(page);
    const before = (await backend.bodies("contact")).length;
    await fillContact(page);
    await send(page, "contact");
    await page.waitForURL("**?sent=1#contact-form");
    expect(await page.locator("#contact-form [role=status]").innerText()).toBe(
      words("pl", "contact.form.successMessage"),
    );
    expect(await backend.bodies("contact")).toHaveLength(before + 1);
  },
);

/** Opens the contact page in Polish with some of its files broken. */
async function openBroken(
  files: RegExp,
  fail: (route: Route) => Promise<void>,
  visit: BrowserContextOptions = {},
): Promise<Page> {
  const page = await visitors.tab({ expected, ...visit });
  await page.route(files, fail);
  await page.goto(site.url + pathOf("contact", "pl"));
  return page;
}

async function expectReadable(page: Page): Promise<void> {
  expect(await page.locator("h1").innerText()).toBe(words("pl", "contact.hero.title"));
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll("main h2, main p, main label")]
      .filter((element) => !element.closest("details, [role=status]"))
      .filter(
        (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => element.textContent),
  );
  // Only content for visitors without scripts, and the field hidden from people, may be invisible.
  expect(hidden.filter((text) => text !== words("pl", "form.website"))).toEqual([]);
}
