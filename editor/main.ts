import CMS from "@sveltia/cms";
import { defaultLanguage, type Language, languages } from "../domain/pages/languages.ts";
import schema from "../facts.schema.json";
import english from "../locales/en/translation.json";
import glossary from "../locales/glossary.json";
import type { Glossary } from "../tools/catalogue/terms.ts";
import { factProblems, mendedWords, wordProblems } from "./checks.ts";
import { collections, editorConfig, wordsFormat } from "./config.ts";
import { modelOf } from "./fact-fields.ts";
import { hoisted, ordered, settled, type Tree, written } from "./formats.ts";
import { pageSections, sharedSections } from "./page-sections.ts";

const sections = [...pageSections(english), ...sharedSections(english)];
const allPaths = sections.flatMap(({ paths }) => paths);

CMS.registerCustomFormat(wordsFormat, "json", {
  fromFile: (text) => hoisted(JSON.parse(text), allPaths),
  toFile: (raised) => written(settled(raised, english)),
});
CMS.registerCustomFormat(collections.facts, "json", {
  fromFile: (text) => JSON.parse(text),
  toFile: (facts) => written(ordered(facts, modelOf(schema))),
});
CMS.registerCustomFormat(collections.pictures, "json", {
  fromFile: (text) => JSON.parse(text),
  toFile: (chosen: Tree) =>
    written(Object.fromEntries(Object.entries(chosen).filter(([, file]) => file))),
});

/** An entry as it is about to be saved, with the English texts apart from the others. */
interface Saving {
  collection: string;
  /** The name of the section. */
  slug: string;
  data: Tree;
  i18n: Record<string, { data: Tree }>;
}

CMS.registerEventListener({
  name: "preSave",
  handler({ entry }) {
    const { collection, slug, data, i18n } = entry.toJS() as unknown as Saving;
    if (collection === collections.facts) refuse(factProblems(data, schema));
    if (collection !== collections.pages && collection !== collections.shared) return;
    const paths = sections.find(({ name }) => name === slug)?.paths ?? [];
    const raised = (language: Language) =>
      language === defaultLanguage ? data : (i18n[language]?.data ?? {});
    const catalogues = Object.fromEntries(
      languages.map((language) => {
        const catalogue = settled(raised(language), english);
        return [language, mendedWords(catalogue, paths, language)];
      }),
    ) as Record<Language, Tree>;
    refuse(wordProblems(catalogues, paths, glossary as Glossary));
    const saved = (language: Language) => hoisted(catalogues[language], allPaths);
    const others = languages.filter((language) => language !== defaultLanguage);
    return entry
      .set("data", saved(defaultLanguage))
      .set("i18n", Object.fromEntries(others.map((code) => [code, { data: saved(code) }])));
  },
});

// The editor shows the cause of this error, and of no other.
function refuse(problems: readonly string[]): void {
  document.documentElement.toggleAttribute("data-refused", problems.length > 0);
  if (problems.length === 0) return;
  const lines = ["Not saved yet. Please look at:", ...problems];
  throw new Error("saving_failed", { cause: new Error(lines.join("\n\n")) });
}

const { backend, isLocal } = __EDITOR__;
document.documentElement.toggleAttribute("data-local", isLocal);
await CMS.init({ config: editorConfig(backend, english, schema) });
