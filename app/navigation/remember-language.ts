/**
 * Inline script: keeps the language that a visitor chooses in a cookie. It runs at once, because a visitor can
 * choose before the other scripts load. A choice in the select does what the link or button of that language
 * does, whether the other scripts run or not; an unknown language means the default one. SPEC 2.1, 2.4.
 */
export function rememberChosenLanguage(
  cookieName: string,
  lifeSeconds: number,
  defaultLanguage: string,
): void {
  function remember({ target }: Event): void {
    const link = (target as Element).closest<HTMLAnchorElement>("a[hreflang]");
    if (!link) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${cookieName}=${link.hreflang}; Path=/; Max-Age=${lifeSeconds}; SameSite=Lax${
      location.protocol === "https:" ? "; Secure" : ""
    }`;
  }

  function follow({ target }: Event): void {
    const { name, value } = target as HTMLSelectElement;
    if (name === "language") (choiceOf(value) ?? choiceOf(defaultLanguage))?.click();
  }

  function choiceOf(language: string): HTMLElement | null {
    return document.querySelector(`a[hreflang=${language}],button[value=${language}]`);
  }

  addEventListener("click", remember, true);
  addEventListener("change", follow, true);
}
