import { styleText } from "node:util";
import { confirmedLine, type TextToConfirm } from "../texts-to-confirm.ts";
import type { Asker } from "./ask.ts";

/** Asks of each text whether it is true of the family, and hands over the line of each that is. */
export async function askForTexts(
  { ask, say }: Asker,
  open: TextToConfirm[],
  keep: (line: string) => void,
): Promise<void> {
  say(
    `${open.length} texts to confirm. y: it is true. Enter: later. Ctrl+C: stop, all you said is kept.`,
  );
  for (const [index, text] of open.entries()) {
    say(`\n${styleText("bold", `${text.section} (${index + 1}/${open.length})`)}\n${text.claim}`);
    const answer = await ask("True? [y / n / Enter: later] > ");
    if (/^(y|yes|j|ja)$/i.test(answer)) keep(confirmedLine(text));
    else if (/^n/i.test(answer)) say(`Then change it: ${text.where || "docs/facts.md says more."}`);
  }
}
