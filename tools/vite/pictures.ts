import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A hash of the names and the content of all pictures under public/images, eight hexadecimal digits long. */
export function picturesVersion(folder = "public/images"): string {
  const hash = createHash("sha256");
  for (const file of globSync("**/*.{avif,webp}", { cwd: folder }).sort()) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest("hex").slice(0, 8);
}

/** Each picture and film that the studio rendered, as `sha256sum` lists files. Kept by `npm run media`. */
export const renderedList = "domain/media/rendered.sha256";

/**
 * Whether the site still shows a picture or film that was rendered: a file of the list that is as it was made. What
 * replaced one, by whatever way, is another file. Throws where the list or a file of it is missing.
 */
export function showsRenderings(folder = "."): boolean {
  const lines = readFileSync(join(folder, renderedList), "utf8").split("\n").filter(Boolean);
  const rendered = lines.map((line) => {
    const [, hash, file] = /^([\da-f]{64}) {2}(public\/\S+)$/.exec(line) ?? [];
    if (!hash || !file) throw new Error(`${renderedList} has a line that lists no file: ${line}`);
    if (!existsSync(join(folder, file)))
      throw new Error(`${renderedList} lists ${file}, which is missing; npm run media makes it`);
    return { hash, file };
  });
  return rendered.some(({ hash, file }) => hash === hashFile(join(folder, file)));
}

/** The SHA-256 of a file, in hexadecimal digits. */
export function hashFile(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
