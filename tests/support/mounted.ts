import type { Page } from "playwright-core";
import { build, type Rolldown } from "vite";
import { beforeAll } from "vitest";
import { useChromium } from "./chromium.ts";

/** Opens pages in Chromium that render a module, bundled by Vite with its styles, for all tests of a file. */
export function useMounted(module: string): () => Promise<Page> {
  const browser = useChromium();
  let files: Rolldown.RolldownOutput["output"];
  beforeAll(async () => {
    const config = { write: false, rolldownOptions: { input: module } };
    const built = await build({ configFile: false, logLevel: "error", build: config });
    files = (built as Rolldown.RolldownOutput).output;
  });
  return async () => {
    const page = await browser().newPage();
    // Styles come first: without them the content would look different for a moment.
    for (const file of files)
      if (file.type === "asset") await page.addStyleTag({ content: String(file.source) });
    for (const file of files)
      if (file.type === "chunk") await page.addScriptTag({ type: "module", content: file.code });
    return page;
  };
}
