import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import { redirectDocument } from "react-router";
import { defaultLanguage, isLanguage, type Language } from "#domain/languages.ts";
import type { LegalKey, PageKey } from "#domain/route-table.ts";
import type { Settings } from "#domain/settings.ts";
import type { Catalogue } from "./catalogue.ts";
import { pageSlice, shellSlice } from "./slices.ts";
import { readTranslation } from "./translations.client.ts";
import type { Words } from "./words.ts";

/** What the root loader gives. */
export interface RootData {
  settings: Settings;
  language: Language;
  catalogue: Words;
}

/** What a page's loaders give: its key and its own words. */
export interface PageData {
  page: PageKey | LegalKey;
  catalogue: Words;
}

/** What the layout's loaders give: the language, and the words that stand around every page. */
export interface ShellData {
  language: Language;
  catalogue: Words;
}

/** Whether a match's loader data is the layout's. */
export function isShellData(data: unknown): data is ShellData {
  return isObject(data) && "language" in data && !("settings" in data);
}

/** Whether a match's loader data is a page's. */
export function isPageData(data: unknown): data is PageData {
  return isObject(data) && "page" in data;
}

/** The shell's words in the browser, without asking the server. */
export async function shellClientLoader(args: ClientLoaderFunctionArgs): Promise<ShellData> {
  return { language: languageOf(args), catalogue: shellSlice(await browserCatalogue(args)) };
}

/** A page's words in the browser, without asking the server. */
export function pageClientLoader(page: PageKey | LegalKey) {
  return async (args: ClientLoaderFunctionArgs): Promise<PageData> => ({
    page,
    catalogue: pageSlice(await browserCatalogue(args), page),
  });
}

/** For a page's shouldRevalidate: another query on the same path changes no words. */
export function unlessOnlyTheQueryChanges(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  const isSamePath = currentUrl.pathname === nextUrl.pathname;
  return isSamePath && !formMethod ? false : defaultShouldRevalidate;
}

// No visitor waits for retries: where the first try brings nothing, the server renders the page.
async function browserCatalogue(args: ClientLoaderFunctionArgs): Promise<Catalogue> {
  const catalogue = await readTranslation(languageOf(args));
  if (!catalogue) throw redirectDocument(args.request.url);
  return catalogue;
}

function languageOf({ params }: ClientLoaderFunctionArgs): Language {
  const candidates = [params.lang, document.documentElement.lang];
  return candidates.find(isLanguage) ?? defaultLanguage;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
