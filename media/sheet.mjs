// node sheet.mjs out sheet.png [columns] [name,name]: a contact sheet of rendered shots.
import { readdirSync } from "node:fs";
import sharp from "sharp";

const [folder, target, columns = "2", names] = process.argv.slice(2);
const files = names
  ? names.split(",").map((n) => `${n}.png`)
  : readdirSync(folder).filter(
      (f) => f.endsWith(".png") && !/-\d{3}\.png$/.test(f) && f !== target.split("/").pop(),
    );
const [w, h] = [800, 450];
const rows = Math.ceil(files.length / columns);
const tiles = await Promise.all(
  files.map(async (file, at) => ({
    input: await sharp(`${folder}/${file}`).resize(w, h, { fit: "contain" }).toBuffer(),
    left: (at % columns) * w,
    top: Math.floor(at / columns) * h,
  })),
);
await sharp({ create: { width: w * columns, height: h * rows, channels: 3, background: "#000" } })
  .composite(tiles)
  .png()
  .toFile(target);
console.log(files.join(" "));
