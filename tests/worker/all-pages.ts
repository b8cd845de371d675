import { type Language, languages } from "#domain/pages/languages.ts";
import { type AnyPage, type LegalKey, type PageKey, pageFacts } from "#domain/pages/pages.ts";
import { legalKeys, legalPathOf, pageKeys, pathOf } from "#domain/pages/routes.ts";
import type { MessageId } from "../../app/words/catalogue.ts";
import { isTried } from "../support/cases.ts";
import type { Site } from "../support/site.ts";

interface PageRow {
  page: PageKey | LegalKey;
  language: Language;
  path: string;
}

/** The pages under a language, in every language. */
export const prefixedPages = pageKeys.flatMap((page) =>
  languages.map((language) => ({ page, language, path: pathOf(page, language) })),
);

/** The pages without a language in their address, read in every language. */
export const legalPages = legalKeys.flatMap((page) =>
  languages.map((language) => ({ page, language, path: legalPathOf(page) })),
);

export const allPages: readonly PageRow[] = [...prefixedPages, ...legalPages];

/** Each page in one language, for what its words have no part in; in `npm run test:long` in each. */
export const eachPage = allPages.filter((_, index) =>
  isTried(Math.floor(index / languages.length), index, languages.length),
);

/** The path of a page's h1 in the catalogue; that of a page of one's own is in the hero of its first words. */
export const headingOf = (page: AnyPage): MessageId =>
  headings[page] ?? (`${pageFacts(page).words[0]}.hero.title` as MessageId);

const headings: Partial<Record<AnyPage, MessageId>> = {
  home: "home.hero.title",
  about: "about.hero.title",
  laplandPackages: "packages.hero.title",
  huskyTour: "experiences.huskyTour.hero.title",
  snowmobileSafari: "experiences.snowmobileSafari.hero.title",
  northernLights: "experiences.northernLights.hero.title",
  accommodation: "experiences.accommodation.hero.title",
  gallery: "gallery.hero.title",
  contact: "contact.hero.title",
  book: "booking.hero.title",
  plan: "plan.title",
  privacy: "legal.privacy.title",
  terms: "legal.terms.title",
  cookies: "legal.cookies.title",
  legalNotice: "legal.legalNotice.title",
};

/** Reads pages as a visitor whose browser asks for the row's language; each page once, for all files that share a site. */
export function reader(site: Pick<Site, "get"> & Partial<Pick<Site, "pages">>) {
  const own = new Map<string, Promise<string>>();
  return ({ path, language }: Pick<PageRow, "path" | "language">): Promise<string> => {
    const key = `${language} ${path}`;
    const read = site.pages?.() ?? own;
    const known =
      read.get(key) ??
      site.get(path, { headers: { "Accept-Language": language } }).then((page) => page.text());
    read.set(key, known);
    return known;
  };
}
