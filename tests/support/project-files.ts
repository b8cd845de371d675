import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The project's own files, as git sees them: committed or new, and neither ignored nor deleted. */
export function projectFiles(folder = "."): string[] {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const listed = execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  return listed.split("\0").filter((file) => file && existsSync(join(folder, file)));
}

/** A hash of names and contents: another one when a file is changed, added or deleted. */
export function hashOf(files: readonly string[], folder = "."): string {
  const hash = createHash("sha256");
  for (const file of files) {
    const content = readFileSync(join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
