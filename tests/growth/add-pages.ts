import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { addRows, edit } from "./copy-project.ts";
import { inOtherWords } from "./other-words.ts";

// Where a page is listed (README, "To add a page"), and then its picture and its film.
const tables = [
  ["app/routes.ts", "modules", (name) => `${name}: "pages/${name}.tsx"`],
  [
    "app/content/slices.ts",
    "pages",
    (name) => `${name}: ["seo.${name}", "experiences.${name}", "rating"]`,
  ],
  ["app/domain/pictures.ts", "pagePictures", (name) => `"${name}-hero": "hero"`],
  ["app/domain/picture-tones.ts", "pictureTones", (name) => `"${name}-hero": "rose"`],
  ["app/domain/films.ts", "films", (name) => `${name}: ${filmOf(name)}`],
  ["app/domain/films.ts", "heroFilms", (name) => `${name}: "${name}"`],
] as const satisfies (readonly [string, string, (name: string) => string])[];

/** Adds pages to a copy of the project, with words in each of these languages and media of their own. */
export function addPages(folder: string, count: number, languages: string[]): void {
  const names = Array.from({ length: count }, (_, index) => `tour${index + 1}`);
  const slugsOf = (name: string) => languages.map((code) => `${code}: "${name}-${code}"`);
  const slugs = names.map((name) => `${name}: { ${slugsOf(name).join(", ")} }`);
  addRows(folder, "app/domain/route-table.ts", "pageSlugs", slugs);
  for (const [file, table, row] of tables) addRows(folder, file, table, names.map(row));
  for (const name of names) addModule(folder, name);
  for (const [index, code] of languages.entries()) addWords(folder, code, names, index);
}

function filmOf(name: string): string {
  return `{ src: "/films/${name}.mp4", poster: "${name}-hero" }`;
}

function addModule(folder: string, name: string): void {
  copyFileSync(join(folder, "app/pages/husky-tour.tsx"), join(folder, `app/pages/${name}.tsx`));
  edit(folder, `app/pages/${name}.tsx`, (text) =>
    text
      .replaceAll("huskyTour", name)
      .replace(`"husky"`, `"${name}"`)
      .replace("husky-hero", `${name}-hero`),
  );
}

function addWords(folder: string, code: string, names: string[], seed: number): void {
  edit(folder, `locales/${code}/translation.json`, (text) => {
    const words = JSON.parse(text);
    for (const [index, name] of names.entries()) {
      const turn = (seed + 1) * 1_000 + index;
      words.seo[name] = inOtherWords(words.seo.huskyTour, turn);
      words.experiences[name] = inOtherWords(words.experiences.huskyTour, turn);
    }
    return JSON.stringify(words);
  });
}
