import type { Sharp } from "sharp";

const kilobyte = 1024;

/** A picture of the site in one of its types. An AVIF too heavy for a phone's line gets a lower quality. */
export async function encodePicture(
  picture: Sharp,
  width: number,
  type: "avif" | "webp",
): Promise<Buffer> {
  if (type === "webp") return picture.clone().webp({ quality: 72, effort: 5 }).toBuffer();
  return encodeAvif(picture, { best: 50, least: 20, budget: budgetOf(width) });
}

/** The first thing that a phone shows: with its headers in one TCP window, where that can be had without harm. */
export function encodeFirstView(picture: Sharp): Promise<Buffer> {
  return encodeAvif(picture, { best: 44, least: 38, budget: 12.6 * kilobyte });
}

interface Qualities {
  best: number;
  least: number;
  /** In bytes. */
  budget: number;
}

async function encodeAvif(picture: Sharp, { best, least, budget }: Qualities): Promise<Buffer> {
  for (let quality = best; ; quality -= 6) {
    const file = await picture
      .clone()
      .avif({ quality, effort: 5, chromaSubsampling: "4:2:0" })
      .toBuffer();
    if (file.length <= budget || quality <= least) return file;
  }
}

// What the site's tests allow.
function budgetOf(width: number): number {
  if (width <= 480) return 50 * kilobyte;
  return width <= 1600 ? 260 * kilobyte : Number.POSITIVE_INFINITY;
}
