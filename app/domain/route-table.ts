import type { Language } from "./languages.ts";

export { type LegalKey, legalKeys } from "./legal-pages.ts";

/** Slug of each page in each language; "" is the home page. SPEC 2.2. */
export const pageSlugs = {
  home: inAllLanguages(""),
  about: inAllLanguages("about"),
  laplandPackages: {
    en: "lapland-holiday-packages",
    sv: "paketresor",
    de: "lappland-reisepakete",
    pl: "pakiety-laponii",
  },
  huskyTour: { en: "husky-ride", sv: "hundspann", de: "husky-tour", pl: "husky-ride" },
  snowmobileSafari: {
    en: "snowmobile-safari",
    sv: "skotersafari",
    de: "schneemobil-safari",
    pl: "snowmobile-safari",
  },
  northernLights: {
    en: "northern-lights",
    sv: "norrsken",
    de: "nordlichter",
    pl: "northern-lights",
  },
  accommodation: { en: "accommodation", sv: "boende", de: "accommodation", pl: "accommodation" },
  gallery: inAllLanguages("gallery"),
  contact: inAllLanguages("contact"),
  book: inAllLanguages("book"),
} as const satisfies Record<string, Record<Language, string>>;

export type PageKey = keyof typeof pageSlugs;

/** Pages that answer on every language's slug under any prefix. SPEC 2.3, last item. */
export const pagesWithSharedSlugs: readonly PageKey[] = [
  "huskyTour",
  "snowmobileSafari",
  "northernLights",
  "accommodation",
];

/** Slugs that redirect, by language. SPEC 2.2 (packages) and 2.3. */
export const aliases: Record<Language, Readonly<Record<string, PageKey>>> = {
  en: {
    packages: "laplandPackages",
    "husky-tour": "huskyTour",
    "dog-sled": "huskyTour",
    dogsled: "huskyTour",
    "dog-sledding": "huskyTour",
  },
  sv: { packages: "laplandPackages", hundslade: "huskyTour", hundsläde: "huskyTour" },
  de: {
    packages: "laplandPackages",
    hundeschlitten: "huskyTour",
    schlittenhunde: "huskyTour",
    "schneemobil-tour": "snowmobileSafari",
  },
  pl: { packages: "laplandPackages", "lapland-holiday-packages": "laplandPackages" },
};

/** Addresses without a prefix that lead to the page in the current language. SPEC 2.1. */
export const unprefixedPages: Readonly<Record<string, PageKey>> = {
  about: "about",
  packages: "laplandPackages",
  gallery: "gallery",
  contact: "contact",
  book: "book",
};

/** First segments that hold files or calls: what is missing there is a 404, not a redirect. */
export const fileFolders: readonly string[] = [
  "assets",
  "images",
  "films",
  "nya_filmer",
  "og",
  "locales",
  "api",
];

function inAllLanguages<Slug extends string>(slug: Slug): Record<Language, Slug> {
  return { en: slug, sv: slug, de: slug, pl: slug };
}
