import { readFileSync } from "node:fs";

/** What is wrong with facts.json as a file, for somebody who edits it by hand; undefined if it can be read. */
export function syntaxErrorInFacts(): string | undefined {
  const text = readFileSync(new URL("../../facts.json", import.meta.url), "utf8");
  try {
    const facts: unknown = JSON.parse(text);
    return Object(facts) === facts ? undefined : "facts.json has to be an object in braces.";
  } catch (error) {
    return `facts.json can't be read: ${(error as Error).message}. Is a comma or a quote missing there?`;
  }
}
