import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

// Without vowels: a blocker of advertisements hides what is called "ad".
const letters = "bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ";
const nameOfClassOrKeyframes = /(?<=\.|@keyframes\s+)[A-Za-z_][\w-]*/g;
const root = join(import.meta.dirname, "..");

/**
 * For Vite's `css.modules.generateScopedName` in a build: two letters for each class and animation of the site's
 * style modules, since a name stands in the styles, in the script and in every page that uses it. The same styles
 * have the same names in every build; a new class may change others, so a development server keeps Vite's own.
 */
export function shortClassName(name: string, file: string): string {
  const place = placeOf(name, relative(root, file));
  names ??= namesOfAll();
  const short = names.get(place);
  if (!short) throw new Error(`${place} is not in a style module below app/`);
  return short;
}

let names: Map<string, string> | undefined;

function namesOfAll(): Map<string, string> {
  const files = globSync("app/**/*.module.css", { cwd: root }).sort();
  const places = files.flatMap((file) => {
    const found = readFileSync(join(root, file), "utf8").matchAll(nameOfClassOrKeyframes);
    return [...new Set([...found].map(([name]) => placeOf(name, file)))];
  });
  return new Map(places.map((place, index) => [place, twoLetters(index)]));
}

function twoLetters(index: number): string {
  const first = letters[Math.floor(index / letters.length)];
  if (!first) throw new Error("there are more classes than names of two letters");
  return `${first}${letters[index % letters.length]}`;
}

function placeOf(name: string, file: string): string {
  return `${file.replaceAll("\\", "/")} ${name}`;
}
