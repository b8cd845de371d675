import { expect, test } from "vitest";
import { parseBlocks } from "../../../../app/pages/contact/faq.tsx";

test("lines that start with a number become one ordered list between the paragraphs", () => {
  expect(parseBlocks(["Bring this:", "1. A hat", "2. Wool socks", "That is all."])).toEqual([
    { kind: "paragraph", text: "Bring this:" },
    { kind: "list", items: ["A hat", "Wool socks"] },
    { kind: "paragraph", text: "That is all." },
  ]);
});

test("lists that a paragraph separates stay two", () => {
  expect(parseBlocks(["1. One", "And:", "1. Two"]).map(({ kind }) => kind)).toEqual([
    "list",
    "paragraph",
    "list",
  ]);
});

test.each(["1500 km is far", "1.500 km is far", "12.30 is lunch", "−20 °C", "A 1. in the middle"])(
  "%j is a paragraph",
  (line) => {
    expect(parseBlocks([line])).toEqual([{ kind: "paragraph", text: line }]);
  },
);
