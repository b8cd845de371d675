import { dateLocale } from "../calendar/dates.ts";
import { mapTexts } from "../lib/tree.ts";
import type { Language } from "../pages/languages.ts";
import type { Facts } from "./facts-schema.ts";

/** The facts that a text may name, as in "from {seasonFirst} to {seasonLast}", each as its language writes it. */
export type FactWords = Readonly<Record<(typeof factNames)[number], string>>;

/** The names under which texts have facts. */
export const factNames = [
  ...(["seasonFirst", "seasonLast", "seasonFirstMonth", "seasonLastMonth"] as const),
  ...(["lowestPrice", "price7Day", "price5Day", "price3Day", "price1Day"] as const),
  ...(["phoneFrom", "phoneTo", "answerWithin"] as const),
] as const;

/** Facts in the words of a language. */
export function formatFacts({ prices, season, hours }: Facts, language: Language): FactWords {
  const first = dayParts(season.first, language);
  const last = dayParts(season.last, language);
  // Only the number: each language puts the euro where its sentence wants it.
  const amount = (price: number) => price.toLocaleString(dateLocale(language));
  return {
    seasonFirst: first.day,
    seasonLast: last.day,
    seasonFirstMonth: first.month,
    seasonLastMonth: last.month,
    lowestPrice: amount(Math.min(...Object.values(prices))),
    price7Day: amount(prices["7-day"]),
    price5Day: amount(prices["5-day"]),
    price3Day: amount(prices["3-day"]),
    price1Day: amount(prices["1-day"]),
    phoneFrom: clock(hours.phoneFrom, language),
    phoneTo: clock(hours.phoneTo, language),
    answerWithin: String(hours.answerWithin),
  };
}

const named = new RegExp(`\\{(${factNames.join("|")})\\}`, "g");

/** A text, a list or a whole catalogue with its facts filled in; other arguments stay. */
export function fillInFacts<Tree>(tree: Tree, words: FactWords): Tree {
  return mapTexts(tree, (text) => text.replace(named, (_, name: keyof FactWords) => words[name]));
}

/** The names of facts that a text has. */
export function factsIn(text: string): string[] {
  return [...text.matchAll(named)].map(([, name = ""]) => name);
}

// A month beside its day: Polish declines it, as after "od" and "do".
function dayParts(monthAndDay: string, language: Language): { day: string; month: string } {
  const format = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  const written = new Intl.DateTimeFormat(dateLocale(language), format);
  const parts = written.formatToParts(new Date(`2027-${monthAndDay}`));
  const month = parts.find(({ type }) => type === "month")?.value ?? "";
  // The space of a date does not break: a line never ends with its number.
  const day = parts
    .map(({ value }) => value)
    .join("")
    .replaceAll(" ", "\u00a0");
  return { day, month };
}

// How languages write an hour in a text; others as on a clock, such as 9:00.
const hourIn: Partial<Record<Language, (hour: number, minutes: string) => string>> = {
  en: (hour, minutes) =>
    `${hour % 12 || 12}${minutes === "00" ? "" : `:${minutes}`}${hour < 12 ? "am" : "pm"}`,
  de: (hour, minutes) => (minutes === "00" ? `${hour}` : `${hour}:${minutes}`),
  sv: (hour, minutes) => (minutes === "00" ? `${hour}` : `${hour}.${minutes}`),
};

function clock(time: string, language: Language): string {
  const [hour = "", minutes = ""] = time.split(":");
  const write = hourIn[language] ?? ((hour) => `${hour}:${minutes}`);
  return write(Number(hour), minutes);
}
