import type { Page } from "playwright-core";

/** By how many pixels a page scrolls sideways. */
export function sidewaysPixels(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Words and controls that their own box clips. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = "h1, h2, h3, p, li, a, button, label, summary";
    const cut = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const { overflowX } = getComputedStyle(element);
      const isHidden = element.closest(".visually-hidden, [inert], [hidden]");
      // A picture that has not come yet shows its description in the picture's place.
      const awaitsPicture = element.querySelector("img")?.naturalWidth === 0;
      return (
        !isHidden &&
        !awaitsPicture &&
        overflowX !== "visible" &&
        element.scrollWidth > element.clientWidth + 1
      );
    });
    return cut.map((element) => element.outerHTML.slice(0, 100));
  });
}
