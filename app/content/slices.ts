import type { LegalKey, PageKey } from "#domain/route-table.ts";
import type { Catalogue, CatalogueSlice } from "./catalogue.ts";

/** A branch of the catalogue: a namespace, or one part of it. */
type Branch =
  | keyof Catalogue
  | { [Key in keyof Catalogue]: `${Key}.${keyof Catalogue[Key] & string}` }[keyof Catalogue];

// What only the gateway says of errors stays there.
const errors: readonly Branch[] = [
  "errors.broken",
  "errors.notFound",
  "errors.loading",
  "errors.section",
  "errors.retry",
  "errors.home",
];

/** What header, footer and every other part that stands on all pages says. */
const shell: readonly Branch[] = [
  "site",
  "header",
  "footer",
  "bar",
  "consent",
  "voice",
  "toast",
  "film",
];

const pages: Record<PageKey | LegalKey, readonly Branch[]> = {
  home: ["seo.home", "home"],
  about: ["seo.about", "about"],
  laplandPackages: ["seo.laplandPackages", "packages"],
  huskyTour: ["seo.huskyTour", "experiences.huskyTour", "rating"],
  snowmobileSafari: ["seo.snowmobileSafari", "experiences.snowmobileSafari", "rating"],
  northernLights: ["seo.northernLights", "experiences.northernLights", "rating"],
  accommodation: ["seo.accommodation", "experiences.accommodation", "rating"],
  gallery: ["seo.gallery", "gallery"],
  contact: ["seo.contact", "contact", "form"],
  book: ["seo.book", "booking", "form", "packages.cards"],
  privacy: ["seo.privacy", "legal.privacy"],
  terms: ["seo.terms", "legal.terms"],
  cookies: ["seo.cookies", "legal.cookies"],
};

/** The words of a page, and no others; of one catalogue always the same object. */
export function pageSlice(catalogue: Catalogue, page: PageKey | LegalKey): CatalogueSlice {
  return keptSlice(catalogue, pages[page]);
}

/** The words of all that surrounds a page; of one catalogue always the same object. */
export function shellSlice(catalogue: Catalogue): CatalogueSlice {
  return keptSlice(catalogue, shell);
}

/** The words of an error that no other part could show; of one catalogue always the same object. */
export function errorSlice(catalogue: Catalogue): CatalogueSlice {
  return keptSlice(catalogue, errors);
}

const kept = new WeakMap<Catalogue, Map<readonly Branch[], CatalogueSlice>>();

function keptSlice(catalogue: Catalogue, branches: readonly Branch[]): CatalogueSlice {
  const slices = kept.get(catalogue) ?? new Map<readonly Branch[], CatalogueSlice>();
  kept.set(catalogue, slices);
  const slice = slices.get(branches) ?? sliceOf(catalogue, branches);
  slices.set(branches, slice);
  return slice;
}

function sliceOf(catalogue: Catalogue, branches: readonly Branch[]): CatalogueSlice {
  const slice: Record<string, Record<string, unknown>> = {};
  for (const branch of branches) {
    const [namespace = "", part] = branch.split(".");
    const whole = catalogue[namespace as keyof Catalogue] as Record<string, unknown>;
    slice[namespace] = { ...slice[namespace], ...(part ? { [part]: whole[part] } : whole) };
  }
  return slice as CatalogueSlice;
}
