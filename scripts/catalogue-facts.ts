import type { Language } from "../app/domain/languages.ts";
import { packages } from "../app/domain/packages.ts";
import { season } from "../app/domain/season.ts";
import { type CatalogueText, plainText } from "./catalogue-texts.ts";
import { numbersIn } from "./numbers-in.ts";
import { statedFigures } from "./stated-figures.ts";

const { kilometres, cold, successPercent } = statedFigures;
const prices = packages.map(({ price }) => price);

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
  {
    unit: "€",
    pattern: /€ ?\d[\d.,]*|\d[\d., ]* ?€|\d[\d., ]* euro?/gi,
    stated: prices,
    at: /./,
  },
];

const seasonAt = ["footer.season.dates", "contact.info.season.text", "booking.dateHint"];

/** Figures and dates of a catalogue that are not those of the site's tables, and those that have to stand there. */
export function factProblems(texts: readonly CatalogueText[], language: Language): string[] {
  const plain = texts.map(([path, text]) => [path, plainText(text)] as const);
  const at = new Map(plain);
  return [
    ...plain.flatMap(([path, text]) => wrongFigures(text, path)),
    ...plain.flatMap(([path, text]) => wrongDays(text, path, language)),
    ...seasonAt.flatMap((path) =>
      [season.first, season.last]
        .map((day) => inWords(day, language))
        .filter((day) => !at.get(path)?.includes(day))
        .map((day) => `${path}: the season's ${day} is missing`),
    ),
    ...numbersThatMustStand.flatMap(([path, number]) =>
      numbersIn(at.get(path) ?? "").includes(number) ? [] : [`${path}: ${number} is missing`],
    ),
  ];
}

const numbersThatMustStand: readonly (readonly [path: string, number: number])[] = [
  ["seo.laplandPackages.description", Math.min(...prices)],
  ...packages.map(({ key, days }) => [`packages.cards.${key}.duration`, days] as const),
];

function wrongFigures(text: string, path: string): string[] {
  return figures.flatMap(({ unit, pattern, stated, at }) => {
    const found = [...text.matchAll(pattern)].flatMap(([figure]) => numbersIn(figure));
    const wrong = found.filter((number) => !stated.includes(number) || !at.test(path));
    return wrong.map((number) => `${path}: ${number} ${unit} is not stated by the site here`);
  });
}

/** Days of the months in which the season begins and ends have to be these days. */
function wrongDays(text: string, path: string, language: Language): string[] {
  return [season.first, season.last].flatMap((day) => {
    const month = inWords(day, language).replace(/[\d. ]+/, "");
    const found = text.match(new RegExp(`\\d+\\.? ${month}`, "gi")) ?? [];
    return found
      .filter((date) => date !== inWords(day, language))
      .map((date) => `${path}: ${date}, the season has ${inWords(day, language)}`);
  });
}

function inWords(day: string, language: Language): string {
  const date = new Date(`2027-${day}`);
  const format = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  return date.toLocaleDateString(language === "en" ? "en-GB" : language, format);
}
