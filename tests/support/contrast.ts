import type { Locator, Page } from "playwright-core";

/** The contrast of an element's text as it is painted, scrims and all: 21 at most. WCAG 2.2, 1.4.3. */
export async function paintedContrast(element: Locator): Promise<number> {
  const picture = (await element.screenshot()).toString("base64");
  const luminances = await luminancesOf(element.page(), picture);
  // Most of the element is its background; its letters are what differs most from that.
  const background = luminances[Math.floor(luminances.length / 2)] ?? 0;
  const extremes = [luminances[0] ?? 0, luminances.at(-1) ?? 0];
  return Math.max(...extremes.map((text) => contrastOf(text, background)));
}

/** The contrast of two relative luminances. WCAG 2.2. */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The relative luminance of a computed colour without transparency: "rgb(11, 22, 38)". */
export function luminanceOf(colour: string): number {
  const [red, green, blue] = (colour.match(/\d+/g) ?? []).map((value) => linear(Number(value)));
  return weigh(red, green, blue);
}

function linear(value: number): number {
  return value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
}

function weigh(red = 0, green = 0, blue = 0): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The relative luminance of each pixel of a PNG, the darkest first. */
async function luminancesOf(page: Page, png: string): Promise<number[]> {
  const channels = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(0, 0, image.width, image.height).data ?? [])];
  }, png);
  const luminances: number[] = [];
  for (let at = 0; at < channels.length; at += 4) {
    const [red, green, blue] = channels.slice(at, at + 3).map(linear);
    luminances.push(weigh(red, green, blue));
  }
  return luminances.sort((one, other) => one - other);
}
