import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import german from "#locales/de/translation.json" with { type: "json" };
import { addRows, edit } from "./copy-project.ts";
import { inOtherWords } from "./other-words.ts";

const catalogues = "app/content/catalogues.server.ts";

// Where a language is listed: README, "To add a language".
const tables = [
  ["app/domain/languages.ts", "languages", (code) => `"${code}"`],
  ["app/domain/languages.ts", "languageNames", (code) => `${code}: "Language ${code}"`],
  ["app/domain/route-table.ts", "aliases", (code) => `${code}: { packages: "laplandPackages" }`],
  ["app/content/share-tags.ts", "locales", (code) => `${code}: "${code}_SE"`],
  [catalogues, "translations", (code) => code],
] as const satisfies (readonly [string, string, (code: string) => string])[];

/** Codes that the standard keeps free for local use: "qaa", "qab" and on. BCP 47, ISO 639-2. */
export function languageCodes(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `qa${String.fromCharCode(97 + index)}`);
}

/** Adds languages to a copy of the project, each with slugs and words of its own. */
export function addLanguages(folder: string, codes: string[]): void {
  for (const [file, table, row] of tables) addRows(folder, file, table, codes.map(row));
  edit(folder, "app/domain/route-table.ts", (text) => withSlugs(text, codes));
  const imports = codes.map(
    (code) => `import ${code} from "#locales/${code}/translation.json" with { type: "json" };\n`,
  );
  edit(folder, catalogues, (text) => imports.join("") + text);
  for (const [index, code] of codes.entries()) {
    mkdirSync(join(folder, "locales", code));
    const words = JSON.stringify(inOtherWords(german, index + 1));
    writeFileSync(join(folder, "locales", code, "translation.json"), words);
  }
}

function withSlugs(text: string, codes: string[]): string {
  const others = (slugOf: (code: string) => string) =>
    codes.map((code) => `, ${code}: ${slugOf(code)}`).join("");
  return text
    .replace(/\ben: "([^"]+)"/g, (row, slug) => row + others((code) => `"${slug}-${code}"`))
    .replace(/\ben: slug/, (row) => row + others(() => "slug"));
}
