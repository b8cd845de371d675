import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { PictureName } from "../list.ts";
import { folders, writeWhole } from "./files.ts";
import type { Item } from "./item.ts";
import { pictureFile } from "./picture-file.ts";

const budget = 200 * 1000;
const { width, height } = { width: 1200, height: 630 };

/** A picture for messengers, cut from the published picture, so that it needs no render. */
export function sharePictureItem(name: string, from: PictureName): Item {
  const picture = pictureFile(from);
  const source = join(folders.public, picture.file(picture.width, "webp"));
  const target = join(folders.public, `og/${name}.jpg`);
  return {
    name: `og/${name}`,
    group: "og",
    outputs: [target],
    sources: () => (existsSync(source) ? [source] : []),
    from,
    async make() {
      if (!existsSync(source)) throw new Error(`is cut from ${from}, which is not made yet`);
      const file = await encode(await sharp(source).resize(width, height).png().toBuffer());
      await writeWhole(target, (temporary) => writeFile(temporary, file));
      return `${width}x${height}`;
    },
  };
}

async function encode(picture: Buffer): Promise<Buffer> {
  for (let quality = 84; ; quality -= 6) {
    const file = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length <= budget || quality <= 40) return file;
  }
}
