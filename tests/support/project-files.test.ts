import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { hashOf, projectFiles } from "./project-files.ts";

const folder = mkdtempSync(join(tmpdir(), "project-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a bundle is built anew after any change, a new file and a deleted one, and after nothing else", () => {
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  const seen = [
    write("worker.ts", "1"),
    write("worker.ts", "2"),
    write("plugin.ts", "3"),
    remove("worker.ts"),
  ];
  expect(new Set(seen).size).toBe(seen.length);
  write(".gitignore", "*.log\n");
  const before = hash();
  expect(write("build.log", "4")).toBe(before);
  utimesSync(join(folder, "plugin.ts"), 1, 1);
  expect(hash()).toBe(before);
});

function write(file: string, text: string): string {
  writeFileSync(join(folder, file), text);
  return hash();
}

function remove(file: string): string {
  rmSync(join(folder, file));
  return hash();
}

function hash(): string {
  return hashOf(projectFiles(folder), folder);
}
