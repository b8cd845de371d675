import { type Language, languages } from "#domain/languages.ts";
import type { LegalKey, PageKey } from "#domain/pages.ts";
import { legalKeys, legalPathOf, pageKeys, pathOf } from "#domain/routes.ts";
import type { MessageId } from "../../app/words/catalogue.ts";
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

/** The path of each page's h1 in the catalogue. */
export const headings: Record<PageKey | LegalKey, MessageId> = {
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

/** Reads pages as a visitor whose browser asks for the row's language; reads each page once. */
export function reader(site: Pick<Site, "get">) {
  const read = new Map<string, Promise<string>>();
  return ({ path, language }: Pick<PageRow, "path" | "language">): Promise<string> => {
    const key = `${language} ${path}`;
    const known =
      read.get(key) ??
      site.get(path, { headers: { "Accept-Language": language } }).then((page) => page.text());
    read.set(key, known);
    return known;
  };
}
