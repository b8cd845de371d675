import type { Language } from "#domain/languages.ts";
import type { Catalogue } from "./catalogue.ts";
import { compileMessages } from "./compile.ts";
import { createTranslationLoader } from "./translation-loader.ts";

// A link that does nothing for longer seems dead: the server renders the page then.
const longestReadMs = 4_000;

const compiled = new WeakMap<Catalogue, Catalogue>();

const translations = createTranslationLoader({
  fetch: (url) => fetch(url, { signal: AbortSignal.timeout(longestReadMs) }),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  log: (message, error) => console.error(message, error),
});

/**
 * A language's catalogue with its messages parsed, read once; undefined as soon as the first try failed. The
 * first page came with its own, so the parser is fetched here.
 */
export async function readTranslation(language: Language): Promise<Catalogue | undefined> {
  const parser = import("@formatjs/icu-messageformat-parser").catch(() => undefined);
  const [catalogue, parsing] = await Promise.all([translations.firstTry(language), parser]);
  if (!catalogue || !parsing) return undefined;
  const known = compiled.get(catalogue) ?? compileMessages(catalogue, parsing.parse);
  compiled.set(catalogue, known);
  return known;
}
