import { type ExecFileOptions, execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll } from "vitest";
import { projectFiles } from "./project-files.ts";

export interface ProjectCopy {
  folder: string;
  /** Replaces a text of a file; throws if the text is not there. */
  edit(file: string, text: string | RegExp, by: string): void;
  /** Changes a JSON file. */
  editJson<Content>(file: string, change: (content: Content) => void): void;
  /** Runs a command of the project there; rejects with what it said if it fails. */
  run(command: string, ...args: string[]): Promise<string>;
}

/** The project as git sees it, in a folder of its own in which a test may change files. */
export function useProjectCopy(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), "project-"));
  const at = (file: string) => join(folder, file);
  const write = (file: string, text: string) => writeFileSync(at(file), text);
  beforeAll(async () => {
    for (const file of projectFiles()) cpSync(file, at(file), { recursive: true });
    symlinkSync(resolve("node_modules"), at("node_modules"));
    await promisify(execFile)("git", ["init", "--quiet"], { cwd: folder });
    await promisify(execFile)("git", ["add", "--all", "--intent-to-add"], { cwd: folder });
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    folder,
    edit(file, text, by) {
      const before = readFileSync(at(file), "utf8");
      const after = before.replace(text, () => by);
      if (after === before) throw new Error(`${file} has no ${text}`);
      write(file, after);
    },
    editJson(file, change) {
      const content = JSON.parse(readFileSync(at(file), "utf8"));
      change(content);
      write(file, `${JSON.stringify(content, null, 2)}\n`);
    },
    async run(command, ...args) {
      // Vitest's own variables, and those of `npm run test:long`, are not for the tests of the copy.
      const own = Object.entries(process.env).filter(
        ([name]) => !/^(VITEST|NODE_ENV|TEST$|EVERY_CASE|FUZZ_TIMES|STORM_VISITORS)/.test(name),
      );
      const options: ExecFileOptions = {
        cwd: folder,
        env: Object.fromEntries(own),
        maxBuffer: 2 ** 26,
      };
      try {
        const { stdout } = await promisify(execFile)(command, args, options);
        return String(stdout);
      } catch (error) {
        const { stdout, stderr } = error as { stdout?: string; stderr?: string };
        throw new Error(`${[command, ...args].join(" ")}\n${stdout}\n${stderr}`);
      }
    },
  };
}
