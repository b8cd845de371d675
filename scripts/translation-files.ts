import { readFileSync } from "node:fs";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import { defaultLanguage, type Language, languages } from "../app/domain/languages.ts";
import { compileMessages } from "../app/words/compile.ts";
import { mergeTranslation } from "../app/words/free-lists.ts";
import { translationPath } from "../app/words/translation-loader.ts";

const catalogueFile = /\/locales\/(\w+)\/translation\.json$/;

/**
 * Provides the catalogues as the site uses them: merged over the English defaults, so that a page needs only one
 * language, and with arguments already parsed, so that no page needs the parser. Each is the module of its file
 * under locales/, and /locales/{lng}/translation.json for browsers (SPEC 7), in development and in the build.
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
    // Only the worker imports a catalogue, so Vite alone would tell no browser that its words have changed.
    hotUpdate({ file, server }) {
      if (this.environment.name !== "ssr" || !catalogueFile.test(file)) return;
      server.environments.client.hot.send({ type: "full-reload" });
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
  const merged = mergeTranslation(read(defaultLanguage), read(language));
  return JSON.stringify(compileMessages(merged, parse));
}

function read(language: Language) {
  const file = new URL(`../locales/${language}/translation.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}
