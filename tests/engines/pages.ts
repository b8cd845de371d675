import { expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { legalKeys, legalPathOf, pageKeys, pathOf } from "#domain/routes.ts";
import type { Visitor } from "./visitor.ts";

export function testPages(visitor: Visitor): void {
  test.each(languages)("every page in %s comes alive without a complaint", async (language) => {
    for (const key of pageKeys) {
      await visitor.open(pathOf(key, language));
      expect(await visitor.run(look), key).toEqual({ language, headings: 1 });
    }
  });

  test("so does every page without a language in its address, in one of the site's", async () => {
    for (const key of legalKeys) {
      await visitor.open(legalPathOf(key));
      const { language, headings } = await visitor.run(look);
      expect(languages, key).toContain(language);
      expect(headings, key).toBe(1);
    }
  });

  test("what a page complains of is noticed", async () => {
    const problems = ["a message", "a mistake", "a refusal", "none.webp", "other.example"];
    // The site may still be waiting for its scripts, and takes the refusal for one that failed.
    visitor.expectProblems(new RegExp([...problems, "Loading chunk"].join("|")));
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

// Runs in the page.
function look() {
  const headings = document.querySelectorAll("h1").length;
  return { language: document.documentElement.lang, headings };
}
