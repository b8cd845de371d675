import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { desktop, phone, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site);

test.each([
  ["about", "none", "a phone", phone],
  ["about", "metadata", "a desktop", desktop],
  ["gallery", "none", "a phone", phone],
  ["gallery", "metadata", "a desktop", desktop],
] as const)("the %s film preloads %s on %s", async (key, preload, _, viewport) => {
  const page = await visitors.open(pathOf(key, "sv"), { viewport });
  const film = page.locator("[data-hero] video:has(source)");
  await film.waitFor({ state: "attached" });
  expect(await film.getAttribute("preload")).toBe(preload);
});
