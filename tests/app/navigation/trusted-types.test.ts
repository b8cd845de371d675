import fc from "fast-check";
import { expect, test } from "vitest";
import { harmless } from "../../../app/navigation/trusted-types.ts";

test("an empty script element and text without a tag pass unchanged", () => {
  for (const markup of ["<script></script>", "", " ", '{"name":"Råstrand \\u003cb> & Co"}']) {
    expect(harmless(markup)).toBe(markup);
  }
});

test("whatever could become an element is refused", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom("<b>", "<script>", "</script>", "<!--"),
      fc.string(),
      (before, tag, after) => {
        expect(harmless(before + tag + after)).toBeNull();
      },
    ),
  );
  expect(harmless("<script>run()</script>")).toBeNull();
});
