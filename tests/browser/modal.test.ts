import { join } from "node:path";
import type { Page } from "playwright-core";
import { build, type Rolldown } from "vite";
import { beforeAll, expect, test } from "vitest";
import { useChromium } from "../support/chromium.ts";
import { soon } from "../support/soon.ts";

const browser = useChromium();
let script: string;

beforeAll(async () => {
  script = await developmentScript(join(import.meta.dirname, "modal-page.tsx"));
});

test.each([
  ["its button", (page: Page) => page.getByRole("button", { name: "Close" }).click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["a press on its rim", (page: Page) => page.mouse.click(5, 300)],
])("in development a dialog stays open until %s closes it", async (_, close) => {
  const page = await browser().newPage();
  await page.addScriptTag({ content: script });
  const dialog = page.locator("dialog");
  const opener = page.getByRole("button", { name: "Open" });
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    document.addEventListener("close", () => (dataset.closed = "true"), true);
  });
  await opener.click();
  // React has undone its effect once, and the page has received the event of that.
  await soon(() => page.locator("html").getAttribute("data-closed")).toBe("true");
  expect(await page.locator("dialog[open]").count()).toBe(1);
  await close(page);
  await soon(() => dialog.count()).toBe(0);
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

/** A module and its imports as one script, with React's development build, as `npm run dev` has it. */
async function developmentScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    mode: "development",
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"development"' },
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  });
  return (built as Rolldown.RolldownOutput).output[0].code;
}
