import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Row {
  section: string;
  says: string;
  references: { file: string; title: string }[];
}

const reference = /^(tests\/[\w/.-]+\.test\.tsx?): (.+)$/;
const decision = /^decision: .{4,}$/;

const rows: Row[] = readFileSync("tests/spec-coverage.md", "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [section = "", says = "", shownBy = ""] = line.slice(2, -2).split(" | ");
    const parts = shownBy.split("<br>").filter((part) => !decision.test(part));
    const references = parts.map((part) => {
      const [, file = "", title = ""] = reference.exec(part) ?? [];
      return { file, title };
    });
    return { section, says, references };
  });

test("the table has a line for each sentence of sections 2.1 to 9, in their order", () => {
  const order = [...Array.from({ length: 14 }, (_, index) => `2.${index + 1}`), ..."3456789"];
  expect([...new Set(rows.map(({ section }) => section))]).toEqual(order);
  const places = rows.map(({ section }) => order.indexOf(section));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(rows.length).toBeGreaterThanOrEqual(120);
});

test("no two lines say the same", () => {
  const said = rows.map(({ section, says }) => `${section} ${says}`);
  expect(said.filter((line, index) => said.indexOf(line) !== index)).toEqual([]);
});

test.each(rows)("SPEC $section, $says: shown by tests that are there", ({ says, references }) => {
  expect(says).not.toBe("");
  expect(references).not.toEqual([]);
  for (const { file, title } of references) {
    expect(existsSync(file), `${file} (${title})`).toBe(true);
    expect(title.length, `the title "${title}"`).toBeGreaterThanOrEqual(15);
    const starts = ['"', "'", "`"].map((quote) => quote + title);
    const source = readFileSync(file, "utf8");
    expect(
      starts.some((start) => source.includes(start)),
      `"${title}" in ${file}`,
    ).toBe(true);
  }
});
