import { useEffect } from "react";
import { Scripts } from "react-router";
import { languageCookieLife, languageCookieName } from "#domain/language-cookie.ts";
import { forgetReload, reloadedKey } from "./chunk-failures.ts";
import { holdEarlyClicks } from "./early-clicks.ts";
import { loadScripts } from "./load-scripts.ts";
import { rememberChosenLanguage } from "./remember-language.ts";

const placeId = "later-scripts";

/** The element that explains to a visitor that the scripts did not come. */
export const scriptFailureId = "script-failure";

/**
 * The router's `<Scripts>`, which would make the browser load and run everything at once, as text that sleeps until
 * the page is painted: React leaves a noscript alone in a browser, and the template keeps a browser without script
 * from loading what stands in it. Then the inline scripts. docs/decisions/0018.
 */
export function LaterScripts() {
  useEffect(() => {
    dispatchEvent(new Event("hydrated"));
    forgetReload();
  }, []);
  const [nonce, __html] = import.meta.env.SSR ? [__NONCE_PLACEHOLDER__, inlineScripts] : [];
  return (
    <>
      <noscript id={placeId}>
        <template>
          <Scripts nonce={nonce} />
        </template>
      </noscript>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions; in a browser React leaves it as it is
        dangerouslySetInnerHTML={{ __html: __html ?? "" }}
      />
    </>
  );
}

const inlineScripts = import.meta.env.SSR
  ? [
      inline(rememberChosenLanguage, languageCookieName, languageCookieLife),
      inline(holdEarlyClicks),
      inline(loadScripts, placeId, scriptFailureId, reloadedKey),
    ].join(";")
  : "";

// The text of a function that needs nothing but its arguments.
function inline<Args extends unknown[]>(script: (...args: Args) => void, ...args: Args): string {
  return `(${script})(${args.map((arg) => JSON.stringify(arg))})`;
}
