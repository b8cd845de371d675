import { type FactProblem, problemsInFacts } from "../../../domain/facts/facts-schema.ts";
import { nodeAt } from "../../../domain/lib/tree.ts";

export type FactsObject = { [name: string]: unknown };

/** The same facts with one set. */
export function withFact(facts: FactsObject, fact: string, value: unknown): FactsObject {
  const [name = "", ...rest] = fact.split(".");
  if (rest.length === 0) return { ...facts, [name]: value };
  return { ...facts, [name]: withFact((facts[name] ?? {}) as FactsObject, rest.join("."), value) };
}

/** The text of facts.json with one fact set; all others stay as they were written. */
export function withFactText(text: string, fact: string, value: unknown): string {
  const span = spanOf(text, fact.split("."));
  if (span) return text.slice(0, span[0]) + JSON.stringify(value) + text.slice(span[1]);
  return `${JSON.stringify(withFact(JSON.parse(text), fact, value), null, 2)}\n`;
}

const tokens = /\s*("(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+)/y;

// Where the value at a path begins and ends in a text that is JSON.
function spanOf(text: string, path: string[]): [number, number] | undefined {
  let at = 0;
  let span: [number, number] | undefined;
  const next = () => {
    tokens.lastIndex = at;
    const token = tokens.exec(text)?.[1] ?? "";
    at = tokens.lastIndex;
    return token;
  };
  const value = (rest: string[] | undefined) => {
    const first = next();
    const start = at - first.length;
    if (first === "{") {
      for (let key = next(); key.startsWith('"'); key = next() === "," ? next() : "") {
        next();
        value(rest && rest[0] === JSON.parse(key) ? rest.slice(1) : undefined);
      }
    }
    for (let depth = first === "[" ? 1 : 0; depth > 0; ) {
      const token = next();
      if (token === "[" || token === "{") depth++;
      if (token === "]" || token === "}" || token === "") depth--;
    }
    if (rest?.length === 0) span = [start, at];
  };
  value(path);
  return span;
}

/** Answers from a file: the shape of facts.json, of which parts may be missing, and where requests go. */
export interface Answers {
  /** The facts that differ from those that stand. */
  changes: [fact: string, value: unknown][];
  backend?: string;
  problems: FactProblem[];
}

/** Reads answers beside the facts that stand. */
export function readAnswers(json: string, facts: FactsObject): Answers {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch (error) {
    return failed(`This is no JSON: ${(error as Error).message}.`);
  }
  if (!isPart(given)) return failed("Write an object with the names of facts.json.");
  const { backend, $schema: _, ...answered } = given;
  if (backend !== undefined && typeof backend !== "string") {
    return failed('Write "desk", "later" or an address in quotes.', "backend");
  }
  const changes = leavesOf(answered).filter(
    ([fact, value]) => JSON.stringify(nodeAt(facts, fact)) !== JSON.stringify(value),
  );
  const problems = problemsInFacts(
    changes.reduce((all, [fact, value]) => withFact(all, fact, value), facts),
  );
  return { changes, problems, ...(backend !== undefined && { backend }) };
}

function leavesOf(part: FactsObject, prefix = ""): [string, unknown][] {
  return Object.entries(part).flatMap(([name, value]) =>
    isPart(value) ? leavesOf(value, `${prefix}${name}.`) : [[prefix + name, value]],
  );
}

const isPart = (value: unknown): value is FactsObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function failed(message: string, fact = ""): Answers {
  return { changes: [], problems: [{ fact, message }] };
}
