import { freeLists } from "../../app/words/merge.ts";

/** A text of a catalogue with its dotted path. */
export type CatalogueText = readonly [path: string, text: string];

/** What is wrong with a text. `subject`: its dotted path, "" for what is about no single text. */
export interface TextProblem {
  subject: string;
  what: string;
}

/** Every text of a tree with its dotted path. */
export function listTexts(tree: unknown, path = ""): CatalogueText[] {
  if (typeof tree === "string") return [[path, tree]];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) =>
    listTexts(value, path ? `${path}.${key}` : key),
  );
}

/** Every text that somebody reads: addresses, paths of pictures and ids of questions are left out. */
export function wordsOf(catalogue: unknown): CatalogueText[] {
  return listTexts(catalogue).filter(
    ([path, text]) => !/^(?:https?:\/)?\//.test(text) && !path.endsWith(".id"),
  );
}

/** A text with plain spaces and without soft hyphens and word joiners, for comparing words. */
export function plainText(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ").replace(/[\u00ad\u2060]/g, "");
}

/**
 * The numbers in a text, sorted, each once, in the same form for every language: 1,500 and 1 500 and
 * 1.500 are 1500; 6pm and 18:00 and 18.00 are 18, 12:30am is 0 and 30. Plural messages are left out.
 */
export function numbersIn(text: string): number[] {
  const plain = text
    .replace(/\{\w+, plural,(?:[^{}]|\{[^{}]*\})*\}/g, "")
    .replace(/(\d+)((?::\d\d)?)([ap])m\b/g, hourOfDay)
    .replace(/(\d)[\u00a0\u202f., ](?=\d{3}(?!\d))/g, "$1")
    .replace(/(\d{1,2})[:.]00/g, "$1");
  return [...new Set((plain.match(/\d+/g) ?? []).map(Number))].sort((a, b) => a - b);
}

function hourOfDay(_: string, hour: string, minutes: string, half: string): string {
  return `${(Number(hour) % 12) + (half === "p" ? 12 : 0)}${minutes}`;
}

// Each language has its own questions, and an example of a phone number in its own country.
const ownNumbers = [...freeLists, "booking.phoneHint"];

/** Where English writes numbers as words and a translation may write figures, or Polish "Lata 90." for 1990s. */
const otherwise: Record<string, readonly number[]> = {
  "about.timeline.items.0.year": [90],
  "seo.laplandPackages.description": [1, 3, 5, 7],
  "packages.oneDay.description": [9],
  "experiences.huskyTour.dayProgram.steps.0.description": [9],
  "experiences.snowmobileSafari.dayProgram.steps.0.description": [9],
  "experiences.snowmobileSafari.dayProgram.steps.3.description": [15, 30],
  "experiences.accommodation.dayProgram.steps.0.description": [7, 30],
  "experiences.accommodation.dayProgram.steps.2.description": [16],
  "experiences.accommodation.dayProgram.steps.3.description": [19],
};

/** Numbers of the English texts that a translation lacks at their place, and numbers that it has on its own. */
export function numberProblems(
  english: readonly CatalogueText[],
  translated: readonly CatalogueText[],
): TextProblem[] {
  const texts = new Map(translated);
  return english
    .filter(([path]) => !ownNumbers.some((own) => path === own || path.startsWith(`${own}.`)))
    .flatMap(([path, text]) => {
      const wanted = numbersIn(text);
      const found = numbersIn(texts.get(path) ?? "");
      const free = otherwise[path] ?? [];
      const isShortened = found.length > 0 && found.every((number) => free.includes(number));
      const lost = isShortened ? [] : wanted.filter((number) => !found.includes(number));
      const added = found.filter((number) => !wanted.includes(number) && !free.includes(number));
      return [
        ...lost.map((number) => ({ subject: path, what: `${number} is missing` })),
        ...added.map((number) => ({ subject: path, what: `${number} is not in English` })),
      ];
    });
}
