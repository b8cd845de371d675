import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { useBrowser } from "../support/browser.ts";
import { heroPlays } from "../support/films.ts";
import { openPrepared } from "../support/prepared.ts";
import { scrollTo } from "../support/scroll.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";

const site = useSite();
const visitors = useBrowser(site);

test("a busy browser's late report of what is in view starts and stops a film by its last line", async () => {
  const page = await openBusy("home");
  await soon(() => heroPlays(page)).toBe(true);
  await scrollTo(page, 2000);
  await soon(() => heroPlays(page)).toBe(false);
});

test("a busy browser's late report fades in a step that is in view, and no other", async () => {
  const page = await openBusy("about");
  const step = page.locator("[data-timeline-step]").first();
  await soon(() => step.getAttribute("data-seen")).toBe("false");
  await scrollTo(page, 0);
  expect(await step.getAttribute("data-seen")).toBe("false");
  await step.scrollIntoViewIfNeeded();
  await soon(() => step.getAttribute("data-seen")).toBe("true");
});

function openBusy(key: "home" | "about"): Promise<Page> {
  const prepare = (page: Page) => page.addInitScript(reportLate);
  return openPrepared(site, visitors, pathOf(key, "en"), prepare);
}

/** Starts each report with an outdated state, as when one report holds two changes. */
function reportLate() {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => {
        const older = entries.map(({ target, isIntersecting }) => ({
          target,
          isIntersecting: !isIntersecting,
          intersectionRatio: isIntersecting ? 0 : 1,
        }));
        callback([...(older as IntersectionObserverEntry[]), ...entries], observer);
      }, options);
    }
  };
}
