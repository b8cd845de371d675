import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { leftOut, withoutFeature } from "../../scripts/left-out.ts";

const library = `
export function start(deep) {
  if (deep) {
    unused();
  }
  return idle({ at: 1 });
}
function unused(
  first,
  { second } = {}
) {
  return heavy(first, second);
}
function idle(options) {
  return heavy(options);
}
function heavy(...values) {
  return values;
}
export { unused };
`;
const feature = { name: "a feature", file: "library.js", unused: ["unused"], idle: ["idle"] };

interface Library {
  start(deep?: boolean): unknown;
  unused(): unknown;
}

async function run(code: string): Promise<Library> {
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

describe("a feature that is left out of the browser's build", () => {
  test("does nothing where the library asks for it anyway", async () => {
    expect((await run(library)).start()).toEqual([{ at: 1 }]);
    expect((await run(withoutFeature(library, feature))).start()).toBeUndefined();
  });

  test("says that it is left out where somebody uses it", async () => {
    const { start } = await run(withoutFeature(library, feature));
    expect(() => start(true)).toThrow("left out of this build: a feature");
  });

  test("leaves everything else as it is", () => {
    const rest = withoutFeature(library, feature);
    expect(rest).toContain("function heavy(...values) {\n  return values;\n}");
    expect(rest).not.toContain("return heavy(");
  });

  test.each([
    ["is not there", library.replace("function idle(", "function idler(")],
    ["is there twice", library + library.replaceAll("export ", "")],
    ["is not laid out as it was", library.replaceAll("\n}", " }")],
  ])("stops the build where it %s", (_case, other) => {
    expect(() => withoutFeature(other, feature)).toThrow(/library\.js is another .* knows: /);
  });
});

test.each(leftOut)("$name is found in the $file that is installed", (feature) => {
  const code = readFileSync(`node_modules/${feature.file}`, "utf8");
  expect(withoutFeature(code, feature).length).toBeLessThan(code.length);
});
