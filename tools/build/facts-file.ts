import { readFileSync } from "node:fs";
import { type Facts, problemsInFacts } from "../../domain/facts/facts-schema.ts";

/** The facts as facts.json has them now, checked or not. */
export function readFacts(): Facts {
  return JSON.parse(readFileSync(new URL("../../facts.json", import.meta.url), "utf8"));
}

/** What does not fit in facts.json, one line each; a comma that is missing there is a line too. */
export function problemsInFactsFile(): string[] {
  try {
    return problemsInFacts(readFacts()).map(({ fact, message }) => `${fact}: ${message}`);
  } catch (error) {
    return [`It cannot be read: ${(error as Error).message}. Is a comma or a quote missing?`];
  }
}

/** Lines for somebody who has to mend facts.json; undefined where nothing is wrong. */
export function complaintAboutFacts(): string | undefined {
  const problems = problemsInFactsFile();
  if (problems.length === 0) return undefined;
  return `facts.json has to be mended:\n${problems.map((problem) => `  ${problem}\n`).join("")}`;
}

if (import.meta.main) {
  const complaint = complaintAboutFacts();
  if (complaint) console.error(complaint);
  else console.info("facts.json fits");
  process.exitCode = complaint ? 1 : 0;
}
