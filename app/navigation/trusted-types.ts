// TypeScript's browser types do not include this yet.
declare global {
  interface Window {
    trustedTypes?: {
      defaultPolicy: object | null;
      createPolicy<
        Rules extends {
          createHTML?(markup: string): string | null;
          createScriptURL?(address: string): string | null;
        },
      >(name: string, rules: Rules): Rules;
    };
  }
}

// React makes each script element from this markup, which runs nothing; React adds no tags to it.
const reactScriptElement = "<script></script>";

/**
 * Allows the only two things that React writes as markup in the browser: an empty script element, and text
 * without a tag, when it renders a page anew. The browser refuses anything else. Must run before React
 * renders, since the Content-Security-Policy requires trusted types.
 */
export function installTrustedTypes(): void {
  // A browser extension may have set a default policy already; a second one would throw.
  if (!window.trustedTypes || window.trustedTypes.defaultPolicy) return;
  window.trustedTypes.createPolicy("default", { createHTML: harmless });
}

/** The markup itself if it can create no element but an empty script; else null. */
export function harmless(markup: string): string | null {
  return markup === reactScriptElement || !markup.includes("<") ? markup : null;
}
