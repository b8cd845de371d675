import { galleryCategories } from "#domain/gallery.ts";
import { packageIds } from "#domain/packages.ts";
import { sentParameter } from "#domain/submission.ts";

// Every value that changes a page. Other parameters reach neither the cache key nor a page.
const pageParameters: Record<string, readonly string[]> = {
  category: galleryCategories,
  package: packageIds,
  sent: Object.values(sentParameter),
};

/** The part of a query that changes a page, in one fixed order: "?package=7-day", or "". */
export function pageQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const [name, values] of Object.entries(pageParameters)) {
    const value = query.get(name);
    if (value !== null && values.includes(value)) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : "";
}
