import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { mergeTranslation } from "../app/content/free-lists.ts";
import { translationPath } from "../app/content/translation-loader.ts";
import { defaultLanguage, type Language, languages } from "../app/domain/languages.ts";

/**
 * Serves /locales/{lng}/translation.json, in development and as files of the build, each already merged
 * over the English defaults, so that a browser needs no second language. SPEC 7.
 */
export function translationFiles(): Plugin {
  return {
    name: "translation-files",
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const language of languages) {
        const fileName = translationPath(language).slice(1);
        this.emitFile({ type: "asset", fileName, source: translationOf(language) });
      }
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
  return JSON.stringify(mergeTranslation(read(defaultLanguage), read(language)));
}

function read(language: Language) {
  const file = new URL(`../locales/${language}/translation.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}
