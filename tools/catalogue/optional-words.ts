import { faqEntries } from "../../app/words/merge.ts";
import { pictureNames } from "../../domain/media/pictures.ts";
import { filmAt } from "../../domain/pages/page-media.ts";
import { heroScales } from "../../domain/pages/pages.ts";

/** What a field has to be that a catalogue may have or not. */
interface Rule {
  path: RegExp;
  /** Whether the English value serves every language: a picture does, a text or a path does not. */
  isShared?: true;
  /** For the report. */
  kind: string;
  accepts: (value: unknown) => boolean;
}

const mediaFields: Record<string, (value: unknown) => boolean> = {
  videoSrc: isFilm,
  introVideo: isFilm,
  poster: isPicture,
  introPoster: isPicture,
  scale: (value) => heroScales.some((scale) => scale === value),
};

// SPEC 3 (FAQ entry, experience page content).
const rules: readonly Rule[] = [
  {
    path: /^contact\.faq\.items\.\d+\.id$/,
    isShared: true,
    kind: `one of ${faqEntries.join(", ")}`,
    accepts: (value) => faqEntries.some((entry) => entry === value),
  },
  {
    path: /^seo\.\w+\.(?:ogTitle|ogDescription)$/,
    kind: "a text without braces and straight apostrophes",
    accepts: matches(/^\s*[^\s{}'][^{}']*$/),
  },
  {
    path: /^seo\.\w+\.(?:ogImage|twitterImage)$/,
    isShared: true,
    kind: "the path of a picture under /og or /images",
    accepts: matches(/^\/(?:og|images)(?:\/[\w-]+)+\.(?:jpg|png|webp)$/),
  },
  {
    path: /^seo\.\w+\.siteUrl$/,
    isShared: true,
    kind: "an origin such as https://www.example.com",
    accepts: matches(/^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/),
  },
  {
    path: /^seo\.\w+\.canonicalPath$/,
    kind: "a path such as /en/about",
    accepts: matches(/^(?:\/[\w%~-]+)+$/),
  },
  {
    path: /^seo\.\w+\.jsonLd$/,
    kind: "an object of schema.org without @context, empty values and braces in its texts",
    accepts: (value) => isObject(value) && !Object.hasOwn(value, "@context") && isFilled(value),
  },
  {
    path: /^experiences\.\w+\.media$/,
    isShared: true,
    kind: `an object of ${Object.keys(mediaFields).join(", ")} with what domain/ has of them`,
    accepts: (value) =>
      isObject(value) &&
      Object.entries(value).every(
        ([field, named]) => Object.hasOwn(mediaFields, field) && mediaFields[field]?.(named),
      ),
  },
];

/** The rule for a field that a catalogue may have or not; undefined for all others. */
export function optionalRule(path: string): Rule | undefined {
  return rules.find((rule) => rule.path.test(path));
}

function matches(pattern: RegExp) {
  return (value: unknown) => typeof value === "string" && pattern.test(value);
}

function isFilm(value: unknown): boolean {
  return typeof value === "string" && filmAt(value) !== undefined;
}

function isPicture(value: unknown): boolean {
  return pictureNames.some((name) => name === value);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isFilled(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "" && !/[{}]/.test(value);
  if (typeof value !== "object") return true;
  return value !== null && Object.values(value).every(isFilled);
}
