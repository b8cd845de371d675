const mostWords = 20;

/**
 * A search as the index of words reads it: each word, or the beginning of one, has to be there; what its punctuation
 * separates has to stand together. Undefined for an empty search. Nothing that somebody types is an operator.
 */
export function matchOf(search: string): string | undefined {
  const words = search.toWellFormed().replaceAll("\0", " ").split(/\s+/).filter(Boolean);
  const quoted = words.slice(0, mostWords).map((word) => `"${word.replaceAll('"', '""')}"*`);
  return quoted.length > 0 ? quoted.join(" ") : undefined;
}
