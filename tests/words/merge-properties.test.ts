import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeContent } from "#words/merge.ts";
import { listTexts } from "../../tools/catalogue/texts.ts";

// Only a few names, so that the two sides often share one; "" is an empty translation.
const names = fc.constantFrom("a", "b", "c", "d");
const texts = fc.constantFrom("", "x", "y", "z");

/** Content in the form of the catalogues: texts in objects and lists. */
const content = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    texts,
    fc.dictionary(names, tie("node"), { maxKeys: 3 }),
    fc.array(tie("node"), { maxLength: 3 }),
  ),
})).node;

const trees = fc.dictionary(names, content, { maxKeys: 4 });

test("content merged over itself or with nothing is as it was", () => {
  fc.assert(
    fc.property(trees, (tree) => {
      expect(mergeContent(tree, tree)).toEqual(tree);
      expect(mergeContent(tree, {})).toEqual(tree);
      expect(mergeContent(tree, undefined)).toEqual(tree);
    }),
  );
});

test("merging changes neither side, and a second time changes nothing", () => {
  fc.assert(
    fc.property(trees, trees, (defaults, translated) => {
      const before = structuredClone([defaults, translated]);
      const merged = mergeContent(defaults, translated);
      expect([defaults, translated]).toEqual(before);
      expect(mergeContent(merged, translated)).toEqual(merged);
    }),
  );
});

test("a text of the defaults is never lost: it stays or gives way to a translated one", () => {
  fc.assert(
    fc.property(trees, trees, (defaults, translated) => {
      const merged = mergeContent(defaults, translated);
      const own = new Map(listTexts(translated));
      const found = new Map(listTexts(merged));
      for (const [path, text] of listTexts(defaults)) {
        if (text === "" || isStructure(translated, path)) continue;
        expect(found.get(path)).toBe(own.get(path) || text);
      }
    }),
  );
});

test("a translation of the same shape is taken whole, save for its empty texts", () => {
  fc.assert(
    fc.property(trees, fc.array(texts, { minLength: 1, maxLength: 9 }), (defaults, words) => {
      let next = 0;
      const translated = JSON.parse(JSON.stringify(defaults), (_, value) =>
        typeof value === "string" ? words[next++ % words.length] : value,
      );
      const own = new Map(listTexts(translated));
      const expected = listTexts(defaults).map(([path, text]) => [path, own.get(path) || text]);
      expect(listTexts(mergeContent(defaults, translated))).toEqual(expected);
    }),
  );
});

// SPEC 3 does not say what happens where a translation has an object or a list in place of a text.
function isStructure(tree: unknown, path: string): boolean {
  const value = path.split(".").reduce<unknown>((node, key) => Object(node)[key] as unknown, tree);
  return typeof value === "object" && value !== null;
}
