import type { Page } from "playwright-core";
import type { Visitors } from "./browser.ts";
import type { Site } from "./site.ts";

/** Opens a page in a tab that a test prepares before the page requests anything. */
export async function openPrepared(
  site: Site,
  visitors: Visitors,
  path: string,
  prepare: (page: Page) => Promise<unknown>,
  visit: Parameters<Visitors["open"]>[1] = {},
): Promise<Page> {
  const page = await visitors.tab(visit);
  await prepare(page);
  await page.goto(site.url + path);
  return page;
}
