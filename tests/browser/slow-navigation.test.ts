import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { translationPath } from "../../app/words/translation-loader.ts";
import { hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { held } from "../support/held.ts";
import { useSite } from "../support/site.ts";
import { soon, soonOnClock } from "../support/soon.ts";
import { words } from "../support/words.ts";

const site = useSite();
const visitors = useBrowser(site, still);

test.each([
  ["another page", "**/assets/gallery-*.js", "gallery", "pl", toGallery],
  ["another language", `**${translationPath("sv")}`, "about", "sv", toSwedish],
] as const)("on the way to %s a page says so after 150 ms", async (_, file, key, language, go) => {
  const page = await visitors.open(pathOf("about", "pl"), { viewport: phone });
  await hydrated(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  const slow = held();
  await page.route(file, slow.hold);
  await go(page);
  await page.clock.runFor(140);
  expect(await shown(page)).toEqual({ busy: null, line: "none", said: "" });
  const loading = { busy: "true", line: "solid", said: words("pl", "site.loading") };
  await soonOnClock(page, 20, () => shown(page)).toEqual(loading);
  slow.release();
  await page.waitForURL(site.url + pathOf(key, language));
  await page.clock.resume();
  const said = expect.stringContaining(words(language, `seo.${key}.title`));
  await soon(() => shown(page)).toEqual({ busy: null, line: "none", said });
});

function toGallery(page: Page): Promise<void> {
  return page.locator(`footer a[href="${pathOf("gallery", "pl")}"]`).click();
}

async function toSwedish(page: Page): Promise<void> {
  await page.locator("[data-mobile-menu] summary").click();
  await page.locator("select[name=language]").selectOption("sv");
}

/** What a page shows and says of the next one. */
function shown(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector("main") as HTMLElement;
    const said = document.querySelector("[data-announcer]")?.textContent;
    const { content, borderTopStyle } = getComputedStyle(main, "::before");
    const line = content === "none" ? "none" : borderTopStyle;
    return { busy: main.getAttribute("aria-busy"), line, said };
  });
}
