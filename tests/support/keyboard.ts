import type { Page } from "playwright-core";

const maxSteps = 150;

/** Presses Tab until the element that a selector names has the focus; throws if it never gets it. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < maxSteps; step++) {
    await page.keyboard.press("Tab");
    const isThere = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (isThere) return;
  }
  throw new Error(`no Tab leads to ${selector}`);
}

/** Notes the corners of all that may get the focus, so that `focusProblem` can tell whether the focus changes them. */
export function noteCorners(page: Page): Promise<void> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll("a, button, input, select, summary, textarea")];
    const corners = new Map(all.map((each) => [each, getComputedStyle(each).borderRadius]));
    Object.assign(window, { corners });
  });
}

/** The problem with the focus: it is lost, without an outline, out of view, covered, or with other corners. */
export function focusProblem(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    // An element that moves into view with the focus comes to rest one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "lost";
    if (!(focused instanceof HTMLElement)) return `on no HTML element: ${focused.outerHTML}`;
    const name = focused.outerHTML.slice(0, 120);
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2)
      return `no outline: ${name}`;
    const { corners } = window as { corners?: Map<Element, string> };
    const own = corners?.get(focused) ?? "0px";
    if (own !== "0px" && getComputedStyle(focused).borderRadius !== own)
      return `other corners: ${name}`;
    // A link over several lines has several boxes.
    const boxes = [...focused.getClientRects()];
    const isSeen = boxes.some(({ left, top, width, height }) => {
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && (focused.contains(found) || found.contains(focused));
    });
    return isSeen ? undefined : `hidden: ${name}`;
  });
}
