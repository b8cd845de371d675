import { isLanguage, type Language } from "./languages.ts";
import type { LegalKey, PageKey } from "./pages.ts";
import {
  aliasAt,
  fileFolders,
  legalPageAt,
  legalPathOf,
  missingPathOf,
  pageAt,
  pathOf,
  slugPath,
  unprefixedPageAt,
} from "./routes.ts";

/**
 * What an address is: a page in its final form, a page without language, a redirect (`to` is a path, with a query if
 * it leads home from an unknown address), or no file.
 */
export type Address =
  | { kind: "page"; page: PageKey; language: Language }
  | { kind: "legal"; page: LegalKey }
  | { kind: "redirect"; to: string; permanent: boolean; negotiated: boolean }
  | { kind: "missing" };

const fileName = /\.[a-z0-9]+$/;
// In characters as a URL holds them; longer than any slug.
const maxSegment = 300;

/**
 * Resolves the path of a request, as a URL holds it, with at most one redirect. `current` is the visitor's
 * language, used only if the path names none (`negotiated`). Never throws and never leads off the site. SPEC
 * 2.1 to 2.3.
 */
export function resolveAddress(pathname: string, current: Language): Address {
  const segments = pathname.split("/").filter(Boolean);
  // More than three name nothing, so none but the last of the others is read.
  const [first = "", ...rest] = segments.slice(0, 3).map(normalizeSegment);
  if (isFile(first, normalizeSegment(segments.at(-1) ?? ""))) return { kind: "missing" };
  if (isLanguage(first)) return underLanguage(pathname, first, rest);
  const legal = rest.length === 0 ? legalPageAt(first) : undefined;
  if (legal) {
    const to = legalPathOf(legal);
    return pathname === to ? { kind: "legal", page: legal } : permanentRedirect(to);
  }
  return negotiatedRedirect(negotiatedTarget(first, rest, current));
}

function underLanguage(pathname: string, language: Language, rest: string[]): Address {
  const [slug = "", ...more] = rest;
  const page = more.length === 0 ? pageAt(language, slug) : undefined;
  if (page) {
    const path = slugPath(language, slug);
    return path === pathname ? { kind: "page", page, language } : permanentRedirect(path);
  }
  const alias = more.length === 0 ? aliasAt(language, slug) : undefined;
  if (alias) return permanentRedirect(pathOf(alias, language));
  return { kind: "redirect", to: missingPathOf(language), permanent: false, negotiated: false };
}

function negotiatedTarget(first: string, [slug, ...more]: string[], current: Language): string {
  if (first === "") return pathOf("home", current);
  if (more.length > 0) return missingPathOf(current);
  if (slug && pageAt(current, slug)) return slugPath(current, slug);
  const page = slug ? aliasAt(current, slug) : unprefixedPageAt(first);
  return page ? pathOf(page, current) : missingPathOf(current);
}

// A segment that is too long or not valid percent-encoding is not decoded: it matches nothing and leads to the
// home page.
function normalizeSegment(segment: string): string {
  if (segment.length > maxSegment) return segment.toLowerCase();
  try {
    return decodeURIComponent(segment).normalize("NFC").toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

function isFile(first: string, last: string): boolean {
  return fileFolders.includes(first) || first.startsWith(".") || fileName.test(last);
}

function permanentRedirect(to: string): Address {
  return { kind: "redirect", to, permanent: true, negotiated: false };
}

function negotiatedRedirect(to: string): Address {
  return { kind: "redirect", to, permanent: false, negotiated: true };
}
