import { createContext, type ReactNode, useContext } from "react";
import { type IntlShape, RawIntlProvider, useIntl } from "react-intl";
import type { Language } from "#domain/languages.ts";
import type { Catalogue, CatalogueSlice, MessageId } from "./catalogue.ts";
import { isCompiled } from "./compile.ts";
import { createSmallIntl, type Messages } from "./create-intl.ts";
import { readOnce, type Words } from "./hand-over.ts";
import { mergeContent } from "./merge.ts";

interface Content {
  language: Language;
  catalogue: CatalogueSlice;
}

const ContentContext = createContext<Content | undefined>(undefined);

interface ContentProviderProps {
  language: Language;
  /** The words that stand around every page. */
  shell: Words;
  /** Those of an error, where the shell's are not they. */
  errors?: Words;
  /** The page's own words. */
  page?: Words;
  children: ReactNode;
}

/** Gives everything inside the language and the words of the page. */
export function ContentProvider(props: ContentProviderProps) {
  const { language, shell, errors = nothing, page = nothing, children } = props;
  const { content, intl } = preparedContent(
    language,
    readOnce(shell),
    readOnce(errors),
    readOnce(page),
  );
  return (
    <ContentContext value={content}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </ContentContext>
  );
}

interface PreparedContent {
  content: Content;
  intl: IntlShape;
}

// Words are the same objects from one page to the next, at the edge from one visitor to the next: what is
// made of them is made once.
const prepared = new WeakMap<CatalogueSlice, WeakMap<CatalogueSlice, PreparedContent>>();
const nothing: CatalogueSlice = {};

// To a shell's words belong the errors of its language.
function preparedContent(
  language: Language,
  shell: CatalogueSlice,
  errors: CatalogueSlice,
  page: CatalogueSlice,
) {
  const pages = prepared.get(shell) ?? new WeakMap<CatalogueSlice, PreparedContent>();
  prepared.set(shell, pages);
  const known = pages.get(page) ?? prepare(language, { ...errors, ...shell }, page);
  pages.set(page, known);
  return known;
}

function prepare(language: Language, shell: CatalogueSlice, page: CatalogueSlice): PreparedContent {
  const catalogue = mergeContent(shell, page);
  return { content: { language, catalogue }, intl: createSmallIntl(language, flatten(catalogue)) };
}

/** The language of the page. */
export function useLanguage(): Language {
  return useContentContext().language;
}

/** One namespace of the page's words, as they stand in the catalogue; for texts without arguments. */
export function useContent<Key extends keyof Catalogue>(namespace: Key): Catalogue[Key] {
  const branch = useContentContext().catalogue[namespace];
  if (!branch) throw new Error(`content "${namespace}" is not in this page's slices (slices.ts)`);
  return branch as Catalogue[Key];
}

/** A function from message id and arguments to text in the page's language. */
export function useText(): (id: MessageId, values?: Record<string, string | number>) => string {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}

function useContentContext(): Content {
  const content = useContext(ContentContext);
  if (!content) throw new Error("content is used outside ContentProvider");
  return content;
}

function flatten(node: object, prefix = "", messages: Messages = {}) {
  for (const [key, value] of Object.entries(node)) {
    const id = prefix + key;
    if (typeof value === "string") messages[id] = value;
    else if (isCompiled(value)) messages[id] = value.icu;
    else if (!Array.isArray(value)) flatten(value, `${id}.`, messages);
  }
  return messages;
}
