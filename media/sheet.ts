// npm run sheet -- FOLDER SHEET.png [COLUMNS] [NAME,NAME]: many looks on one sheet.
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";

const [folder, target, columnsText = "2", names] = process.argv.slice(2);
if (!folder || !target) throw new Error("tell a folder of pictures and the file of the sheet");
const columns = Number(columnsText);
const [width, height] = [800, 450];
const files =
  names?.split(",").map((name) => `${name}.png`) ??
  readdirSync(folder).filter((file) => file.endsWith(".png") && file !== basename(target));
const tiles = await Promise.all(
  files.map(async (file, at) => ({
    input: await sharp(join(folder, file)).resize(width, height, { fit: "contain" }).toBuffer(),
    left: (at % columns) * width,
    top: Math.floor(at / columns) * height,
  })),
);
const rows = Math.ceil(files.length / columns);
await sharp({
  create: { width: width * columns, height: height * rows, channels: 3, background: "#000" },
})
  .composite(tiles)
  .png()
  .toFile(target);
console.log(files.join(" "));
