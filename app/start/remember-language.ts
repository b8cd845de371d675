import { languageCookie } from "#domain/language-cookie.ts";
import type { Language } from "#domain/languages.ts";

/**
 * Keeps the language that a visitor chooses, by a link or in a select, in this browser: from the first moment
 * on, since a link to a language needs no script to be followed.
 */
export function rememberChosenLanguage(): void {
  addEventListener(
    "click",
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>("a[hreflang]");
      if (link) remember(link.hreflang);
    },
    true,
  );
  addEventListener(
    "change",
    ({ target }) => {
      const select = target as HTMLSelectElement;
      if (select.matches("select[name=language]")) remember(select.value);
    },
    true,
  );
}

function remember(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = languageCookie(language as Language, location.protocol === "https:");
}
