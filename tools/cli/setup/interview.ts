import { createInterface } from "node:readline/promises";
import { styleText } from "node:util";
import { problemsInFacts } from "../../../domain/facts/facts-schema.ts";
import { nodeAt } from "../../../domain/lib/tree.ts";
import { factOf, isExampleValue, varsOf } from "../../../worker/config/facts-from-vars.ts";
import { confirmedLine, type TextToConfirm } from "../texts-to-confirm.ts";
import { type FactsObject, withFact } from "./facts-text.ts";
import { type Question, shown, typed } from "./questions.ts";

/** Somebody stopped: Ctrl+C, or the end of what they type. */
export class Stopped extends Error {}

export interface Asker {
  /** What somebody types after this, without blanks around it. */
  ask(prompt: string): Promise<string>;
  say(text: string): void;
  close(): void;
}

/** Asks on the terminal. */
export function terminal(): Asker {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const stopped = new AbortController();
  lines.once("SIGINT", () => stopped.abort());
  lines.once("close", () => stopped.abort());
  return {
    say: (text) => console.info(text),
    close: () => lines.close(),
    async ask(prompt) {
      try {
        return (await lines.question(prompt, { signal: stopped.signal })).trim();
      } catch {
        throw new Stopped();
      }
    },
  };
}

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
    else if (/^n/i.test(answer))
      say(`Then change it: ${text.where || "locales/facts-to-confirm.json says more."}`);
  }
}

const back = "<";

/** Asks for the facts one by one and saves each that changes, so that stopping early loses nothing. */
export async function askForFacts(
  { ask, say }: Asker,
  questions: Question[],
  facts: FactsObject,
  keep: (fact: string, value: unknown) => void,
): Promise<void> {
  let all = facts;
  let pending: [fact: string, value: unknown][] = [];
  for (let index = 0; index < questions.length; ) {
    const question = questions[index] as Question;
    say(`\n${introduction(question, `${index + 1}/${questions.length}`)}`);
    const answer = await answerTo(question, all);
    if (answer === back) {
      index = Math.max(0, index - 1);
      continue;
    }
    const { fact } = question;
    if (JSON.stringify(answer) !== JSON.stringify(nodeAt(all, fact))) pending.push([fact, answer]);
    all = withFact(all, fact, answer);
    // Two facts that have to fit each other are saved together.
    const waiting = pending.filter(([each]) => problemWith(partOf(each), all));
    for (const change of pending) if (!waiting.includes(change)) keep(...change);
    pending = waiting;
    index++;
  }

  async function answerTo(question: Question, facts: FactsObject): Promise<unknown> {
    for (;;) {
      const answer = await ask(prompt(question, facts));
      if (answer === back) return back;
      const { fact } = question;
      const value = answer === "" ? nodeAt(facts, fact) : typed(answer, question);
      const problem = problemWith(fact, withFact(facts, fact, value));
      if (!problem) return value;
      say(styleText("yellow", problem));
    }
  }
}

const partOf = (fact: string) => fact.split(".")[0] ?? "";

function introduction({ title, description, example, isOptional, kind }: Question, place: string) {
  const hints = [
    ...(example ? [`For example: ${example}`] : []),
    ...(kind === "list" ? ["Several are separated by commas."] : []),
    ...(isOptional ? ["A hyphen (-) leaves it empty."] : []),
  ];
  return `${styleText("bold", title)} (${place})\n${description}\n${styleText("dim", hints.join(" "))}`;
}

function prompt({ fact }: Question, facts: FactsObject): string {
  const present = shown(nodeAt(facts, fact));
  if (!present) return "> ";
  const note = isExample(fact, facts) ? ", the example family's" : "";
  return `[Enter: ${present}${note}] > `;
}

/** Whether the value of a fact can be nobody's own. */
export function isExample(fact: string, facts: FactsObject): boolean {
  if (problemsInFacts(facts).length > 0) return false;
  const vars = varsOf(facts as Parameters<typeof varsOf>[0]);
  return Object.entries(vars).some(
    ([name, value]) =>
      isExampleValue(name, value) && (factOf(name) === fact || `${factOf(name)}.street` === fact),
  );
}

// Its own alone: what is wrong elsewhere is asked there.
function problemWith(fact: string, facts: FactsObject): string | undefined {
  return problemsInFacts(facts).find(
    (problem) => problem.fact === fact || problem.fact.startsWith(`${fact}.`),
  )?.message;
}
