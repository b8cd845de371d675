import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const site = ["RATE_LIMIT_SECRET", "BACKEND_TOKEN", "OUTBOX_TOKEN"];
const desk = ["BACKEND_TOKEN", "OUTBOX_TOKEN", "CALENDAR_SECRET"];

/** The folder of the secrets that deploys take, which git ignores. */
export const secretsFolder = ".secrets";
export const siteSecrets = `${secretsFolder}/site.env`;
export const deskSecrets = `${secretsFolder}/desk.env`;

/**
 * Makes the secrets that no file has yet; those that site and desk share are the same in both. Gives the files that it
 * wrote.
 */
export function makeSecrets(root = "."): string[] {
  const files = { [siteSecrets]: site, [deskSecrets]: desk };
  const known = Object.assign({}, ...Object.keys(files).map((file) => secretsIn(join(root, file))));
  return Object.entries(files)
    .filter(([file, names]) => {
      const there = secretsIn(join(root, file));
      const missing = names.filter((name) => !there[name]);
      for (const name of missing) there[name] = known[name] ??= randomBytes(32).toString("hex");
      if (missing.length === 0) return false;
      mkdirSync(join(root, secretsFolder), { recursive: true, mode: 0o700 });
      const lines = Object.entries(there).map(([name, value]) => `${name}=${value}\n`);
      writeFileSync(join(root, file), lines.join(""), { mode: 0o600 });
      return true;
    })
    .map(([file]) => file);
}

/** The secrets of a file by their names; none if there is no file. */
export function secretsIn(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, "utf8").matchAll(/^(\w+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}
