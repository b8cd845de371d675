// npm run fonts: writes app/fonts from Fontsource's files, cut to the characters and weights of app/styles/fonts.css.
import { readFileSync, writeFileSync } from "node:fs";
import subset from "subset-font";

const styles = "app/styles/fonts.css";
// What the styles ask for (tabular figures) and what text needs to look as it should; no other shapes of a letter.
const keepFeatures = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"];
const face =
  /font-weight: (?<min>\d+)(?: (?<max>\d+))?;[^}]*fonts\/(?<family>[a-z]+)-(?<part>[a-z1-]+)\.woff2[^}]*unicode-range:(?<ranges>[^;]+);/g;

/** A font file of the site. */
export interface FontFile {
  path: string;
  /** Code points, as from and to. */
  ranges: [number, number][];
  /** Made anew from what Fontsource ships. */
  make(): Promise<Buffer>;
}

/** The font files that the styles ask for. */
export function fontFiles(): FontFile[] {
  return [...readFileSync(styles, "utf8").matchAll(face)].map(({ groups = {} }) => {
    const { family, part, min, max } = groups;
    const ranges = rangesIn(groups.ranges ?? "");
    const folder = `node_modules/@fontsource-variable/${family}/files`;
    const source = `${folder}/${family}-${part === "latin-1" ? "latin" : part}-wght-normal.woff2`;
    return {
      path: `app/fonts/${family}-${part}.woff2`,
      ranges,
      make: () =>
        subset(readFileSync(source), ranges.map(charactersOf).join(""), {
          targetFormat: "woff2",
          keepFeatures,
          variationAxes: { wght: max ? { min: Number(min), max: Number(max) } : Number(min) },
        }),
    };
  });
}

// "U+20-7E, U+2022" as pairs.
function rangesIn(text: string): [number, number][] {
  return [...text.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = "", to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
}

function charactersOf([from, to]: [number, number]): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step));
}

if (import.meta.main) {
  for (const { path, make } of fontFiles()) {
    const font = await make();
    writeFileSync(path, font);
    console.info(path, font.length);
  }
}
