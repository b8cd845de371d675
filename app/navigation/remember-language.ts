/**
 * Inline script: keeps the language that a visitor chooses, by a link or in a select, in a cookie. It runs at
 * once, because a visitor can follow a link before the other scripts load. SPEC 2.1.
 */
export function rememberChosenLanguage(cookieName: string, lifeSeconds: number): void {
  function remember({ type, target }: Event): void {
    const control = (target as Element).closest<HTMLAnchorElement & HTMLSelectElement>(
      type === "click" ? "a[hreflang]" : "select[name=language]",
    );
    const chosen = control?.hreflang ?? control?.value;
    if (!chosen) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${cookieName}=${chosen}; Path=/; Max-Age=${lifeSeconds}; SameSite=Lax${
      location.protocol === "https:" ? "; Secure" : ""
    }`;
  }

  addEventListener("click", remember, true);
  addEventListener("change", remember, true);
}
