import { useLoaderData } from "react-router";
import { languageParameter } from "#domain/language-cookie.ts";
import type { LegalKey } from "#domain/pages.ts";
import { legalPathOf } from "#domain/routes.ts";
import type { PageData } from "./page-data.ts";

/**
 * Gives the path of a page whose address names no language. The server recognises the language of the page that
 * links there by that page's own address; only where it has none either, the link names it. SPEC 2.1.
 */
export function useLegalPath(): (page: LegalKey) => string {
  const { language, isCarried } = useLoaderData<PageData>();
  const query = isCarried ? `?${languageParameter}=${language}` : "";
  return (page) => legalPathOf(page) + query;
}
