// node publish.mjs RENDERS SITE : writes the site's picture files and their tones from the rendered PNGs.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";

const [renders, site] = process.argv.slice(2);
const widths = [480, 960, 1600, 2400];
const quality = {
  avif: { quality: 50, effort: 5, chromaSubsampling: "4:2:0" },
  webp: { quality: 72, effort: 5 },
};
const tones = {
  night: "#0d1a2b",
  dusk: "#27405f",
  blue: "#5d7ea6",
  snow: "#aebfd2",
  aurora: "#1c5a58",
  violet: "#55508a",
  rose: "#b08c98",
  ember: "#5b3626",
};

// A shot is named as its file, with "/" written as "--".
const files = readdirSync(renders)
  .filter((file) => file.endsWith(".png"))
  .sort();
const found = {};
for (const file of files) {
  const name = file.slice(0, -4).replaceAll("--", "/");
  const picture = sharp(join(renders, file)).removeAlpha();
  const { width } = await picture.metadata();
  for (const kept of widths.filter((candidate) => candidate <= width)) {
    for (const type of ["avif", "webp"]) {
      const target = join(site, "public/images", `${name}-${kept}.${type}`);
      mkdirSync(dirname(target), { recursive: true });
      await picture.clone().resize(kept)[type](quality[type]).toFile(target);
    }
  }
  const { data } = await picture.clone().resize(1, 1).raw().toBuffer({ resolveWithObject: true });
  found[name] = nearest(data);
}
const lines = Object.entries(found).map(
  ([name, tone]) => `  ${/^[a-z]+$/.test(name) ? name : `"${name}"`}: "${tone}",`,
);
writeFileSync(
  join(site, "app/domain/picture-tones.ts"),
  `import type { PictureName } from "./pictures.ts";\n\n/** The tone that stands in a picture's place until it comes. Written by studio/publish. */\nexport const pictureTones: Readonly<Record<PictureName, string>> = {\n${lines.join("\n")}\n};\n`,
);
console.log(files.length, "pictures");

function nearest([r, g, b]) {
  const distance = (hex) =>
    [1, 3, 5].reduce(
      (sum, at, index) =>
        sum + (Number.parseInt(hex.slice(at, at + 2), 16) - [r, g, b][index]) ** 2,
      0,
    );
  return Object.keys(tones).reduce((best, tone) =>
    distance(tones[tone]) < distance(tones[best]) ? tone : best,
  );
}
