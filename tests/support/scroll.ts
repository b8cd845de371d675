import type { Page } from "playwright-core";

/** Scrolls at once, without animation, and waits until the page has reacted. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        window.scrollTo({ top: y, behavior: "instant" });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
    top,
  );
}
