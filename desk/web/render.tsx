import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type ComponentType, createContext, type ReactElement, useContext } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#domain/pages/languages.ts";
import type { DeskEnv } from "../env.ts";
import { type DeskLanguage, deskWords, toDeskLanguage, type Words } from "../words.ts";

/** What stands beside other things: elements, and no text without one of its own. docs/decisions/0047 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined | "";

const LanguageContext = createContext<DeskLanguage>("en");

/** The reader's language and the desk's words in it. */
export function useWords(): { language: DeskLanguage; words: Words } {
  const language = useContext(LanguageContext);
  return { language, words: deskWords[language] };
}

/** Answers with a page in the reader's language; no script, so no markup for React in the browser. */
export function showPage<Props extends object>(
  c: Context<DeskEnv>,
  Page: ComponentType<Props>,
  props: Props,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  return c.html(renderDocument(c.get("language"), <Page {...props} />), status);
}

/** An HTML document, in whose language its components read their words. */
export function renderDocument(language: Language | undefined, document: ReactElement): string {
  const markup = renderToStaticMarkup(
    <LanguageContext value={toDeskLanguage(language)}>{document}</LanguageContext>,
  );
  return `<!doctype html>${markup}`;
}
