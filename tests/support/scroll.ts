import type { Page } from "playwright-core";

/** Scrolls at once, without the smooth way there, and waits until the page has taken note. */
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
