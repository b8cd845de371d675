import { describe, expect, test } from "vitest";
import { mergeContent } from "#words/merge.ts";

const defaults = {
  title: "Husky ride",
  hero: { text: "Come along", button: "Book" },
  items: ["one", "two", "three"],
  steps: [
    { icon: "Star", title: "Harness" },
    { icon: "Moon", title: "Run" },
  ],
};

test.each([
  ["no translation", undefined],
  ["null", null],
  ["an empty translation", {}],
  ["a text in the place of an object", "Hundspann"],
  ["a list in the place of an object", ["Hundspann"]],
])("with %s the defaults stay", (_, translated) => {
  expect(mergeContent(defaults, translated)).toEqual(defaults);
});

test("a translated text replaces its default, and only that", () => {
  expect(mergeContent(defaults, { hero: { text: "Följ med" } })).toEqual({
    ...defaults,
    hero: { text: "Följ med", button: "Book" },
  });
});

test.each([
  ["an empty text", ""],
  ["null", null],
  ["undefined", undefined],
])("%s keeps the default, at any depth", (_, empty) => {
  const translated = {
    title: empty,
    hero: { text: empty, button: "Boka" },
    items: [empty, "två", empty],
    steps: [empty, { icon: empty, title: "Kör" }],
  };
  expect(mergeContent(defaults, translated)).toEqual({
    title: "Husky ride",
    hero: { text: "Come along", button: "Boka" },
    items: ["one", "två", "three"],
    steps: [
      { icon: "Star", title: "Harness" },
      { icon: "Moon", title: "Kör" },
    ],
  });
});

test.each([0, false])("%j is no empty value: it replaces the default", (value) => {
  expect(mergeContent({ count: 5, shown: true }, { count: value, shown: value })).toEqual({
    count: value,
    shown: value,
  });
});

describe("lists are merged by index", () => {
  test("a short one keeps the defaults behind its end", () => {
    const { items, steps } = mergeContent(defaults, {
      items: ["ett"],
      steps: [{ title: "Sela" }],
    });
    expect(items).toEqual(["ett", "two", "three"]);
    expect(steps).toEqual([
      { icon: "Star", title: "Sela" },
      { icon: "Moon", title: "Run" },
    ]);
  });

  test("a longer one adds its own items", () => {
    const { items, steps } = mergeContent(defaults, {
      items: ["ett", "två", "tre", "fyra"],
      steps: [{}, {}, { icon: "Clock", title: "Fika" }],
    });
    expect(items).toEqual(["ett", "två", "tre", "fyra"]);
    expect(steps).toEqual([...defaults.steps, { icon: "Clock", title: "Fika" }]);
  });

  test.each([
    ["an empty list", []],
    ["a text", "ett"],
    ["an object", { 0: "ett" }],
    ["null", null],
  ])("%s keeps them all", (_, items) => {
    expect(mergeContent(defaults, { items }).items).toEqual(defaults.items);
  });
});

test("a field that only the translation has is added", () => {
  expect(mergeContent(defaults, { hero: { note: "Nytt" }, extra: { a: "b" } })).toEqual({
    ...defaults,
    hero: { ...defaults.hero, note: "Nytt" },
    extra: { a: "b" },
  });
});

test("fields named like what every object has are fields like any other", () => {
  const named = { constructor: "Builder", toString: "Text", valueOf: "Worth" };
  expect(mergeContent<object>(named, {})).toEqual(named);
  expect(mergeContent<object>({}, named)).toEqual(named);
});

test("a translation cannot reach the prototype of all objects", () => {
  mergeContent(
    { hero: {} },
    JSON.parse('{"__proto__":{"polluted":1},"hero":{"__proto__":{"polluted":1}}}'),
  );
  expect({}).not.toHaveProperty("polluted");
});
