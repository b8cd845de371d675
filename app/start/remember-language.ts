import { languageCookie } from "#domain/language-cookie.ts";
import type { Language } from "#domain/languages.ts";

/**
 * Keeps the language that a visitor chooses, by a link or in a select, in this browser: from the first moment
 * on, since a link to a language needs no script to be followed.
 */
export function rememberChosenLanguage(): void {
  addEventListener("click", remember, true);
  addEventListener("change", remember, true);
}

function remember({ type, target }: Event): void {
  const isClick = type === "click";
  const control = (target as HTMLElement).closest(
    isClick ? "a[hreflang]" : "select[name=language]",
  );
  const chosen = isClick
    ? (control as HTMLAnchorElement | null)?.hreflang
    : (control as HTMLSelectElement | null)?.value;
  if (!chosen) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = languageCookie(chosen as Language, location.protocol === "https:");
}
