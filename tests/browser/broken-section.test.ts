import { expect, test } from "vitest";
import { type Language, languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const site = useSite();
const visitors = useBrowser(site, still);
const expected = /no such cards today/;

test.each(enough<readonly Language[]>(["sv"], languages))(
  "a section that fails says so in %s, and the others stand",
  async (language) => {
    const page = await visitors.tab({ expected });
    await page.addInitScript(() => {
      const { observe } = IntersectionObserver.prototype;
      IntersectionObserver.prototype.observe = function (target) {
        if (target.matches("[data-seen], li *, ol *")) throw new Error("no such cards today");
        observe.call(this, target);
      };
    });
    await page.goto(site.url + pathOf("about", language));
    await hydrated(page);
    const failed = page.locator("main [role=alert]");
    await soon(() => failed.count()).toBe(1);
    expect(await failed.innerText()).toContain(words(language, "errors.section"));
    expect(await page.locator("main h1").isVisible()).toBe(true);
    expect(await page.locator("main > section").count()).toBeGreaterThan(4);
    expect(await page.locator("footer").isVisible()).toBe(true);
    await failed.getByRole("link").click();
    expect(new URL(page.url()).pathname).toBe(pathOf("about", language));
  },
);
