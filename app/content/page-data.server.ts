import { data, type LoaderFunctionArgs } from "react-router";
import { compiledCatalogueOf } from "#content/catalogues.server.ts";
import { requestContext } from "#context";
import { defaultLanguage, isLanguage, type Language } from "#domain/languages.ts";
import type { LegalKey, PageKey } from "#domain/route-table.ts";
import { type HandedOver, type Words, writeOnce } from "./hand-over.ts";
import { linksAt } from "./links.ts";
import type { PageData, RootData, ShellData } from "./page-data.ts";
import { errorSlice, pageSlice, shellSlice } from "./slices.ts";

/** A server loader with the operator's facts, and the words of an error that no other boundary caught. */
export function rootLoader(args: LoaderFunctionArgs): RootData {
  const { params, context } = args;
  const { settings, language: visitorLanguage = defaultLanguage } = context.get(requestContext);
  const language = isLanguage(params.lang) ? params.lang : visitorLanguage;
  return {
    settings: handOver(args, "settings", settings),
    language,
    catalogue: errorWords(args, language),
  };
}

function errorWords(args: LoaderFunctionArgs, language: Language): Words {
  return handOver(args, `${language}/errors`, errorSlice(compiledCatalogueOf(language)));
}

/** The language of a request: its address's, else the visitor's as the gateway found it. */
export function requestLanguage({ params, context }: LoaderFunctionArgs): Language {
  if (params.lang === undefined) return context.get(requestContext).language ?? defaultLanguage;
  if (isLanguage(params.lang)) return params.lang;
  throw data(null, { status: 404 });
}

/** A server loader with the words and links of all that surrounds a page. */
export function shellLoader(args: LoaderFunctionArgs): ShellData {
  const language = requestLanguage(args);
  const links = linksAt(args.url.pathname, language);
  return {
    language,
    catalogue: handOver(args, `${language}/shell`, shellSlice(compiledCatalogueOf(language))),
    errors: errorWords(args, language),
    links: handOver(args, `${language}/links/${links.page}`, links),
  };
}

/** A server loader with the words of one page. */
export function pageLoader(page: PageKey | LegalKey) {
  return (args: LoaderFunctionArgs): PageData => {
    const language = requestLanguage(args);
    const words = pageSlice(compiledCatalogueOf(language), page);
    return { page, catalogue: handOver(args, `${language}/${page}`, words) };
  };
}

// Its name where a page brings the value, else the value.
function handOver<Value extends object>(
  { context }: LoaderFunctionArgs,
  name: string,
  value: Value,
): HandedOver<Value> {
  return context.get(requestContext).isData ? value : writeOnce(name, value);
}
