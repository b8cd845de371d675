import type { Browser, Page } from "playwright-core";
import type { OpenedShot, ShotOptions } from "../studio-page.d.ts";
import { requireDrawing } from "./files.ts";

/** A browser with the studio's page; it is started when a shot is first asked for. */
export interface Studio {
  shotNames(): Promise<readonly string[]>;
  open(options: ShotOptions): Promise<Shooting>;
  close(): Promise<void>;
}

/** A shot whose world is built, in a page of its own. */
export interface Shooting extends OpenedShot {
  /** The encoded picture of a phase; JPEG unless lossless. The next phase is painted meanwhile. */
  paint(t: number, lossless: boolean, next?: number): Promise<Buffer>;
  stats(): Promise<unknown>;
  close(): Promise<void>;
}

/** The studio, not yet started. */
export function createStudio(): Studio {
  let script: string | undefined;
  let browser: Browser | undefined;

  async function openPage(): Promise<Page> {
    requireDrawing();
    const { bundlePage } = await import("./bundle.ts");
    const { launchChromium } = await import("./chromium.ts");
    script ??= await bundlePage();
    // Hours of painting may end a browser: the next shot gets a new one.
    if (!browser?.isConnected()) browser = await launchChromium();
    const page = await browser.newPage();
    page.on("console", (message) => {
      if (message.type() !== "log") console.warn(message.text().slice(0, 600));
    });
    page.on("pageerror", (error) => console.error(error.stack));
    await page.setContent("<body></body>");
    await page.addScriptTag({ content: script });
    return page;
  }

  async function ask<Answer>(question: (page: Page) => Promise<Answer>): Promise<Answer> {
    const page = await openPage();
    return question(page).finally(() => page.close());
  }

  return {
    shotNames: () => ask((page) => page.evaluate(() => window.studio.shotNames)),
    async open(options) {
      const page = await openPage();
      const opened = await page.evaluate((asked) => window.studio.openShot(asked), options);
      return {
        ...opened,
        async paint(t, lossless, next) {
          const address = await page.evaluate(
            ([at, exact, after]) => window.studio.paint(at, exact, after),
            [t, lossless, next] as const,
          );
          return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
        },
        stats: () => page.evaluate(() => window.studio.stats()),
        close: () => page.close(),
      };
    },
    close: async () => browser?.close(),
  };
}
