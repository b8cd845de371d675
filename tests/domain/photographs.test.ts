import { globSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";

test("no photograph of the family tells where it was taken", async () => {
  // Notes beside them are no photographs, and `npm run media` refuses what it cannot read.
  for (const file of globSync("media/photographs/**/*.{jpg,jpeg,png,webp,avif,tif,tiff}")) {
    const { exif, xmp, iptc } = await sharp(file).metadata();
    expect(exif ?? xmp ?? iptc, `${file}: npm run media takes out what the camera noted`).toBe(
      undefined,
    );
  }
});
