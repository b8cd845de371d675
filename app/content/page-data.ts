import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import { redirectDocument } from "react-router";
import type { Language } from "#domain/languages.ts";
import type { LegalKey, PageKey } from "#domain/route-table.ts";
import type { Settings } from "#domain/settings.ts";
import type { HandedOver, Words } from "./hand-over.ts";
import type { Links } from "./links.ts";

/** What the root loader gives. */
export interface RootData {
  settings: HandedOver<Settings>;
  language: Language;
  catalogue: Words;
}

/** What a page's loaders give: its key and its own words. */
export interface PageData {
  page: PageKey | LegalKey;
  catalogue: Words;
}

/** What the layout's loaders give: the language, and the words and links that stand around every page. */
export interface ShellData {
  language: Language;
  catalogue: Words;
  /** The words of an error. On a page that the server made they are the root's too, and stand there once. */
  errors: Words;
  links: HandedOver<Links>;
}

/** Whether a match's loader data is the root's. */
export function isRootData(data: unknown): data is RootData {
  return isObject(data) && "settings" in data;
}

/** Whether a match's loader data is the layout's. */
export function isShellData(data: unknown): data is ShellData {
  return isObject(data) && "language" in data && !isRootData(data);
}

/** Whether a match's loader data is a page's. */
export function isPageData(data: unknown): data is PageData {
  return isObject(data) && "page" in data;
}

/** What stands around a page, in the browser, without asking the server. */
export async function shellClientLoader(args: ClientLoaderFunctionArgs): Promise<ShellData> {
  return (await nextPage(args)).shellOf(args);
}

/** A page's words in the browser, without asking the server. */
export function pageClientLoader(page: PageKey | LegalKey) {
  return async (args: ClientLoaderFunctionArgs): Promise<PageData> =>
    (await nextPage(args)).pageOf(page, args);
}

/** For a page's shouldRevalidate: another query on the same path changes no words. */
export function unlessOnlyTheQueryChanges(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  const isSamePath = currentUrl.pathname === nextUrl.pathname;
  return isSamePath && !formMethod ? false : defaultShouldRevalidate;
}

// Where the script for a change of page does not come either, the server renders the page.
async function nextPage({ request }: ClientLoaderFunctionArgs) {
  return import("./next-page.client.ts").catch(() => {
    throw redirectDocument(request.url);
  });
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
