import { useEffect } from "react";
import { Scripts } from "react-router";
import {
  defaultLanguage,
  languageCookieLife,
  languageCookieName,
} from "#domain/pages/languages.ts";
import { forgetReload, reloadedKey } from "./chunk-failures.ts";
import { holdEarlyClicks, loadScripts, rememberChosenLanguage } from "./inline-scripts.ts";

const placeId = "later-scripts";

/** The id of the element that tells a visitor that the scripts did not load. */
export const scriptFailureId = "script-failure";

/**
 * The router's `<Scripts>` as inert text until the page is painted, because the browser would load and run
 * them at once; then the inline scripts. React does not hydrate a noscript, and the template keeps a browser
 * without script from loading its content. docs/decisions/0018.
 */
export function DeferredScripts() {
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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions; in a browser React keeps the content unchanged
        dangerouslySetInnerHTML={{ __html: __html ?? "" }}
      />
    </>
  );
}

const inlineScripts = import.meta.env.SSR
  ? [
      inline(rememberChosenLanguage, languageCookieName, languageCookieLife, defaultLanguage),
      inline(holdEarlyClicks),
      inline(loadScripts, placeId, scriptFailureId, reloadedKey),
    ].join(";")
  : "";

// The text of a call; the function may use nothing but its arguments.
function inline<Args extends unknown[]>(script: (...args: Args) => void, ...args: Args): string {
  return `(${script})(${args.map((arg) => JSON.stringify(arg))})`;
}
