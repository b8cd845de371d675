import {
  type ClientLoaderFunctionArgs,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteLoaderData,
} from "react-router";
import type { Settings } from "#domain/facts/settings.ts";
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageParameter,
} from "#domain/pages/languages.ts";
import type { AnyPage, LegalKey } from "#domain/pages/pages.ts";
import { anyPageAt, legalPathOf, type NamedAddresses } from "#domain/pages/routes.ts";
import type { Catalogue } from "../words/catalogue.ts";
import {
  pageWords,
  type ShellExtra,
  shellExtras,
  shellWords,
  type WordsText,
} from "../words/slices.ts";
import { readTranslation } from "../words/translations.client.ts";

/** The root loader's data: the operator's facts, and the words of an error that no other boundary caught. */
export interface RootData {
  settings: Settings;
  /** By page, as far as catalogues name any: a browser has only one of the catalogues. */
  namedAddresses?: Record<string, NamedAddresses>;
  isDemonstration?: boolean;
  language: Language;
  errors: WordsText;
}

/** The data of the layout's loaders: the open page, its words, and the words around every page. */
export interface PageData {
  page: AnyPage;
  language: Language;
  shell: WordsText;
  words: WordsText;
  /** Whether the links to pages whose address names no language have to carry this one on. SPEC 2.1. */
  isInherited?: boolean;
}

/** Whether a match's loader data come from the layout's loader. */
export function isPageData(data: unknown): data is PageData {
  return typeof data === "object" && data !== null && "page" in data;
}

/** The data of a page from its language's catalogue. */
export function pageData(
  page: AnyPage,
  language: Language,
  catalogue: Catalogue,
  extras: readonly ShellExtra[],
): PageData {
  const words = pageWords(catalogue, page);
  return { page, language, words, shell: shellWords(catalogue, extras) };
}

/**
 * The data of the next page in the browser, without asking the server. No visitor waits for retries: if the
 * first try fails, or the browser knows no such page, the server renders it.
 */
export async function pageClientLoader({
  params,
  request,
  url,
}: ClientLoaderFunctionArgs): Promise<PageData> {
  const page = anyPageAt(url.pathname);
  const language = [params.lang, document.documentElement.lang].find(isLanguage) ?? defaultLanguage;
  const catalogue = page && (await readTranslation(language));
  if (!catalogue) throw redirectDocument(request.url);
  return pageData(page, language, catalogue, shellExtras);
}

/** For the layout's shouldRevalidate: a new query on the same path changes no words. */
export function whenPathChanges({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** The operator's own facts, from the root loader. */
export function useSettings(): Settings {
  const root = useRouteLoaderData<RootData>("root");
  if (!root) throw new Error("settings are used where the root loader has failed");
  return root.settings;
}

/**
 * Gives the path of a page whose address names no language. The server recognises the language of the page that
 * links there by that page's own address; only where it has none either, the link names it. SPEC 2.1.
 */
export function useLegalPath(): (page: LegalKey) => string {
  const { language, isInherited } = useLoaderData<PageData>();
  const query = isInherited ? `?${languageParameter}=${language}` : "";
  return (page) => legalPathOf(page) + query;
}
