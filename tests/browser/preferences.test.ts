import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pageKeys, pathOf } from "#domain/pages/routes.ts";
import { hydrated, phone, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site, { savesData: true, inOneTab: true });
test("nothing is pressed by less than 24 pixels on a phone, or it has room around it", async () => {
  const page = await visitors.open(pathOf("home", "pl"), { viewport: phone, isMobile: true });
  for (const key of pageKeys) {
    await page.goto(site.url + pathOf(key, "pl"));
    await hydrated(page);
    expect(await smallTargets(page), key).toEqual([]);
  }
});

test("who wants more contrast gets no veiled text and strong lines", async () => {
  const page = await visitors.open(pathOf("laplandPackages", "en"));
  const before = await softText(page);
  await page.emulateMedia({ contrast: "more" });
  expect(before).not.toBe("rgb(255, 255, 255)");
  expect(await softText(page)).toBe("rgb(255, 255, 255)");
  const daylight = page.locator("[data-light]").first();
  expect(await daylight.evaluate((it) => getComputedStyle(it).backgroundColor)).toBe(
    "rgb(255, 255, 255)",
  );
  const inDaylight = daylight.locator("p").last();
  expect(await inDaylight.evaluate((it) => getComputedStyle(it).color)).toBe("rgb(0, 0, 0)");
});

test("in the visitor's own colours the chosen filter and the focus are still told apart", async () => {
  const page = await visitors.open(pathOf("gallery", "sv"));
  await hydrated(page);
  await page.emulateMedia({ forcedColors: "active" });
  const outline = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outline("button[data-category][aria-pressed=true]")).toBe("solid");
  expect(await outline("button[data-category][aria-pressed=false] >> nth=0")).toBe("none");
  const border = await page
    .locator("[data-film-toggle]")
    .evaluate((button) => getComputedStyle(button).borderTopStyle);
  expect(border).toBe("solid");
});

/**
 * Targets smaller than 24 by 24 px whose circle of 24 px touches another target or a small target's circle.
 * Links within a sentence are exempt. WCAG 2.5.8.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const targets = [...document.querySelectorAll<HTMLElement>("a, button, summary, input, select")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest("[inert], [aria-hidden]"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const isInSentence = (element: HTMLElement) =>
      element.tagName === "A" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
      );
    const small = targets.filter(
      ({ element, box }) => (box.width < least || box.height < least) && !isInSentence(element),
    );
    const middleOf = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;
    const crowded = small.filter((target) =>
      targets.some((other) => {
        if (other === target) return false;
        const [x, y] = middleOf(target.box);
        const [otherX, otherY] = middleOf(other.box);
        if (small.includes(other) && Math.hypot(otherX - x, otherY - y) < least) return true;
        const dx = Math.max(other.box.left - x, 0, x - other.box.right);
        const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
        return Math.hypot(dx, dy) < least / 2;
      }),
    );
    return crowded.map(({ element }) => element.outerHTML.slice(0, 120));
  });
}

function softText(page: Page): Promise<string> {
  return page
    .locator("footer a")
    .first()
    .evaluate((link) => getComputedStyle(link).color);
}
