import { createTranslationLoader } from "./translation-loader.ts";

// A link that does nothing for longer seems dead: the server renders the page then.
const longestReadMs = 4_000;

/** The browser's one translation loader. */
export const translations = createTranslationLoader({
  fetch: (url) => fetch(url, { signal: AbortSignal.timeout(longestReadMs) }),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  log: (message, error) => console.error(message, error),
});
