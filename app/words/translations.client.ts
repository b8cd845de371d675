import type { Language } from "#domain/pages/languages.ts";
import type { Catalogue } from "./catalogue.ts";
import { createTranslationLoader } from "./translation-loader.ts";

// A link that does nothing for longer seems broken, so the server renders the page then.
const maxReadMs = 4_000;

const load = createTranslationLoader({
  fetch: (url) => fetch(url, { signal: AbortSignal.timeout(maxReadMs) }),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  log: (message, error) => console.error(message, error),
});

/** A language's catalogue with parsed messages, read once; undefined as soon as the first try fails. SPEC 7. */
export function readTranslation(language: Language): Promise<Catalogue | undefined> {
  return load(language);
}
