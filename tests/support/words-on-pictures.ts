import type { Page } from "playwright-core";
import { contrastOf, luminanceOf } from "./contrast.ts";

interface Line {
  text: string;
  colour: string;
  /** Large text needs a contrast of 3, other text 4.5. WCAG 2.2, 1.4.3. */
  needed: number;
  box: Box;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The lines of text in some elements that what is painted behind them, scrims and all, makes hard to read somewhere.
 * The letters themselves and their shadows are hidden meanwhile.
 */
export async function hardToRead(page: Page, selector: string): Promise<string[]> {
  const lines = await linesIn(page, selector);
  if (lines.length === 0) throw new Error(`there are no words in ${selector}`);
  await hideLetters(page, true);
  // A JPEG takes a tenth of a PNG's time, and means over 20 px do not feel its loss.
  const picture = await page.screenshot({ type: "jpeg", quality: 90 });
  await hideLetters(page, false);
  const behind = await luminancesBehind(page, picture.toString("base64"), lines);
  return lines.flatMap(({ text, colour, needed }, line) => {
    const letters = luminanceOf(colour);
    const worst = Math.min(...(behind[line] ?? [0]).map((ground) => contrastOf(letters, ground)));
    return worst < needed ? [`${text}: ${worst.toFixed(1)} of ${needed}`] : [];
  });
}

/** Each line as it is broken on this screen. */
function linesIn(page: Page, selector: string): Promise<Line[]> {
  return page.evaluate((wanted) => {
    const found: Line[] = [];
    for (const element of document.querySelectorAll(wanted)) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
        const { color: colour, fontSize, clipPath } = getComputedStyle(parent);
        // Only screen readers read it.
        if (clipPath !== "none") continue;
        const needed = Number.parseFloat(fontSize) >= 24 ? 3 : 4.5;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { x, y, width, height } of range.getClientRects()) {
          const box = { x, y, width, height };
          if (width > 0 && y < window.innerHeight)
            found.push({ text: text.textContent ?? "", colour, needed, box });
        }
      }
    }
    return found;
  }, selector);
}

/** A constructed sheet: the page's policy refuses any other style of a test. */
async function hideLetters(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { color: transparent !important; text-shadow: none !important; transition: none !important }",
    );
    document.adoptedStyleSheets = isHidden ? [sheet] : [];
  }, hidden);
}

/** For each line the mean luminance of each 20 px of it, so that no bright spot hides in a dark line. */
function luminancesBehind(page: Page, jpeg: string, lines: readonly Line[]): Promise<number[][]> {
  const boxes = lines.map(({ box }) => box);
  return page.evaluate(
    async ({ base64, all }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d", {
        willReadFrequently: true,
      });
      context?.drawImage(image, 0, 0);
      const side = 20;
      const linear = Array.from({ length: 256 }, (_, value) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      const light = (red = 0, green = 0, blue = 0) =>
        0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
      return all.map(({ x, y, width, height }) => {
        const found: number[] = [];
        for (let left = x; left < x + width; left += side) {
          for (let top = y; top < y + height; top += side) {
            const wide = Math.max(1, Math.min(side, x + width - left));
            const high = Math.max(1, Math.min(side, y + height - top));
            const { data } = context?.getImageData(left, top, wide, high) ?? { data: [] };
            let sum = 0;
            for (let at = 0; at < data.length; at += 4) {
              sum += light(data[at], data[at + 1], data[at + 2]);
            }
            found.push((4 * sum) / data.length);
          }
        }
        return found;
      });
    },
    { base64: jpeg, all: boxes },
  );
}
