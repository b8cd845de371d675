import { existsSync, readFileSync } from "node:fs";

/** The family's own list of texts that they have confirmed; no update of the project touches it. */
export const confirmedFile = "confirmed.md";

/** A claim of the texts that only the family, or a lawyer, can confirm. */
export interface TextToConfirm {
  section: string;
  claim: string;
  /** Where it stands; empty where docs/facts.md says it with the claim. */
  where: string;
}

/** The lines of docs/facts.md that ask to be confirmed: the rows of its tables, and the points owed to the law. */
export function textsToConfirm(facts = readFileSync("docs/facts.md", "utf8")): TextToConfirm[] {
  return facts.split(/^## /m).flatMap((part) => {
    const [section = ""] = part.split("\n", 1);
    // Facts of facts.json are no texts.
    const rows = part.matchAll(/^\| (?!To confirm|-|.*placeholders \|)(.+?) \| (.+?) \|$/gm);
    const points = section.includes("law") ? part.matchAll(/^- (.+(?:\n {2}.+)*)/gm) : [];
    return [...rows, ...points].map(([, claim = "", where = ""]) => ({
      section,
      claim: claim.replace(/\s+/g, " "),
      where,
    }));
  });
}

/** The line that confirms a text: its own words, so that a text that changes has to be confirmed anew. */
export function confirmedLine({ claim }: TextToConfirm): string {
  return `- ${claim}`;
}

/** Those that the family has not confirmed. */
export function unconfirmedTexts(
  texts = textsToConfirm(),
  confirmed = existsSync(confirmedFile) ? readFileSync(confirmedFile, "utf8") : "",
): TextToConfirm[] {
  const lines = new Set(confirmed.split(/\r?\n/).map((line) => line.trim()));
  return texts.filter((text) => !lines.has(confirmedLine(text)));
}
