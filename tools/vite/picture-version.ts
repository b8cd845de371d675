import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A hash of the names and the content of all pictures under public/images, eight hexadecimal digits long. */
export function picturesVersion(folder = "public/images"): string {
  const hash = createHash("sha256");
  for (const file of globSync("**/*.{avif,webp}", { cwd: folder }).sort()) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest("hex").slice(0, 8);
}
