import type { Sharp } from "sharp";

const kilobyte = 1024;

/** A picture of the site in one of its types. An AVIF too heavy for a phone's line gets a lower quality. */
export async function encodePicture(
  picture: Sharp,
  width: number,
  type: "avif" | "webp",
): Promise<Buffer> {
  if (type === "webp") return picture.clone().webp({ quality: 72, effort: 5 }).toBuffer();
  const budget = budgetOf(width);
  for (let quality = 50; ; quality -= 6) {
    const file = await picture
      .clone()
      .avif({ quality, effort: 5, chromaSubsampling: "4:2:0" })
      .toBuffer();
    if (file.length <= budget || quality <= 20) return file;
  }
}

// What the site's tests allow.
function budgetOf(width: number): number {
  if (width <= 480) return 50 * kilobyte;
  return width <= 1600 ? 260 * kilobyte : Number.POSITIVE_INFINITY;
}
