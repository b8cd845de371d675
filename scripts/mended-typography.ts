import type { Language } from "../app/domain/languages.ts";
import type { CatalogueText } from "./catalogue-texts.ts";
import { shortText, typography } from "./catalogue-typography.ts";

/**
 * A text as a typesetter of the language would have it, from what a keyboard can type: quotation marks, no-break
 * spaces, dashes. What is right already stays as it is.
 */
export function mendedText([path, text]: CatalogueText, language: Language): string {
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
