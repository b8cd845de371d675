import { createContext, type ReactNode, use } from "react";
import { type IntlShape, RawIntlProvider, useIntl } from "react-intl";
import { nodeAt } from "#domain/lib/tree.ts";
import type { Language } from "#domain/pages/languages.ts";
import type { AnyPage } from "#domain/pages/pages.ts";
import type { CatalogueSlice, MessageId } from "./catalogue.ts";
import { createPageIntl } from "./messages.ts";
import { hasBranch, type Part, type PartWords, parseWords, type WordsText } from "./slices.ts";

interface Content {
  language: Language;
  /** Undefined if an error replaces the whole page. */
  page?: AnyPage;
  words: CatalogueSlice;
  intl: IntlShape;
}

const ContentContext = createContext<Content | undefined>(undefined);

interface ContentProviderProps {
  language: Language;
  page?: AnyPage;
  /** The words of the frame around every page. */
  shell: WordsText;
  /** The page's own words. */
  words?: WordsText;
  children: ReactNode;
}

/** Provides its children with the language and the words of the page. */
export function ContentProvider({ children, ...props }: ContentProviderProps) {
  const content = preparedContent(props);
  return (
    <ContentContext value={content}>
      <RawIntlProvider value={content.intl}>{children}</RawIntlProvider>
    </ContentContext>
  );
}

const prepared = new Map<string, Content>();

// The same words give the same content, which is reused: at the edge for all visitors of a page, in the
// browser for all renders.
function preparedContent(props: Omit<ContentProviderProps, "children">): Content {
  const { language, page, shell, words: own = "{}" } = props;
  const key = shell + own;
  const known = prepared.get(key);
  if (known) return known;
  const words = { ...parseWords(shell), ...parseWords(own) };
  const content = { language, page, words, intl: createPageIntl(language, words) };
  prepared.set(key, content);
  return content;
}

/** The language of the page. */
export function useLanguage(): Language {
  return useContentContext().language;
}

/** The open page; undefined if an error replaces it. */
export function usePage(): AnyPage | undefined {
  return useContentContext().page;
}

/**
 * A branch of the page's words as the catalogue holds them, for texts without arguments. Throws if the page
 * does not bring the branch.
 */
export function useContent<P extends Part>(branch: P): PartWords<P> {
  const { page, words } = useContentContext();
  if (page && !hasBranch(page, branch)) {
    throw new Error(
      `the page "${page}" does not bring the words "${branch}": domain/pages/pages.ts`,
    );
  }
  return nodeAt(words, branch) as PartWords<P>;
}

/** A function from message id and arguments to text in the page's language. */
export function useText(): (id: MessageId, values?: Record<string, string | number>) => string {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}

function useContentContext(): Content {
  const content = use(ContentContext);
  if (!content) throw new Error("content is used outside ContentProvider");
  return content;
}
