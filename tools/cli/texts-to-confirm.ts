import { existsSync, readFileSync } from "node:fs";

/** The family's own list of texts that they have confirmed; no update of the project touches it. */
export const confirmedFile = "confirmed.md";

/** A claim of the texts that only the family, or a lawyer, can confirm. */
export interface TextToConfirm {
  section: string;
  claim: string;
  /** Where it stands; empty where the claim says it. */
  where: string;
}

/** The claims to confirm: locales/facts-to-confirm.json. docs/facts.md */
export function textsToConfirm(): TextToConfirm[] {
  return JSON.parse(readFileSync("locales/facts-to-confirm.json", "utf8"));
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
