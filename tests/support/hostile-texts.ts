import fc, { type Arbitrary } from "fast-check";

const starts = ["", "a", "a@", "+", "2027-02-01", " "];
const ends = ["", "@", "!", " ", "x", ".", "\0"];
const pieces = [
  ...[
    ".",
    "a.",
    "@",
    "@.",
    "a@a.",
    ",",
    ";",
    '"',
    "\\",
    "[",
    "<",
    "&",
    "=",
    "+",
    "-",
    " -",
    "0",
    "9,",
  ],
  ...[
    " ",
    "\t",
    "\u00a0",
    "\r",
    "\n",
    "\r\n",
    "\0",
    "\u200b",
    "\u202e",
    "\u2028",
    "\ufdfa",
    "𐀀",
    "ᄀ",
  ],
  // Marks in the wrong order, which composing has to sort, also on a letter each and percent-encoded.
  "\u0301",
  "\u0316",
  "\u0301\u0316",
  "e\u0302\u0323",
  "%",
  "%CC%81",
  "%CC%81%CC%96",
];
const piece = fc.constantFrom(...pieces);

/** Texts of at most so many bytes that are made for patterns, loops and normal forms. */
export function hostileTexts(bytes: number): Arbitrary<string> {
  const parts = [fc.constantFrom(...starts), piece, piece, fc.constantFrom(...ends)] as const;
  return fc.tuple(...parts).map(([start, first, second, end]) => {
    const half = (bytes - start.length - end.length) / 2;
    const filled = (with_: string) => with_.repeat(Math.max(0, half / Buffer.byteLength(with_)));
    return start + filled(first) + filled(second) + end;
  });
}
