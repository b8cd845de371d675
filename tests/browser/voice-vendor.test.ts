import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { hydrated, still, useBrowser } from "../support/browser.ts";
import { useSite } from "../support/site.ts";
import { soon } from "../support/soon.ts";
import { useVoiceVendor } from "../support/voice-vendor.ts";
import { words } from "../support/words.ts";

const vendor = useVoiceVendor();
const agent = () => ({
  VOICE_AGENT_SCRIPT_URL: vendor.scriptUrl,
  VOICE_AGENT_ID: "large",
  VOICE_AGENT_ID_COMPACT: "small",
  VOICE_AGENT_ELEMENT: "stand-in-agent",
});
const site = useSite(() => ({
  ...agent(),
  VOICE_AGENT_ATTRIBUTES: 'agent-id={id} variant={variant} lang={language} label="Ask us"',
  VOICE_AGENT_ORIGINS: vendor.api,
  VOICE_AGENT_INLINE_STYLES: "true",
}));
const strictSite = useSite(agent);
const visitors = useBrowser(site, still);
const strictVisitors = useBrowser(strictSite, still);
const expected = /request: http:\/\/127\.0\.0\.1:\d+\/embed\.js/;
const home = pathOf("home", "sv");

test.each([
  [768, "small", "compact"],
  [769, "large", "full"],
])(
  "at %i px a vendor's element gets the agent %s, and all that it needs",
  async (width, id, variant) => {
    const page = await visitors.open(home, {
      expected,
      viewport: { width, height: 900 },
      permissions: ["microphone"],
    });
    await hydrated(page);
    expect(await page.locator("stand-in-agent").count()).toBe(0);
    const element = await accept(page);
    expect(await element.getAttribute("agent-id")).toBe(id);
    expect(await element.getAttribute("variant")).toBe(variant);
    expect(await element.getAttribute("lang")).toBe("sv");
    expect(await element.getAttribute("label")).toBe("Ask us");
    await soon(() => element.getAttribute("data-socket")).toBe("open");
    // Where there is no microphone the page may ask for it all the same.
    await soon(() => element.getAttribute("data-microphone")).toMatch(/^heard$|^NotFoundError$/);
    expect(await colorOf(page)).toBe("rgb(1, 2, 3)");
  },
);

test("on a window that grows beyond 768 px the vendor's element starts anew with the other agent", async () => {
  const page = await visitors.open(home, { expected, viewport: { width: 768, height: 900 } });
  const element = await accept(page);
  await page.setViewportSize({ width: 769, height: 900 });
  await soon(() => element.getAttribute("agent-id")).toBe("large");
  expect(await element.count()).toBe(1);
});

test("a consent taken back takes away what the vendor put into the page, and its connections", async () => {
  const page = await visitors.open(home, { expected });
  const element = await accept(page);
  await soon(() => element.getAttribute("data-socket")).toBe("open");
  const open = vendor.sockets.size;
  await page.getByRole("button", { name: words("sv", "footer.privacyChoices") }).click();
  await page.getByRole("button", { name: words("sv", "consent.decline") }).click();
  await soon(() => page.locator("stand-in-agent, #stand-in-launcher").count()).toBe(0);
  await soon(() => vendor.sockets.size).toBeLessThan(open);
  await hydrated(page);
  expect(await page.locator("[data-consent]").count()).toBe(0);
});

test("where its origins are not configured, the vendor reaches nobody and styles nothing", async () => {
  const page = await strictVisitors.open(home, {
    expected: /./,
    expectedViolation: /connect-src|style-src/,
    permissions: ["microphone"],
  });
  const element = await accept(page);
  await soon(() => element.getAttribute("data-socket")).toBe("refused");
  expect(await colorOf(page)).not.toBe("rgb(1, 2, 3)");
});

async function accept(page: Page) {
  await page.getByRole("button", { name: words("sv", "consent.accept") }).click();
  const element = page.locator("stand-in-agent");
  await element.waitFor();
  return element;
}

function colorOf(page: Page): Promise<string> {
  return page.locator("stand-in-agent").evaluate((element) => getComputedStyle(element).color);
}
