import { type Language, languages } from "#domain/pages/languages.ts";
import type { NamedAddress, NamedAddresses } from "#domain/pages/routes.ts";
import german from "#locales/de/translation.json" with { type: "json" };
import english from "#locales/en/translation.json" with { type: "json" };
import polish from "#locales/pl/translation.json" with { type: "json" };
import swedish from "#locales/sv/translation.json" with { type: "json" };
import type { Catalogue } from "./catalogue.ts";

// tools/vite/translation-files.ts has already merged these over English and compiled them.
const catalogues: Record<Language, Catalogue> = {
  en: english,
  de: german,
  sv: swedish,
  pl: polish,
};

/** The catalogue of a language with parsed messages. For the server only, because it holds all of them. */
export function getCatalogue(language: Language): Catalogue {
  return catalogues[language];
}

/** The pages whose canonical address a catalogue names itself: none, as a rule. SPEC 3 (meta). */
export const namedAddresses: Record<string, NamedAddresses> = {};

for (const language of languages) {
  for (const [page, seo] of Object.entries<object>(catalogues[language].seo)) {
    const { siteUrl, canonicalPath }: NamedAddress = seo;
    if (!siteUrl && !canonicalPath) continue;
    namedAddresses[page] = { ...namedAddresses[page], [language]: { siteUrl, canonicalPath } };
  }
}
