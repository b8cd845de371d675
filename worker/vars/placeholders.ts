import { facts as operatorsFacts } from "#domain/facts.ts";
import type { Facts } from "#domain/facts-schema.ts";
import { factOf, overFacts } from "./facts.ts";

const another = "is a placeholder: write your own";
const anotherOrNone = `${another}, or leave it empty`;

// Each pattern fits the value that the example family has in facts.json, and whatever else can be nobody's own.
const placeholders: readonly [name: string, pattern: RegExp, problem: string][] = [
  [
    "BACKEND_URL",
    /^$/,
    "is empty and BACKEND not bound: write where requests go, or none can be sent",
  ],
  ["SITE_URL", /\/\/([^/]+\.)?example\.(com|net|org)(?![\w.-])/i, another],
  ["CONTACT_EMAIL", /@([^@]+\.)?example\.(com|net|org)$/i, another],
  // Sweden keeps +46 70 174 06 05 to 99 for fiction.
  ["CONTACT_PHONES", /70[\s-]*174[\s-]*06[\s-]*(0[5-9]|[1-9]\d)/, another],
  ["INSTAGRAM_URL", /\/example\/*$/, anotherOrNone],
  ["YOUTUBE_URL", /\/@example\/*$/, anotherOrNone],
  ["SITE_ADDRESS", /^\s*Skolvägen 1,/, another],
];

/** Whether a var has a value that can be nobody's own. */
export function isPlaceholder(name: string, value: unknown): boolean {
  return placeholders.some(([each, pattern]) => each === name && pattern.test(String(value ?? "")));
}

/**
 * What each placeholder lacks, beginning with where it stands: the name of a var that is set, else that of the fact. Empty
 * if there is none. A binding BACKEND counts too. SPEC 10.
 */
export function placeholdersIn(
  vars: Record<string, unknown>,
  facts: Facts = operatorsFacts,
): string[] {
  const all: Record<string, unknown> = overFacts(vars, facts);
  return placeholders
    .filter(([name]) => isPlaceholder(name, all[name]))
    .filter(([name]) => name !== "BACKEND_URL" || !vars.BACKEND)
    .map(([name, , problem]) => {
      const fact = vars[name] === undefined ? factOf(name) : undefined;
      return fact
        ? `${fact} in facts.json ${problem} (or set the var ${name})`
        : `${name} ${problem}`;
    });
}

/** Whether a problem is one of the operator's facts or vars, and not of the requests. */
export function isAboutSettings(problem: string): boolean {
  return /^([A-Z_]{3,}|[\w.]+ in facts\.json) /.test(problem);
}
