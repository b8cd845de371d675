import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import { compileMessages } from "../app/content/compile.ts";
import { mergeTranslation } from "../app/content/free-lists.ts";
import { translationPath } from "../app/content/translation-loader.ts";
import { defaultLanguage, type Language, languages } from "../app/domain/languages.ts";

const edgeCatalogues = "build/catalogues.js";

/**
 * Serves /locales/{lng}/translation.json, in development and as files of the build, each already merged
 * over the English defaults, so that a browser needs no second language (SPEC 7). For the worker it writes them
 * in the place of app/content/catalogues.server.ts, messages parsed, as texts: an isolate reads the languages
 * that it is asked for.
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
    writeBundle() {
      if (this.environment.name === "ssr") writeFileSync(edgeCatalogues, edgeModule());
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
  return JSON.stringify(merged(language));
}

function merged(language: Language) {
  return mergeTranslation(read(defaultLanguage), read(language));
}

function edgeModule(): string {
  const texts = languages.map((language) => {
    const compiled = compileMessages(merged(language), parse);
    return [language, JSON.stringify(compiled)] as const;
  });
  return `const texts = ${JSON.stringify(Object.fromEntries(texts))};
const read = new Map();
export function compiledCatalogueOf(language) {
  if (!read.has(language)) read.set(language, JSON.parse(texts[language]));
  return read.get(language);
}
`;
}

function read(language: Language) {
  const file = new URL(`../locales/${language}/translation.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}
