// npm run fonts: writes app/fonts from Fontsource's files, reduced to the characters and weights of
// app/styles/fonts.css.
import { readFileSync, writeFileSync } from "node:fs";

const styles = "app/styles/fonts.css";
// The features that the styles use (tabular figures) and that correct text needs; no alternate letter shapes.
const keepFeatures = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"];
// Fraunces is cut for large type, as drawn for 72 points: headings only are set in it.
const cuts: Record<string, { file: string; axes: Record<string, number> }> = {
  figtree: { file: "wght", axes: {} },
  fraunces: { file: "opsz", axes: { opsz: 72 } },
};
const face =
  /font-weight: (?<min>\d+)(?: (?<max>\d+))?;[^}]*fonts\/(?<family>[a-z]+)-(?<part>[a-z1-]+)\.woff2[^}]*unicode-range:(?<ranges>[^;]+);/g;

export interface FontFile {
  path: string;
  /** Code points, as from and to. */
  ranges: [number, number][];
  /** Generates the file from Fontsource's original. */
  make(): Promise<Buffer>;
}

/** The font files that the styles ask for. */
export function fontFiles(): FontFile[] {
  return [...readFileSync(styles, "utf8").matchAll(face)].map(({ groups = {} }) => {
    const { family = "", part, min, max } = groups;
    const ranges = rangesIn(groups.ranges ?? "");
    const { file = "", axes = {} } = cuts[family] ?? {};
    const folder = `tools/fonts/node_modules/@fontsource-variable/${family}/files`;
    const source = `${folder}/${family}-${part === "latin-1" ? "latin" : part}-${file}-normal.woff2`;
    return {
      path: `app/fonts/${family}-${part}.woff2`,
      ranges,
      async make() {
        // Only this command needs the packages of this folder.
        const { default: subset } = await import("subset-font");
        return subset(readFileSync(source), ranges.map(charactersOf).join(""), {
          targetFormat: "woff2",
          keepFeatures,
          variationAxes: {
            ...axes,
            wght: max ? { min: Number(min), max: Number(max) } : Number(min),
          },
        });
      },
    };
  });
}

// Parses "U+20-7E, U+2022" into pairs.
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
