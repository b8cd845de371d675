import type { ClientLoaderFunctionArgs } from "react-router";
import { redirectDocument } from "react-router";
import { defaultLanguage, isLanguage, type Language } from "#domain/languages.ts";
import type { LegalKey, PageKey } from "#domain/route-table.ts";
import type { Catalogue } from "./catalogue.ts";
import { linksAt } from "./links.ts";
import { preloadChunks } from "./page-chunks.ts";
import type { PageData, ShellData } from "./page-data.ts";
import { errorSlice, pageSlice, shellSlice } from "./slices.ts";
import { readTranslation } from "./translations.client.ts";

// What only a change of page needs, the table of all addresses among it: the first page brings none of this.

/** The words and links that stand around a page, without asking the server. */
export async function shellOf(args: ClientLoaderFunctionArgs): Promise<ShellData> {
  const language = languageOf(args.params.lang);
  const words = await browserCatalogue(args);
  return {
    language,
    catalogue: shellSlice(words),
    errors: errorSlice(words),
    links: linksAt(args.url.pathname, language),
  };
}

/** A page's words, without asking the server. */
export async function pageOf(
  page: PageKey | LegalKey,
  args: ClientLoaderFunctionArgs,
): Promise<PageData> {
  return { page, catalogue: pageSlice(await browserCatalogue(args), page) };
}

/** Fetches script and words of a page that may be opened next; what fails is told when it is opened. */
export async function prepare(pathname: string): Promise<void> {
  const [, language] = pathname.split("/");
  await Promise.allSettled([preloadChunks(pathname), readTranslation(languageOf(language))]);
}

// No visitor waits for retries: where the first try brings nothing, the server renders the page.
async function browserCatalogue(args: ClientLoaderFunctionArgs): Promise<Catalogue> {
  const catalogue = await readTranslation(languageOf(args.params.lang));
  if (!catalogue) throw redirectDocument(args.request.url);
  return catalogue;
}

function languageOf(prefix?: string): Language {
  return [prefix, document.documentElement.lang].find(isLanguage) ?? defaultLanguage;
}
