declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** Tags of OpenType features to keep; glyphs that only other features use are dropped. */
    keepFeatures: readonly string[];
    variationAxes: Record<string, number | { min: number; max: number }>;
  }
  /** The font reduced to the glyphs of this text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
