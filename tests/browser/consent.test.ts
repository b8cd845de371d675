import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { useOtherHost } from "../support/other-host.ts";
import { useSite } from "../support/site.ts";
import { words } from "../support/words.ts";

const voice = useOtherHost("document.documentElement.dataset.voiceLoaded = 'yes';");
const site = useSite(() => ({
  VOICE_AGENT_SCRIPT_URL: `${voice.url}/widget.js`,
  VOICE_AGENT_ID: "agent-7",
}));
const plainSite = useSite();
const visitors = useBrowser(site, still);
const plainVisitors = useBrowser(plainSite);
const home = pathOf("home", "de");
const expected = /request: http:\/\/127\.0\.0\.1:\d+\/widget\.js/;

test("where no assistant is configured nothing is asked, and the footer says why", async () => {
  const page = await plainVisitors.open(home);
  await hydrated(page);
  expect(await page.locator("[data-consent]").count()).toBe(0);
  await page.getByRole("button", { name: words("de", "footer.privacyChoices") }).click();
  expect(await page.locator("[data-consent]").innerText()).toContain(
    words("de", "consent.nothingText"),
  );
  await page.getByRole("button", { name: words("de", "consent.close") }).click();
  expect(await page.locator("[data-consent]").count()).toBe(0);
});

test("nothing is loaded before an answer or after a no, which is remembered", async () => {
  const page = await visitors.open(home);
  await page.locator("[data-consent]").waitFor();
  await answer(page, "consent.decline");
  await page.reload();
  await hydrated(page);
  expect(await page.locator("[data-consent]").count()).toBe(0);
  expect(await isLoaded(page)).toBe(false);
});

test("after a yes the assistant is loaded, now and on the next visit", async () => {
  const page = await visitors.open(home, { expected });
  expect(await page.content()).not.toContain("widget.js</script>");
  expect(await isLoaded(page)).toBe(false);
  await answer(page, "consent.accept");
  await expect.poll(() => isLoaded(page)).toBe(true);
  await page.reload();
  await expect.poll(() => isLoaded(page)).toBe(true);
  expect(await page.locator("[data-consent]").count()).toBe(0);
});

test("the answer can be changed from the footer", async () => {
  const page = await visitors.open(home, { expected });
  await answer(page, "consent.accept");
  await expect.poll(() => isLoaded(page)).toBe(true);
  await page.getByRole("button", { name: words("de", "footer.privacyChoices") }).click();
  await answer(page, "consent.decline");
  await page.reload();
  await hydrated(page);
  expect(await isLoaded(page)).toBe(false);
});

function isLoaded(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.voiceLoaded === "yes");
}

function answer(page: Page, id: "consent.accept" | "consent.decline"): Promise<void> {
  return page
    .locator("[data-consent]")
    .getByRole("button", { name: words("de", id) })
    .click();
}
