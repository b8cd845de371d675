/** A title in two parts; the second has a colour of its own. */
export interface SplitTitle {
  primary: string;
  accent: string;
}

/** Splits off the last two words of a title; at least one word stays in front. SPEC 3 (heading). */
export function splitTitle(title: string): SplitTitle {
  const words = title.split(" ");
  const at = Math.max(1, words.length - 2);
  return { primary: words.slice(0, at).join(" "), accent: words.slice(at).join(" ") };
}
