import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { faqProblems, freeLists } from "../../app/words/merge.ts";
import { factNames } from "../../domain/facts/fact-words.ts";
import { optionalRule } from "./optional-words.ts";
import type { TextProblem } from "./texts.ts";

/**
 * The problems of a translation compared with the English catalogue: missing and
 * extra keys, wrong values of optional ones, lists of another length, empty texts, broken ICU, other arguments,
 * missing plural forms.
 */
export function catalogueProblems(
  english: unknown,
  translated: unknown,
  language: string,
): TextProblem[] {
  const problems: TextProblem[] = [];
  const report = (subject: string, what: string) => problems.push({ subject, what });
  compare(english, translated, "");
  return problems;

  function compare(expected: unknown, actual: unknown, path: string): void {
    const rule = optionalRule(path);
    if (actual === undefined) {
      if (!rule?.isShared) report(path, "missing");
    } else if (rule) {
      if (!rule.accepts(actual)) report(path, `not ${rule.kind}`);
    } else if (kindOf(expected) !== kindOf(actual)) report(path, `not a ${kindOf(expected)}`);
    else if (Array.isArray(expected)) compareLists(expected, actual as unknown[], path);
    else if (typeof expected === "string") compareTexts(expected, actual as string, path);
    else
      compareObjects(expected as Record<string, unknown>, actual as Record<string, unknown>, path);
  }

  function compareObjects(
    expected: Record<string, unknown>,
    actual: Record<string, unknown>,
    path: string,
  ): void {
    for (const key of Object.keys(actual)) {
      if (Object.hasOwn(expected, key)) continue;
      if (optionalRule(join(path, key))) compare(undefined, actual[key], join(path, key));
      else report(join(path, key), "extra");
    }
    for (const key of Object.keys(expected)) {
      compare(expected[key], Object.hasOwn(actual, key) ? actual[key] : undefined, join(path, key));
    }
  }

  function compareLists(expected: unknown[], actual: unknown[], path: string): void {
    const isFree = freeLists.some((list) => path === list || path.startsWith(`${list}.`));
    if (!isFree && expected.length !== actual.length) {
      report(path, `${actual.length} items, English has ${expected.length}`);
    }
    if (path === "contact.faq.items") {
      for (const problem of faqProblems(actual)) report(path, problem);
    }
    actual.forEach((item, index) => {
      const model = isFree ? expected[0] : expected[index];
      if (model !== undefined) compare(model, item, join(path, String(index)));
    });
  }

  function compareTexts(expected: string, actual: string, path: string): void {
    if (!actual.trim()) report(path, "empty");
    try {
      const found = argumentsOf(parse(actual));
      const wanted = argumentsOf(parse(expected));
      if (found.join() !== wanted.join()) {
        report(path, "what stands in braces isn’t the same as in English");
      }
      for (const form of missingPlurals(parse(actual), language)) report(path, form);
    } catch {
      report(path, "the braces { } aren’t as in English");
    }
  }
}

function argumentsOf(elements: MessageFormatElement[]): string[] {
  const found = allElements(elements).flatMap((element) =>
    element.type === TYPE.literal || element.type === TYPE.pound
      ? []
      : [`${element.value}:${TYPE[element.type]}`],
  );
  // A language may name a fact or not: the catalogues have it filled in before anybody reads them.
  const ofCode = found.filter((argument) => !isFact(argument));
  return [...new Set(ofCode)].sort();
}

function isFact(argument: string): boolean {
  return factNames.some((name) => argument === `${name}:argument`);
}

function allElements(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => [element, ...allElements(childrenOf(element))]);
}

function childrenOf(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type === TYPE.tag) return element.children;
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
  return Object.values(element.options).flatMap(({ value }) => value);
}

function missingPlurals(elements: MessageFormatElement[], language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return allElements(elements)
    .filter((element) => element.type === TYPE.plural)
    .flatMap((element) => pluralCategories.filter((form) => !Object.hasOwn(element.options, form)))
    .map((form) => `plural form "${form}" missing`);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "list";
  return value === null ? "null" : typeof value;
}

function join(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}
