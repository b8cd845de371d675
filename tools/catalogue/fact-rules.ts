import { packages } from "../../domain/booking/packages.ts";
import { type FactWords, factsIn, formatFacts } from "../../domain/facts/fact-words.ts";
import { facts } from "../../domain/facts/facts.ts";
import { airports } from "../../domain/media/map.ts";
import type { Language } from "../../domain/pages/languages.ts";
import { type CatalogueText, numbersIn, plainText, type TextProblem } from "./texts.ts";

/** The distances, temperatures and shares that the operator has given (SPEC 9); the texts state no others. */
export const documentFigures = {
  /** The husky ride is 12 to 18 km, Lycksele airport 100 km away, Malmö about 1500 km. */
  kilometres: { huskyRide: [12, 18], lycksele: airports[0]?.roadKm ?? 0, malmö: 1500 },
  /** Degrees below zero: from -5 to -20 on most days, to -30 on clear nights. */
  cold: { mostDays: [5, 20], clearNights: 30 },
  /** Of a hundred guests, more see northern lights. */
  successPercent: 90,
};

const { kilometres, cold, successPercent } = documentFigures;

type FactName = keyof FactWords;

/** Figures with a unit: which the site states at all, and where if not everywhere. */
const figures = [
  {
    unit: "km",
    pattern: /\d[\d.,–\u2060 -]*(?:(?:to|till|bis|do|and|och|und|i) \d+ )?(?:km(?!\p{L})|kilom)/giu,
    stated: [...kilometres.huskyRide, kilometres.lycksele, kilometres.malmö],
    at: /./,
  },
  {
    unit: "°C",
    pattern: /\d+ ?°C/g,
    stated: [...cold.mostDays, cold.clearNights],
    at: /./,
  },
  {
    unit: "%",
    pattern: /\d+ ?%/g,
    stated: [successPercent],
    // One place, with what it is a share of, so that nobody takes it for a promise. docs/facts.md
    at: /^experiences\.northernLights\.features\.1\./,
  },
];

/** What a text never states itself, since a fact of facts.json says it, and how the text names that fact. */
const literals = [
  {
    pattern: /€ ?\d[\d.,]*|\d[\d., ]* ?€|\d[\d., ]* euro?/gi,
    instead: "{lowestPrice} or {price7Day}",
  },
  { pattern: /(?:within|innerhalb von|inom|w ciągu) \d+/gi, instead: "{answerWithin}" },
];

// The season, the lowest price and the hours stand where guests look for them.
const factsThatMustStand: readonly (readonly [path: string, ...names: FactName[]])[] = [
  ...["footer.season.dates", "contact.info.season.text", "booking.dateHint"].map(
    (path) => [path, "seasonFirst", "seasonLast"] as const,
  ),
  ["seo.laplandPackages.description", "lowestPrice"],
  ["contact.findUs.phones", "phoneFrom", "phoneTo"],
  ["contact.form.subtitle", "answerWithin"],
];

const numbersThatMustStand = packages.map(
  ({ key, days }) => [`packages.cards.${key}.duration`, days] as const,
);

/** Figures and dates of a catalogue that are not those of the site's tables, and what has to stand there. */
export function factProblems(texts: readonly CatalogueText[], language: Language): TextProblem[] {
  const plain = texts.map(([path, text]) => [path, plainText(text)] as const);
  const at = new Map(plain);
  return [
    ...plain.flatMap(([path, text]) => wrongFigures(text, path)),
    ...plain.flatMap(([path, text]) => literalFacts(text, path, language)),
    ...factsThatMustStand.flatMap(([path, ...names]) =>
      names
        .filter((name) => !factsIn(at.get(path) ?? "").includes(name))
        .map((name) => ({ subject: path, what: `{${name}} is missing` })),
    ),
    ...numbersThatMustStand.flatMap(([path, number]) =>
      numbersIn(at.get(path) ?? "").includes(number)
        ? []
        : [{ subject: path, what: `${number} is missing` }],
    ),
  ];
}

function wrongFigures(text: string, path: string): TextProblem[] {
  return figures.flatMap(({ unit, pattern, stated, at }) => {
    const found = [...text.matchAll(pattern)].flatMap(([figure]) => numbersIn(figure));
    const wrong = found.filter((number) => !stated.includes(number) || !at.test(path));
    return wrong.map((number) => ({
      subject: path,
      what: `${number} ${unit} is not stated by the site here`,
    }));
  });
}

/** Prices and days of the months in which the season begins and ends: they would stay when the fact changes. */
function literalFacts(text: string, path: string, language: Language): TextProblem[] {
  const days = (["seasonFirst", "seasonLast"] as const).map((name) => ({
    pattern: new RegExp(`\\d+\\.? ${formatFacts(facts, language)[`${name}Month`]}`, "gi"),
    instead: `{${name}}`,
  }));
  return [...literals, ...days].flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map(([found]) => ({
      subject: path,
      what: `"${found.trim()}" stays when the fact changes: write ${instead}`,
    })),
  );
}
