import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const sources = [
  "app",
  "locales",
  "public",
  "scripts",
  "worker",
  "package.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
  "wrangler.toml",
];
// The build only passes these on.
const media = /^public\/(films|images|nya_filmer|og)/;

/** A copy of the project in a temporary folder, with all that a build reads. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "growth-"));
  for (const source of sources) {
    cpSync(source, join(folder, source), {
      recursive: true,
      filter: (file) => !media.test(file),
    });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Changes a file of a copy as a developer would by hand; throws where that changes nothing. */
export function edit(folder: string, file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const changed = change(text);
  if (changed === text) throw new Error(`${file} is another than tests/growth knows`);
  writeFileSync(path, changed);
}

/** Adds rows to a table of a file, by the table's name. */
export function addRows(folder: string, file: string, table: string, rows: string[]): void {
  const start = new RegExp(`(?<=const ${table}\\b[^=]*= [{[])`);
  edit(folder, file, (text) => text.replace(start, `\n${rows.join(",\n")},`));
}
