import { readFileSync } from "node:fs";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import type { Catalogue } from "../../app/words/catalogue.ts";
import { faqProblems, mergeTranslation } from "../../app/words/merge.ts";
import { compileMessages } from "../../app/words/messages.ts";
import { translationPath } from "../../app/words/translation-loader.ts";
import { fillInFacts, formatFacts } from "../../domain/facts/fact-words.ts";
import type { Facts } from "../../domain/facts/facts-schema.ts";
import { defaultLanguage, type Language, languages } from "../../domain/pages/languages.ts";
import { readFacts } from "../build/facts-file.ts";

const catalogueFile = /\/locales\/(\w+)\/translation\.json$/;
const factsPath = /\/facts\.json$/;

/**
 * Provides the catalogues as the site uses them: merged over the English defaults, so that a page needs only one
 * language, with the operator's facts filled in, and with other arguments already parsed, so that no page needs the
 * parser. Each is the module of its file under locales/, and /locales/{lng}/translation.json for browsers (SPEC 7), in
 * development and in the build.
 */
export function translationFiles(): Plugin {
  return {
    name: "translation-files",
    enforce: "pre",
    load: {
      filter: { id: catalogueFile },
      handler: (id) => translationOf(catalogueFile.exec(id)?.[1] as Language),
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const language of languages) {
        const fileName = translationPath(language).slice(1);
        this.emitFile({ type: "asset", fileName, source: translationOf(language) });
      }
    },
    // Vite alone would tell no browser that words have changed, since only the worker imports a catalogue, nor the worker
    // that a fact in them has. The worker is told first: a page that it renders meanwhile would be an error.
    hotUpdate({ file, modules, server, timestamp }) {
      const isOfFacts = factsPath.test(file);
      if (!isOfFacts && !catalogueFile.test(file)) return;
      if (this.environment.name !== "ssr") return [];
      const { hot, moduleGraph } = this.environment;
      const known = [...moduleGraph.idToModuleMap.values()];
      const stale = known.filter(({ id }) => isOfFacts && catalogueFile.test(id ?? ""));
      for (const module of [...modules, ...stale]) {
        moduleGraph.invalidateModule(module, new Set(), timestamp, true);
      }
      for (const each of [hot, server.environments.client.hot]) each.send({ type: "full-reload" });
      return [];
    },
    configureServer(server) {
      for (const language of languages) {
        server.middlewares.use(translationPath(language), (_request, response) => {
          response.setHeader("Content-Type", "application/json").end(translationOf(language));
        });
      }
    },
  };
}

function translationOf(language: Language): string {
  return JSON.stringify(translationWith(readFacts(), language));
}

/** A language's catalogue as the site uses it, with these facts. */
export function translationWith(facts: Facts, language: Language): Catalogue {
  const merged = mergeTranslation(read(defaultLanguage), read(language));
  const [problem] = faqProblems(merged.contact.faq.items);
  if (problem) {
    throw new Error(`locales/${language}/translation.json: contact.faq.items: ${problem}`);
  }
  return compileMessages(fillInFacts(merged, formatFacts(facts, language)), parse);
}

/** Provides the catalogues to tests: with the operator's facts, but as they are written otherwise. */
export function filledCatalogues(): Plugin {
  return {
    name: "filled-catalogues",
    enforce: "pre",
    load: {
      filter: { id: catalogueFile },
      handler(id) {
        const language = catalogueFile.exec(id)?.[1] as Language;
        return JSON.stringify(fillInFacts(read(language), formatFacts(readFacts(), language)));
      },
    },
  };
}

function read(language: Language) {
  const file = new URL(`../../locales/${language}/translation.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}
