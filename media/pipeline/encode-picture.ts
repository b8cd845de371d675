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

const firstView = { best: 44, least: 38, budget: 12.6 * kilobyte };

/**
 * The first thing that a phone shows: with its headers in one TCP window, or near it. Where snow and branches are
 * too much for that they are softened a little, which nobody sees at the size of a phone.
 */
export async function encodeFirstView(picture: Sharp): Promise<Buffer> {
  const file = await encodeAvif(picture, firstView);
  if (file.length <= firstView.budget) return file;
  return encodeAvif(picture.clone().blur(0.8), { ...firstView, best: 32, least: 32 });
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
