import { factsJsonSchema } from "../../../domain/facts/facts-schema.ts";

/** What setup asks for one fact. */
export interface Question {
  /** As in "prices.7-day". */
  fact: string;
  title: string;
  description: string;
  example: string;
  kind: "text" | "number" | "list";
  /** Whether it may be empty. */
  isOptional: boolean;
}

interface Described {
  title?: string;
  description?: string;
  type?: string;
  examples?: unknown[];
  properties?: Record<string, Described>;
  required?: string[];
}

/** One question for each fact, in the order of the schema. */
export function factQuestions(): Question[] {
  return questionsIn(factsJsonSchema() as Described, "", false);
}

function questionsIn(part: Described, prefix: string, isOptional: boolean): Question[] {
  return Object.entries(part.properties ?? {})
    .filter(([name]) => name !== "$schema")
    .flatMap(([name, fact]) => {
      const path = prefix + name;
      const mayMiss = isOptional || !part.required?.includes(name);
      if (fact.type === "object") return questionsIn(fact, `${path}.`, mayMiss);
      const { title = path, description = "", examples = [] } = fact;
      const kind = fact.type === "array" ? "list" : isNumber(fact) ? "number" : "text";
      const example = shown(examples[0]);
      return [{ fact: path, title, description, example, kind, isOptional: mayMiss }];
    });
}

const isNumber = ({ type }: Described) => type === "number" || type === "integer";

/** A fact as somebody would type it. */
export function shown(value: unknown): string {
  return Array.isArray(value) ? value.join(", ") : String(value ?? "");
}

/** What somebody typed, as facts.json has it. */
export function typed(text: string, { kind, isOptional }: Question): unknown {
  const value = text.trim();
  if (isOptional && value === "-") return "";
  if (kind === "list") return value.split(",").flatMap((one) => one.trim() || []);
  // A number that is none stays a text, and the schema says what is wrong with it.
  const number = Number(value.replace(",", ".").replace(/[\s€]/g, ""));
  return kind === "number" && value !== "" && !Number.isNaN(number) ? number : value;
}
