import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { folders, writeWhole } from "./files.ts";
import type { Item } from "./item.ts";

const drawing = join(folders.public, "favicon.svg");
const inIco = [16, 32, 48];

// Systems cut corners themselves, so these fill their square; the drawing's subject keeps to the
// circle of 80 % that every mask leaves.
const filled = { "apple-touch-icon.png": 180, "icons/icon-maskable-512.png": 512 };
const rounded = { "icons/icon-192.png": 192, "icons/icon-512.png": 512 };

/** The icons of browsers and home screens, from the one drawing. */
export const iconsItem: Item = {
  name: "icons",
  group: "icons",
  outputs: ["favicon.ico", ...Object.keys(filled), ...Object.keys(rounded)].map((file) =>
    join(folders.public, file),
  ),
  sources: () => [drawing],
  async make() {
    const svg = readFileSync(drawing, "utf8");
    const square = svg.replace(/ rx="[\d.]+"/, "");
    for (const [file, size] of Object.entries(filled)) await save(file, await draw(square, size));
    for (const [file, size] of Object.entries(rounded)) await save(file, await draw(svg, size));
    const small = await Promise.all(inIco.map((size) => draw(svg, size)));
    await save("favicon.ico", icoOf(small));
    return "16 to 512";
  },
};

async function draw(svg: string, size: number): Promise<Buffer> {
  // 64 units are 64 pixels at 72 dots an inch.
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size);
  return picture.png({ palette: size > 48, compressionLevel: 9 }).toBuffer();
}

function save(file: string, data: Buffer): Promise<void> {
  return writeWhole(join(folders.public, file), (temporary) => writeFile(temporary, data));
}

// An .ico file may hold PNGs: a header, 16 bytes on each picture, and the pictures.
function icoOf(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let start = head.length;
  for (const [at, picture] of pictures.entries()) {
    const entry = 6 + 16 * at;
    head.writeUInt8(inIco[at], entry);
    head.writeUInt8(inIco[at], entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}
