import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { folders, site, writeWhole } from "./files.ts";
import type { Item } from "./item.ts";

const root = join(folders.media, "..");

/** Enters a picture or film that was just made in the list of the rendered ones, or strikes it out. */
export async function noteMaking({ replacedBy, outputs: [first] }: Item): Promise<void> {
  if (!replacedBy) return;
  const file = relative(root, first);
  const others = readFileSync(site.rendered, "utf8")
    .split("\n")
    .filter((line) => line && !line.endsWith(`  ${file}`));
  const lines = replacedBy() ? others : [...others, `${hashOf(first)}  ${file}`];
  // By name, which follows the digits.
  lines.sort((a, b) => (a.slice(64) < b.slice(64) ? -1 : 1));
  await writeWhole(site.rendered, (temporary) =>
    writeFile(temporary, lines.map((line) => `${line}\n`).join("")),
  );
}

function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
