import { expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { legalKeys, legalPathOf, pageKeys, pathOf } from "#domain/routes.ts";
import type { Visitor } from "./visitor.ts";

export function testPages(visitor: Visitor): void {
  test.each(languages)("every page in %s comes alive without a complaint", async (language) => {
    for (const key of pageKeys) await expectAlive(visitor, pathOf(key, language), language);
  });

  test("so does every page without a language in its address", async () => {
    for (const key of legalKeys) await expectAlive(visitor, legalPathOf(key), "en");
  });

  test("what a page complains of is noticed", async () => {
    const problems = ["a message", "a mistake", "a refusal", "none.webp", "other.example"];
    visitor.expectProblems(new RegExp(problems.join("|")));
    await visitor.open(pathOf("home", "en"));
    await visitor.run(() => {
      console.error("a message");
      setTimeout(() => {
        throw new Error("a mistake");
      });
      Promise.reject(new Error("a refusal"));
      for (const src of ["/images/none.webp", "https://other.example/picture.webp"]) {
        document.body.appendChild(Object.assign(document.createElement("img"), { src }));
      }
    });
    for (const problem of problems) {
      await expect.poll(() => visitor.problems().join("\n")).toContain(problem);
    }
  });
}

async function expectAlive(visitor: Visitor, path: string, language: string): Promise<void> {
  await visitor.open(path);
  const read = () => [document.documentElement.lang, document.querySelectorAll("h1").length];
  expect(await visitor.run(read), path).toEqual([language, 1]);
}
