/**
 * A page without what it says of the languages with these codes. Search engines and visitors need it, so each
 * language costs each page this much whatever one does: the alternate link and the tag for networks (SPEC 2.4),
 * its entry in three menus and in the phone's select, its code in the structured data, and its path for the
 * script that brings these to life.
 */
export function withoutLanguages(html: string, codes: string[]): string {
  const code = `(?:${codes.join("|")})`;
  return [
    new RegExp(`<link [^>]*hrefLang="${code}"[^>]*>`, "g"),
    new RegExp(`<meta property="og:locale:alternate" content="${code}_\\w+"/>`, "g"),
    new RegExp(`<li [^>]*><a [^>]*hrefLang="${code}"[^>]*>[^<]*</a></li>`, "g"),
    new RegExp(`<option [^>]*value="${code}"[^>]*>[^<]*</option>`, "g"),
    // As the hand-over writes it (app/content/hand-over.ts).
    new RegExp(`\\{"language":"${code}"[^{}]*\\},?`, "g"),
    new RegExp(`"${code}",|,"${code}"`, "g"),
  ].reduce((text, pattern) => text.replace(pattern, ""), html);
}
