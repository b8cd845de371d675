import { data, type LoaderFunctionArgs } from "react-router";
import { requestContext } from "#context";
import { defaultLanguage, isLanguage, type Language } from "#domain/pages/languages.ts";
import { anyPageAt } from "#domain/pages/routes.ts";
import { getCatalogue, namedAddresses } from "../words/catalogues.server.ts";
import { errorWords, shellExtras } from "../words/slices.ts";
import { type PageData, pageData, type RootData } from "./page-data.ts";

/** The root's loader. */
export function rootLoader({ params, context }: LoaderFunctionArgs): RootData {
  const {
    settings,
    isDemonstration,
    language: visitorLanguage = defaultLanguage,
  } = context.get(requestContext);
  const language = isLanguage(params.lang) ? params.lang : visitorLanguage;
  const errors = errorWords(getCatalogue(language));
  return {
    settings,
    language,
    errors,
    ...(isDemonstration && { isDemonstration }),
    ...(Object.keys(namedAddresses).length > 0 && { namedAddresses }),
  };
}

/** The layout's loader: all words of the page at the address. Throws a 404 if there is no page. */
export function pageLoader(args: LoaderFunctionArgs): PageData {
  const page = anyPageAt(args.url.pathname);
  if (!page) throw data(null, { status: 404 });
  const language = requestLanguage(args);
  const { settings, isDemonstration, isInherited } = args.context.get(requestContext);
  const extras = shellExtras.filter(
    (extra) => ({ voice: settings.voiceAgent, demonstration: isDemonstration })[extra],
  );
  const own = pageData(page, language, getCatalogue(language), extras);
  return isInherited ? { ...own, isInherited } : own;
}

/** The language of a request: the one in its address, else the visitor's, which the gateway determines. */
export function requestLanguage({
  params,
  context,
}: Pick<LoaderFunctionArgs, "params" | "context">): Language {
  if (isLanguage(params.lang)) return params.lang;
  return context.get(requestContext).language ?? defaultLanguage;
}
