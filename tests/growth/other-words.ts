const letters = "abcdefghijklmnopqrstuvwxyz";

/**
 * The same tree with other words of the same length, so that they weigh what a translation does. Messages
 * with arguments stay as they are.
 */
export function inOtherWords<Tree>(tree: Tree, seed: number): Tree {
  let words = seed;
  const turn = (node: unknown): unknown => {
    if (typeof node === "string") {
      return node.includes("{") ? node : node.replace(/\p{L}+/gu, (word) => turned(word, words++));
    }
    if (Array.isArray(node)) return node.map(turn);
    const entries = Object.entries(node as object).map(([key, value]) => [key, turn(value)]);
    return Object.fromEntries(entries);
  };
  return turn(tree) as Tree;
}

// Each letter goes on by another number of places: no two words are turned alike.
function turned(word: string, by: number): string {
  return [...word.toLowerCase()]
    .map((letter, index) => {
      const at = letters.indexOf(letter);
      return at < 0 ? letter : letters[(at + by * (index + 7) + (by >> 3)) % letters.length];
    })
    .join("");
}
