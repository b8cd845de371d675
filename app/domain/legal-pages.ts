/** Pages whose address has no language. SPEC 2.1. */
export const legalKeys = ["privacy", "terms", "cookies"] as const;

export type LegalKey = (typeof legalKeys)[number];

/** The path of a page without language: "/privacy". SPEC 2.1. */
export function legalPathOf(page: LegalKey): string {
  return `/${page}`;
}

/** Whether a segment names a page without language. */
export function isLegalKey(segment: string): segment is LegalKey {
  return legalKeys.includes(segment as LegalKey);
}
