declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** Tags of OpenType features; the shapes that only others use are left out. */
    keepFeatures: readonly string[];
    variationAxes: Record<string, number | { min: number; max: number }>;
  }
  /** The font with the glyphs of this text alone. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
