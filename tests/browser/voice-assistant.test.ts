import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { desktop, phone, still, useBrowser } from "../support/browser.ts";
import { useOtherHost } from "../support/other-host.ts";
import { scrollTo } from "../support/scroll.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { words } from "../support/words.ts";

const voice = useOtherHost(`
  const widget = document.createElement("button");
  widget.textContent = "Talk";
  widget.id = "widget";
  const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  icon.setAttribute("viewBox", "0 0 24 24");
  widget.append(icon);
  document.querySelector("[data-voice-agent]").append(widget);
`);
const site = useSite(() => ({
  VOICE_AGENT_SCRIPT_URL: `${voice.url}/widget.js`,
  VOICE_AGENT_ID: "agent-7",
}));
const visitors = useBrowser(site, still);

test.each([
  ["phone", phone],
  ["desktop", desktop],
])(
  "on a %s the assistant stands at the bottom right, whatever is scrolled",
  async (_, viewport) => {
    const page = await visitors.open(pathOf("about", "pl"), { viewport, expected: /widget\.js/ });
    await page
      .locator("[data-consent]")
      .getByRole("button", { name: words("pl", "consent.accept") })
      .click();
    await page.locator("#widget").waitFor();
    for (const top of [0, 1500]) {
      await scrollTo(page, top);
      const { right, bottom } = await gapsOf(page);
      expect(right).toBeLessThan(100);
      expect(bottom).toBeLessThan(100);
      expect(Math.min(right, bottom)).toBeGreaterThanOrEqual(0);
    }
  },
);

test.each(languages)(
  "on a phone in %s the assistant leaves the whole booking bar to calling and booking",
  async (language) => {
    const viewport = { width: 320, height: 640 };
    const page = await visitors.open(pathOf("about", language), {
      viewport,
      expected: /widget\.js/,
    });
    await page.getByRole("button", { name: words(language, "consent.accept") }).click();
    const widget = page.locator("#widget");
    await widget.waitFor();
    await scrollTo(page, 1_500);
    const bar = page.locator("[data-booking-bar][data-visible=true]");
    const top = async () => (await bar.boundingBox())?.y;
    const height = (await bar.boundingBox())?.height ?? 0;
    await soon(top).toBe(viewport.height - height);
    const box = await widget.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height - height);
  },
);

test("an icon of the assistant's own is not taken for one of the site's", async () => {
  const page = await visitors.open(pathOf("home", "en"), { expected: /widget\.js/ });
  await page.getByRole("button", { name: words("en", "consent.accept") }).click();
  const fill = await page.locator("#widget svg").evaluate((icon) => getComputedStyle(icon).fill);
  expect(fill).toBe("rgb(0, 0, 0)");
});

/** How far the widget is from the right and from the bottom edge of the window. */
function gapsOf(page: Page): Promise<{ right: number; bottom: number }> {
  return page.locator("#widget").evaluate((widget) => {
    const { right, bottom } = widget.getBoundingClientRect();
    return {
      right: document.documentElement.clientWidth - right,
      bottom: window.innerHeight - bottom,
    };
  });
}
