import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "#domain/pages/languages.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { wordProblems } from "../../../editor/checks.ts";
import { editorConfig } from "../../../editor/config.ts";
import { hoisted, settled, type Tree, written } from "../../../editor/formats.ts";
import { pageSections, sharedSections } from "../../../editor/page-sections.ts";
import { editorHeaders, editorTarget, localTarget } from "../../../tools/build/editor-files.ts";
import type { Glossary } from "../../../tools/catalogue/terms.ts";
import { listTexts, wordsOf } from "../../../tools/catalogue/texts.ts";
import { fixTypography } from "../../../tools/catalogue/typography.ts";

interface AnyField {
  name: string;
  label: string;
  hint?: string;
  pattern?: [RegExp, string];
  fields?: AnyField[];
  field?: AnyField;
}

interface Entry {
  name: string;
  fields: AnyField[];
}

const schema = JSON.parse(readFileSync("facts.schema.json", "utf8"));
const catalogues = Object.fromEntries(
  languages.map((language) => [language, read(language)]),
) as Record<Language, Tree>;
const english = catalogues.en;
const sections = [...pageSections(english), ...sharedSections(english)];
const paths = sections.flatMap(({ paths }) => paths);
const { backend } = localTarget("site");
const entries = (editorConfig(backend, english, schema).collections ?? []).flatMap(
  (collection) => (collection as unknown as { files: Entry[] }).files,
);

describe("the editor's entries", () => {
  test("show every word of the catalogue once, and no address", () => {
    const shown = entries.flatMap(({ fields }) => fields.flatMap((field) => pathsOf(field)));
    const words = wordsOf(english).map(([path]) => path.replace(/\.\d+(?=\.|$)/g, ""));
    expect([...new Set(words)].sort()).toEqual(shown.filter((path) => isWords(path)).sort());
  });

  test("stand in the order of the site, by the names of its menu", () => {
    const { header, footer } = getCatalogue("en");
    const labels = pageSections(english).map(({ label }) => label);
    expect(labels.slice(0, 4)).toEqual([
      header.home,
      header.about,
      header.packages,
      footer.experiences.dogSledding,
    ]);
    expect(labels.at(-1)).toBe(footer.legalNotice);
  });

  test("have every fact but how the editor itself is reached", () => {
    const shown = entries.flatMap(({ fields }) => fields).map(({ name }) => name);
    const { $schema: _, editor: __, ...facts } = schema.properties;
    expect(shown).toEqual(expect.arrayContaining(Object.keys(facts)));
    expect(shown).not.toContain("editor");
  });

  test("say of a text what is filled in, and refuse it without that", () => {
    const field = fieldAt("packages__bookPackage");
    expect(field?.hint).toContain("{package}");
    expect("Book {package}").toMatch(field?.pattern?.[0] ?? /^$/);
    expect("Book it").not.toMatch(field?.pattern?.[0] ?? /.*/);
  });

  test("let a text without anything filled in name a fact, and have no other braces", () => {
    const [pattern = /^$/] = fieldAt("home__missing")?.pattern ?? [];
    expect("From {seasonFirst} on").toMatch(pattern);
    expect("From {somebody} on").not.toMatch(pattern);
  });

  test("take every text as it stands today, in each language", () => {
    for (const language of languages) {
      const texts = new Map(listTexts(hoisted(catalogues[language], paths)));
      for (const { name, pattern } of entries.flatMap(({ fields }) => fields)) {
        if (pattern && texts.has(name)) expect(texts.get(name), name).toMatch(pattern[0]);
      }
    }
  });
});

test.each(languages)("the editor writes the words of %s as they stood", (language) => {
  const file = `locales/${language}/translation.json`;
  const raised = hoisted(catalogues[language], paths);
  const shuffled = Object.fromEntries(Object.entries(raised).reverse());
  const saved = settled(shuffled, english);
  expect(saved).toEqual(catalogues[language]);
  expect(`${written(settled(raised, catalogues[language]))}\n`).toBe(readFileSync(file, "utf8"));
});

test.each(languages)("what %s has right stays as it is", (language) => {
  const texts = wordsOf(catalogues[language]);
  const changed = texts.filter((text) => fixTypography(text, language) !== text[1]);
  expect(changed).toEqual([]);
});

test.each<[Language, string, string]>([
  ["en", ` It's "so"  12 km, 9-18 at -5 °C `, "It’s “so” 12\u00a0km, 9–\u206018 at −5\u00a0°C"],
  ["de", `"So" kostet es 90%`, "„So“ kostet es 90\u00a0%"],
  ["sv", `"Så" 5 kr`, "”Så” 5\u00a0kr"],
  ["pl", `Zima i "lato" w domu, 90 %`, "Zima i\u00a0„lato” w\u00a0domu, 90%"],
])("what a keyboard in %s types is set as it has to be", (language, typed, set) => {
  expect(fixTypography(["home.missing", typed], language)).toBe(set);
});

test("what doesn't fit is told by language and place, for the entry being saved only", () => {
  const glossary = JSON.parse(readFileSync("locales/glossary.json", "utf8")) as Glossary;
  const changed = structuredClone(catalogues);
  const { cards, bookPackage: _, ...others } = changed.pl.packages as Record<string, Tree>;
  changed.pl.packages = { ...others, bookPackage: "Zarezerwuj {paczka}", cards };
  changed.pl.home = { ...(changed.pl.home as Tree), missing: "Nie ma 7 stron." };
  const problems = wordProblems(changed, ["packages"], glossary);
  expect(problems).toEqual([
    "Polish, Packages, Book package: what stands in braces isn’t the same as in English",
  ]);
  expect(wordProblems(changed, ["home"], glossary)).toEqual([
    "Polish, Home, Missing: 7 is not in English",
  ]);
});

describe("where the editor saves", () => {
  const repository = "https://github.com/rastrand/site";

  test("nowhere, as long as the facts name no repository", () => {
    expect(editorTarget()).toBeUndefined();
    expect(editorTarget({ repository: "" })).toBeUndefined();
  });

  test("in the repository of the facts; who has no sign-in of their own uses an access token", () => {
    expect(editorTarget({ repository: `${repository}.git` })?.backend).toEqual({
      name: "github",
      repo: "rastrand/site",
      branch: "main",
      auth_methods: ["token"],
    });
    const signIn = "https://sign-in.example";
    expect(editorTarget({ repository, branch: "live", signIn })?.backend).toMatchObject({
      branch: "live",
      base_url: signIn,
    });
    expect(
      editorTarget({ repository: "https://gitlab.com/rastrand/web/site/" })?.backend,
    ).toMatchObject({ name: "gitlab", repo: "rastrand/web/site" });
  });

  test("it may talk to that host alone, and from a folder to none", () => {
    const connects = (target = localTarget("site")) =>
      /connect-src ([^;]*)/.exec(editorHeaders(target)["Content-Security-Policy"] ?? "")?.[1];
    expect(connects()).toBe("'self' blob: data:");
    expect(connects(editorTarget({ repository }))).toBe(
      "'self' blob: data: https://api.github.com",
    );
  });
});

/** The paths of the texts that a field shows, without the places in lists. */
function pathsOf({ name, fields, field }: AnyField, parent = ""): string[] {
  const path = parent + name.replaceAll("__", ".");
  if (fields) return fields.flatMap((child) => pathsOf(child, `${path}.`));
  if (field?.fields ?? field?.field) return pathsOf({ ...field, name: "" } as AnyField, path);
  return [path];
}

/** Whether a path is one of the catalogue and not of facts or pictures. */
function isWords(path: string): boolean {
  return Object.hasOwn(english, path.split(".")[0] ?? "") && path.includes(".");
}

function fieldAt(name: string): AnyField | undefined {
  return entries.flatMap(({ fields }) => fields).find((field) => field.name === name);
}

// As the file has it, and not with facts filled in as an import in tests.
function read(language: Language): Tree {
  return JSON.parse(readFileSync(`locales/${language}/translation.json`, "utf8"));
}
