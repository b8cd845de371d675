import { expect, test } from "vitest";
import type { PageKey } from "#domain/pages/pages.ts";
import { pageKeys, pathOf } from "#domain/pages/routes.ts";
import { desktop, hydrated, phone, still, useBrowser } from "../support/browser.ts";
import { enough } from "../support/cases.ts";
import { focusProblem, noteCorners } from "../support/keyboard.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const visitors = useBrowser(site, { ...still, inOneTab: true });
type Visit = [PageKey, string, typeof phone];
// The menus of both screens are on every page, and these have every kind of control.
const few: Visit[] = [
  ["home", "phone", phone],
  ["home", "desktop", desktop],
  ["gallery", "phone", phone],
  ["book", "phone", phone],
];
const all = [...few, ...others("phone", phone), ...others("desktop", desktop)];
const maxSteps = 160;

test.each(enough(few, all))(
  "on the page %s of a %s the focus is seen at each step, there and back",
  async (key, _, viewport) => {
    const page = await visitors.open(pathOf(key, "de"), { viewport });
    await hydrated(page);
    await noteCorners(page);
    for (const press of ["Tab", "Shift+Tab"]) {
      const problems: string[] = [];
      let steps = 0;
      while (steps++ < maxSteps) {
        await page.keyboard.press(press);
        const problem = await focusProblem(page);
        // After the last stop the focus moves from the page to the browser itself.
        if (problem === "lost") break;
        if (problem) problems.push(problem);
      }
      expect(problems, press).toEqual([]);
      expect(steps).toBeGreaterThan(15);
    }
  },
);

function others(name: string, screen: typeof phone): Visit[] {
  const isNew = (key: PageKey) => !few.some(([known, on]) => known === key && on === name);
  return pageKeys.filter(isNew).map((key) => [key, name, screen]);
}
