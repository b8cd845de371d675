import { readFileSync } from "node:fs";
import { expect, expectTypeOf, test } from "vitest";
import type { Toast } from "../../app/ui/toast.tsx";

const types = ["success", "error", "warning", "info"] as const;

test("a toast is a success, an error, a warning or an information, and looks like it", () => {
  // Judged by the type check.
  expectTypeOf<Toast["type"]>().toEqualTypeOf<(typeof types)[number]>();
  const looks = readFileSync("app/ui/toast.module.css", "utf8");
  for (const type of types) expect(looks).toMatch(new RegExp(`^\\.${type} \\{`, "m"));
});
