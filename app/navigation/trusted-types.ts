// Not yet in TypeScript's own types of the browser.
declare global {
  interface Window {
    trustedTypes?: {
      defaultPolicy: object | null;
      createPolicy<Rules extends { createHTML(markup: string): string | null }>(
        name: string,
        rules: Rules,
      ): Rules;
    };
  }
}

// React makes each script element from this markup, which runs nothing; what comes into it has no tags.
const reactScriptElement = "<script></script>";

/**
 * Lets through the only two things that React writes as markup in the browser: an empty script element, and
 * text without a tag in it, where it makes a page anew. The browser refuses anything else.
 * Needed before React renders, since the Content-Security-Policy asks for trusted types.
 */
export function installTrustedTypes(): void {
  // An extension of the browser may have been faster; a second default policy would throw.
  if (!window.trustedTypes || window.trustedTypes.defaultPolicy) return;
  window.trustedTypes.createPolicy("default", { createHTML: harmless });
}

/** The markup itself where no element can come of it but an empty script; null where one can. */
export function harmless(markup: string): string | null {
  return markup === reactScriptElement || !markup.includes("<") ? markup : null;
}
