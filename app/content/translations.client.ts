import { createTranslationLoader } from "./translation-loader.ts";

/** The browser's one translation loader. */
export const translations = createTranslationLoader({
  fetch: (url) => fetch(url),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  log: (message, error) => console.error(message, error),
});
