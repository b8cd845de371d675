import { parse } from "@formatjs/icu-messageformat-parser";
import type { ReactNode } from "react";
import type { Language } from "#domain/pages/languages.ts";
import type { AnyPage } from "#domain/pages/pages.ts";
import type { CatalogueSlice } from "#words/catalogue.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { ContentProvider } from "#words/content-provider.tsx";
import { compileMessages } from "#words/messages.ts";
import { pageWords, shellExtras, shellWords } from "#words/slices.ts";

interface WithWordsProps {
  language: Language;
  page?: AnyPage;
  /** Words that replace the page's own. */
  words?: CatalogueSlice;
  children: ReactNode;
}

/** Parts of a page with the words that the page gives them. */
export function WithWords({ language, page, words, children }: WithWordsProps) {
  const catalogue = compileMessages(getCatalogue(language), parse);
  const own = words ? JSON.stringify(compileMessages(words, parse)) : undefined;
  return (
    <ContentProvider
      language={language}
      page={page}
      shell={shellWords(catalogue, shellExtras)}
      words={own ?? (page && pageWords(catalogue, page))}
    >
      {children}
    </ContentProvider>
  );
}
