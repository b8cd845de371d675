import type { FormName } from "../booking/submission.ts";
import type { FilmName } from "../media/films.ts";
import type { PictureName } from "../media/pictures.ts";
import type { Language } from "./languages.ts";

/** How much larger than its frame a hero's film may be shown; hero.module.css knows each. SPEC 9 (hero video scale). */
export const heroScales = [1, 1.25, 1.3, 1.5, 1.6] as const;

export type HeroScale = (typeof heroScales)[number];

/** A film, over its own poster unless another is named, or a picture. */
export type Media = { film: FilmName; poster?: PictureName } | { picture: PictureName };

/** The film or the picture of a page's first view. */
export type HeroMedia = Media & { scale?: HeroScale };

/** The hour of a winter day whose light a page is in: app/styles/tokens.css. */
export type Hour = "dawn" | "noon" | "dusk" | "night";

/** A parameter of a query that changes a page. */
export type QueryParameter = "category" | "missing" | "package" | "sent" | "subject";

interface CommonFacts {
  /** The path in each language, as people write it: lower case, any letters. "" is the home page. SPEC 2.2. */
  slugs: Record<Language, string>;
  /** Whether the address starts with a language; true by default. SPEC 2.1. */
  hasPrefix?: false;
  /** Whether each language's slug works under any prefix. SPEC 2.3, further slugs. */
  sharesSlugs?: true;
  /** An address without a prefix that leads to the page, in the current language if its address names one. SPEC 2.1. */
  unprefixed?: string;
  /** Slugs that redirect to the page, by language, besides its slugs in the others. SPEC 2.3. */
  aliases?: Partial<Record<Language, readonly string[]>>;
  /** The branches of the catalogue that the page shows, its own first; seo.{page} is added to them. */
  words: readonly [string, ...string[]];
  hero?: HeroMedia;
  /** The hour whose colours the page wears; else those of the blue hour. */
  hour?: Hour;
  /** The name under /og of the picture for shared links, cut from the hero; else "default". SPEC 2.4. */
  sharePicture?: string;
  /** The page's type in structured data; WebPage by default. SPEC 2.4. */
  schemaType?: "AboutPage" | "ImageGallery" | "ContactPage";
  /** The form that may be posted to the page: one of the site's two, or the choice of a language. */
  form?: FormName | "language";
  /** The parameters of a query that change the page: worker/pages/page-handler.ts. */
  query?: readonly QueryParameter[];
  /** The page's text in the header's menu and the footer's quick links, in the order of this table. SPEC 2.4. */
  menuLabel?: string;
}

/** The menu groups the experiences where the first of them stands in the table; each has a text there. SPEC 2.4. */
interface ExperienceFacts extends CommonFacts {
  /** The type of the thing that the page is about, in structured data. SPEC 2.4. */
  experience: "TouristAttraction" | "LodgingBusiness";
  /** Its picture is the menu's too. */
  hero: HeroMedia;
  menuLabel: string;
}

type PageFacts = ExperienceFacts | (CommonFacts & { experience?: undefined });

/** The packages by name, without their other words. */
const packageNames = [
  "packages.cards.*.name",
  "packages.cards.*.duration",
  "packages.partOf",
  "packages.perPerson",
] as const;

/** An experience names the packages that hold it, and a catalogue may show it with stars. */
const experienceWords = ["rating", ...packageNames] as const;

/**
 * All facts about each page except its looks. Routes, links, redirects, the sitemap, share tags, structured
 * data and accepted methods follow from them. app/routes.ts names each page's module.
 */
export const pages = {
  home: {
    slugs: inAllLanguages(""),
    words: ["home"],
    hero: { film: "home" },
    query: ["missing"],
    menuLabel: "header.home",
  },
  about: {
    slugs: inAllLanguages("about"),
    unprefixed: "about",
    words: ["about"],
    hero: { film: "about" },
    sharePicture: "about",
    schemaType: "AboutPage",
    menuLabel: "header.about",
  },
  laplandPackages: {
    slugs: {
      en: "lapland-holiday-packages",
      sv: "paketresor",
      de: "lappland-reisepakete",
      pl: "pakiety-laponii",
    },
    unprefixed: "packages",
    aliases: {
      en: ["packages"],
      sv: ["packages"],
      de: ["packages"],
      pl: ["packages"],
    },
    words: ["packages"],
    hero: { film: "packages" },
    sharePicture: "packages",
    menuLabel: "header.packages",
  },
  huskyTour: {
    slugs: { en: "husky-ride", sv: "hundspann", de: "husky-tour", pl: "husky-ride" },
    sharesSlugs: true,
    aliases: {
      en: ["husky-tour", "dog-sled", "dogsled", "dog-sledding"],
      sv: ["hundslade", "hundsläde"],
      de: ["hundeschlitten", "schlittenhunde"],
    },
    words: ["experiences.huskyTour", ...experienceWords],
    hero: { film: "husky", scale: 1.5 },
    hour: "dawn",
    sharePicture: "husky-ride",
    experience: "TouristAttraction",
    menuLabel: "footer.experiences.dogSledding",
  },
  snowmobileSafari: {
    slugs: {
      en: "snowmobile-safari",
      sv: "skotersafari",
      de: "schneemobil-safari",
      pl: "snowmobile-safari",
    },
    sharesSlugs: true,
    aliases: { de: ["schneemobil-tour"] },
    words: ["experiences.snowmobileSafari", ...experienceWords],
    hero: { film: "snowmobile", scale: 1.6 },
    hour: "noon",
    sharePicture: "snowmobile-safari",
    experience: "TouristAttraction",
    menuLabel: "footer.experiences.snowmobile",
  },
  northernLights: {
    slugs: { en: "northern-lights", sv: "norrsken", de: "nordlichter", pl: "northern-lights" },
    sharesSlugs: true,
    words: ["experiences.northernLights", ...experienceWords],
    hero: { film: "northernLights", scale: 1.25 },
    hour: "night",
    sharePicture: "northern-lights",
    experience: "TouristAttraction",
    menuLabel: "footer.experiences.northernLights",
  },
  accommodation: {
    slugs: { en: "accommodation", sv: "boende", de: "accommodation", pl: "accommodation" },
    sharesSlugs: true,
    words: ["experiences.accommodation", ...experienceWords],
    hero: { film: "accommodation", scale: 1.3 },
    hour: "dusk",
    sharePicture: "accommodation",
    experience: "LodgingBusiness",
    menuLabel: "header.accommodation",
  },
  gallery: {
    slugs: inAllLanguages("gallery"),
    unprefixed: "gallery",
    words: ["gallery"],
    hero: { film: "gallery" },
    sharePicture: "gallery",
    schemaType: "ImageGallery",
    query: ["category"],
    menuLabel: "header.gallery",
  },
  contact: {
    slugs: inAllLanguages("contact"),
    unprefixed: "contact",
    words: ["contact", "form"],
    hero: { film: "contact" },
    schemaType: "ContactPage",
    form: "contact",
    query: ["sent", "subject"],
    menuLabel: "header.contact",
  },
  book: {
    slugs: inAllLanguages("book"),
    unprefixed: "book",
    words: ["booking", "form", "packages.cards"],
    hero: { picture: "book-hero" },
    form: "booking",
    query: ["package"],
  },
  plan: {
    slugs: inAllLanguages("plan"),
    words: [
      "plan",
      "booking.package",
      "booking.estimate",
      "booking.sky",
      "contact.info",
      // The way here and what to pack, of what guests ask.
      "contact.faq.items.way",
      "contact.faq.items.packing",
      "packages.features.0",
      ...packageNames,
    ],
  },
  privacy: {
    slugs: inAllLanguages("privacy"),
    hasPrefix: false,
    words: ["legal.privacy"],
    form: "language",
  },
  terms: {
    slugs: inAllLanguages("terms"),
    hasPrefix: false,
    words: ["legal.terms"],
    form: "language",
  },
  cookies: {
    slugs: inAllLanguages("cookies"),
    hasPrefix: false,
    words: ["legal.cookies"],
    form: "language",
  },
  legalNotice: {
    slugs: inAllLanguages("legal-notice"),
    hasPrefix: false,
    // The word that Germans look for, and type.
    unprefixed: "impressum",
    words: ["legal.legalNotice"],
    form: "language",
  },
} as const satisfies Record<string, PageFacts>;

/** Every page of the site. */
export type AnyPage = keyof typeof pages;

/** A page whose address names no language. */
export type LegalKey = {
  [Page in AnyPage]: (typeof pages)[Page] extends { hasPrefix: false } ? Page : never;
}[AnyPage];

/** A page whose address starts with a language. */
export type PageKey = Exclude<AnyPage, LegalKey>;

/** The facts about a page. */
export function pageFacts(page: AnyPage): PageFacts {
  return pages[page];
}

function inAllLanguages<Slug extends string>(slug: Slug): Record<Language, Slug> {
  return { en: slug, sv: slug, de: slug, pl: slug };
}
