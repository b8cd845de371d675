import type english from "#locales/en/translation.json";

/** All words of one language, in the shape of the English catalogue. */
export type Catalogue = typeof english;

type Paths<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? Key
    : Node[Key] extends readonly unknown[]
      ? never
      : Node[Key] extends object
        ? `${Key}.${Paths<Node[Key]>}`
        : never;
}[keyof Node & string];

/** The id of a message: its dotted path in the catalogue, as in "booking.packageError". */
export type MessageId = Paths<Catalogue>;

/** Part of a catalogue: whole branches at some of its paths. */
export type CatalogueSlice = { [Key in keyof Catalogue]?: Partial<Catalogue[Key]> };
