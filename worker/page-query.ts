import { contactSubjects } from "#domain/form-limits.ts";
import { galleryCategories } from "#domain/gallery.ts";
import { packageIds } from "#domain/packages.ts";
import { type AnyPage, factsOf, type QueryParameter } from "#domain/pages.ts";
import { sentParameter } from "#domain/submission.ts";

// Every value that changes a page. Others reach neither the cache key nor a page.
const knownValues: Record<QueryParameter, readonly string[]> = {
  category: galleryCategories,
  missing: ["1"],
  package: packageIds,
  sent: Object.values(sentParameter),
  subject: contactSubjects,
};

/** The part of a query that changes a page, in the order of the table of pages: "?package=7-day", or "". */
export function pageQuery(page: AnyPage, query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of factsOf(page).query ?? []) {
    const value = query.get(name);
    if (value !== null && knownValues[name].includes(value)) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : "";
}
