import { styleText } from "node:util";

export type Level = "ok" | "warning" | "error";

/** Something that the doctor saw. */
export interface Finding {
  level: Level;
  what: string;
  /** What to do about it; none is needed where all is well. */
  remedy?: string | undefined;
}

export const ok = (what: string): Finding => ({ level: "ok", what });

export const warning = (what: string, remedy?: string): Finding => ({
  level: "warning",
  what,
  remedy,
});

export const error = (what: string, remedy?: string): Finding => ({
  level: "error",
  what,
  remedy,
});

/** What to do about a BACKEND_TOKEN that is too short. */
export const longerToken =
  "delete its line in both files of .secrets, npm run setup, and deploy both with their files";

/** `good` if it holds, else the finding. */
export const unless = (holds: boolean, good: string, bad: Finding): Finding =>
  holds ? ok(good) : bad;

const signs = { ok: ["✓", "green"], warning: ["!", "yellow"], error: ["✗", "red"] } as const;

/** Findings as lines, what hurts most last, and at the end how many there are. */
export function findingLines(title: string, findings: Finding[]): string {
  const lines = findings.map(({ level, what, remedy }) => {
    const [sign, colour] = signs[level];
    return `  ${styleText(colour, sign)} ${oneLine(what)}${remedy ? `\n    → ${oneLine(remedy)}` : ""}`;
  });
  return `\n${styleText("bold", title)}\n${lines.join("\n")}`;
}

/** How many there are of each kind. */
export function summaryLine(findings: Finding[]): string {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  return `\n${count("ok")} in order, ${count("warning")} to look at (!), ${count("error")} to mend (✗).`;
}

// What a stranger's server says must not move the cursor nor fill the screen.
function oneLine(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}]+/gu, " ");
  return plain.length > 400 ? `${plain.slice(0, 400)}…` : plain;
}
