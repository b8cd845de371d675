import { type FactProblem, problemsInFacts } from "../../app/domain/facts-schema.ts";
import { nodeAt } from "../../app/words/node-at.ts";
import { type FactsObject, withFact } from "./facts-text.ts";

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
