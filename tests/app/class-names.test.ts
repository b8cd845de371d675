import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { shortClassName } from "../../scripts/class-names.ts";

const classes = globSync("app/**/*.module.css").flatMap((file) => {
  const selectors = readFileSync(file, "utf8").matchAll(/\.([a-zA-Z][\w-]*)[^{};]*\{/g);
  return [...new Set([...selectors].map(([, name = ""]) => name))].map((name) => ({ file, name }));
});
const nameOf = ({ file, name }: { file: string; name: string }) =>
  shortClassName(name, resolve(file));

test("each class of the style modules has a name of two letters, and no other has the same", () => {
  const names = classes.map(nameOf);
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name) => !/^[a-zA-Z]{2}$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test("none has a name that a blocker of advertisements would hide", () => {
  expect(classes.map(nameOf).filter((name) => /ad|[aeiou]/i.test(name))).toEqual([]);
});

test("a class that no style module has is refused by name", () => {
  expect(() => shortClassName("nothing", resolve("app/ui/button.module.css"))).toThrow(
    "app/ui/button.module.css nothing",
  );
});
