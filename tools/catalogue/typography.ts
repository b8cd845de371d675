import type { Language } from "../../domain/pages/languages.ts";
import type { CatalogueText, TextProblem } from "./texts.ts";

interface Typography {
  /** Pairs of quotation marks. */
  quotes: readonly string[];
  /** What a no-break space ties to the figure before it. */
  units: readonly string[];
  /** What stands at the figure without a space. */
  joined: readonly string[];
}

const metric = ["km", "m", "cm", "kg", "°C", "SEK"];

/** The rules that docs/words.md explains. */
export const typography: Record<Language, Typography> = {
  en: { quotes: ["“”", "‘’"], units: metric, joined: ["%"] },
  de: { quotes: ["„“", "‚‘"], units: [...metric, "%", "€", "Uhr"], joined: [] },
  sv: { quotes: ["””"], units: [...metric, "%", "€", "kr", "timmar"], joined: [] },
  pl: { quotes: ["„”", "«»"], units: [...metric, "€", "zł", "godzin"], joined: ["%"] },
};

// ’ is an apostrophe too, so it may stand alone.
const strayQuote = /["“”„«»‹›‚‘]/;

// As long as a label, a button or an error: it fits into a line.
export const shortText = 40;

// Polish typesetting forbids a line that ends with a one-letter word ("w", "z", "i").
export const loneLetter = /(?:^|[\s(„])[aiouwz] (?=\S)/i;

/** What a typesetter of the language would mark. */
export function typographyProblems(
  texts: readonly CatalogueText[],
  language: Language,
): TextProblem[] {
  return texts.flatMap(([subject, text]) =>
    marksOn(subject, text, language).map((what) => ({ subject, what })),
  );
}

function marksOn(path: string, text: string, language: Language): string[] {
  const { quotes, units, joined } = typography[language];
  const marks: [isWrong: boolean, mark: string][] = [
    // In ICU a straight apostrophe also starts quoted text.
    [text.includes("'"), "straight apostrophe, write ’"],
    [strayQuote.test(withoutPairs(text, quotes)), `not the quotation marks ${quotes.join(" or ")}`],
    [text !== text.trim() || /\s{2}/.test(text), "white space at an end or doubled"],
    [
      new RegExp(`\\d ?(?:${units.join("|")})(?![\\p{L}\\p{N}])`, "u").test(text),
      "no U+00A0 between a figure and its unit",
    ],
    [
      joined.some((sign) => new RegExp(`\\d\\s${sign}`).test(text)),
      `white space between a figure and ${joined.join()}`,
    ],
    [language === "en" && /€\s|\d\s?€/.test(text), "an amount is written €350"],
    [/(?:^|[\s(])[-–]\d/.test(text), "a hyphen or a dash as minus, write −"],
    // What begins with 0 is a telephone number.
    [/(?<![\d-])[1-9]\d*-\d/.test(text), "a hyphen between figures, write –"],
    [
      !path.startsWith("seo.") && /(?<!\d)\d{1,2}(?:am|:\d\d)?–\d/.test(text),
      "a range may break after its dash, write U+2060 after it",
    ],
    [
      !path.startsWith("seo.") &&
        text.length > shortText &&
        /(?<![\p{L}\p{N}])\p{L}-\p{L}/u.test(text),
      "one letter may stand before a hyphen at the end of a line, write U+2060 after the hyphen",
    ],
    [
      language === "pl" && loneLetter.test(text),
      "a one-letter word may end a line, write U+00A0 after it",
    ],
  ];
  return marks.filter(([isWrong]) => isWrong).map(([, mark]) => mark);
}

function withoutPairs(text: string, quotes: readonly string[]): string {
  return quotes.reduce((rest, [open = "", close = ""]) => {
    const pair = new RegExp(`${open}[^${open}${close}]*${close}`, "g");
    // Twice, because a quotation may hold another.
    return rest.replace(pair, "").replace(pair, "");
  }, text);
}

/**
 * A text as a typesetter of the language would have it, from what a keyboard can type: quotation marks, no-break
 * spaces, dashes. What is right already stays as it is.
 */
export function fixTypography([path, text]: CatalogueText, language: Language): string {
  const { quotes, units, joined } = typography[language];
  const [[open = "", close = ""] = ""] = quotes;
  const mended = text
    .replaceAll("'", "’")
    .replace(/"([^"]*)"/g, `${open}$1${close}`)
    .replace(/ {2,}/g, " ")
    .trim()
    .replace(new RegExp(`(\\d) ?(?=(?:${units.join("|")})(?![\\p{L}\\p{N}]))`, "gu"), "$1\u00a0")
    .replace(new RegExp(`(\\d)\\s(?=${joined.join("|") || "$^"})`, "g"), "$1")
    .replace(/(^|[\s(])[-–](?=\d)/g, "$1−")
    .replace(/(?<![\d-])([1-9]\d*)-(?=\d)/g, "$1–");
  return bound(mended, path, language);
}

/** What must stay on one line, bound together; texts for search engines have no lines. */
function bound(text: string, path: string, language: Language): string {
  const letters =
    language === "pl" ? text.replace(/(^|[\s(„])([aiouwz]) (?=\S)/gi, "$1$2\u00a0") : text;
  if (path.startsWith("seo.")) return letters;
  const ranges = letters.replace(/(?<!\d)(\d{1,2}(?:am|:\d\d)?)–(?=\d)/g, "$1–\u2060");
  if (ranges.length <= shortText) return ranges;
  return ranges.replace(/(?<![\p{L}\p{N}])(\p{L})-(?=\p{L})/gu, "$1-\u2060");
}
