import type { Locator, Page } from "playwright-core";

/** Clicks what leads to another page without script, and waits until that page is there. */
export async function clickThrough(page: Page, target: Locator): Promise<void> {
  const loaded = page.waitForEvent("load");
  await target.click();
  await loaded;
}
