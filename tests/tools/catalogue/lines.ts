import type { TextProblem } from "../../../tools/catalogue/texts.ts";

/** Problems of texts, one line each. */
export function linesOf(problems: readonly TextProblem[]): string[] {
  return problems.map(({ subject, what }) => `${subject}: ${what}`);
}
