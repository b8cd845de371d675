import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const media = join(import.meta.dirname, "..");

/** Where things are read and written. */
export const folders = {
  media,
  public: join(media, "../public"),
  /** What the operator drops in place of what is rendered. */
  photographs: join(media, "photographs"),
  footage: join(media, "footage"),
  recordings: join(media, "recordings"),
  renders: join(media, "renders"),
  frames: join(media, "renders/frames"),
  unfinished: join(media, "renders/unfinished"),
};

/** What of the site's sources is written here, and all that is read of them. */
export const site = {
  list: join(media, "../domain/media/picture-list.ts"),
  rendered: join(media, "../domain/media/rendered.sha256"),
  routeMap: join(media, "../app/pages/experiences/route-map.svg"),
};

const unfinished = new Set<string>();
let count = 0;
process.on("exit", () => {
  for (const file of unfinished) rmSync(file, { force: true });
});

/** Has a file written under another name and then puts it in its place, so that no half file is ever there. */
export async function writeWhole(
  target: string,
  write: (temporary: string) => Promise<unknown>,
): Promise<void> {
  count += 1;
  // The name's end stays: it tells the writers which format is wanted.
  const temporary = join(folders.unfinished, `${process.pid}-${count}-${basename(target)}`);
  mkdirSync(folders.unfinished, { recursive: true });
  mkdirSync(dirname(target), { recursive: true });
  unfinished.add(temporary);
  try {
    await write(temporary);
    renameSync(temporary, target);
  } finally {
    rmSync(temporary, { force: true });
    unfinished.delete(temporary);
  }
}

/** The file that was dropped under a name, with one of several endings. */
export function droppedFile(
  folder: string,
  name: string,
  endings: readonly string[],
): string | undefined {
  const files = endings.flatMap((ending) => [
    `${name}.${ending}`,
    `${name}.${ending.toUpperCase()}`,
  ]);
  return files.map((file) => join(folder, file)).find((file) => existsSync(file));
}

/** Throws where the packages that only drawing needs are not installed; photographs need but sharp, which the site has. */
export function requireDrawing(): void {
  if (existsSync(join(media, "node_modules/three"))) return;
  throw new Error("has to be drawn, which needs more packages: npm ci --prefix media");
}

/** Whether all outputs are there, and none is older than a source. */
export function isMade(outputs: readonly string[], sources: readonly string[]): boolean {
  if (!outputs.every((file) => existsSync(file))) return false;
  const oldest = Math.min(...outputs.map(changedAt));
  return sources.every((file) => changedAt(file) <= oldest);
}

// A photograph keeps the day it was taken when it is copied here; the other time is the copy's.
function changedAt(file: string): number {
  const { mtimeMs, ctimeMs } = statSync(file);
  return Math.max(mtimeMs, ctimeMs);
}
