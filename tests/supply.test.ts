import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  engines: { node: string };
  allowScripts: Record<string, boolean>;
}

interface Lock {
  lockfileVersion: number;
  packages: Record<string, Locked>;
}

interface Locked {
  version: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
}

const registry = "https://registry.npmjs.org/";

const folders = [".", "bench/lighthouse", "media", "tools/fonts"];

describe.each(folders)("the packages of %s", (folder) => {
  const manifest = readJson<Manifest>(`${folder}/package.json`);
  const { packages } = readJson<Lock>(`${folder}/package-lock.json`);
  const installed = Object.entries(packages).filter(([path]) => path !== "");

  test("are named by one exact version each", () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(wanted.length).toBeGreaterThan(1);
    const loose = wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });

  test("come from the public registry, each with the hash of what it is", () => {
    expect(installed.length).toBeGreaterThan(10);
    for (const [path, { resolved = registry, integrity = "" }] of installed) {
      expect(resolved.startsWith(registry), path).toBe(true);
      expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/);
    }
  });

  test("run a script of their own at install only where that was allowed", () => {
    const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = withScript.map(([path]) => path.split("node_modules/").at(-1));
    expect([...new Set(names)].sort()).toEqual(Object.keys(manifest.allowScripts).sort());
    expect(Object.values(manifest.allowScripts).filter((allowed) => allowed !== true)).toEqual([]);
    expect(readFileSync(`${folder}/.npmrc`, "utf8")).toContain("strict-allow-scripts=true");
  });
});

describe("what is installed", () => {
  const { packages } = readJson<Lock>("package-lock.json");
  /** The packages in a folder of node_modules, and in theirs, by their path. */
  function packagesIn(folder: string): string[] {
    return globSync(`${folder}/{[!.@]*,@*/*}/package.json`).flatMap((file) => {
      const path = file.slice(0, -"/package.json".length);
      return [path, ...packagesIn(`${path}/node_modules`)];
    });
  }

  test("is what the lockfile names, so that nothing runs whose hash nobody has checked", () => {
    const found = packagesIn("node_modules");
    expect(found.length).toBeGreaterThan(200);
    const unlocked = found.filter((path) => {
      const { integrity, version } = packages[path] ?? {};
      return !integrity || version !== readJson<Manifest>(`${path}/package.json`).version;
    });
    expect(unlocked).toEqual([]);
  });
});

test("CI installs what the lockfile says and runs every test", () => {
  expect(readFileSync(".ci/run", "utf8")).toMatch(/^set -euo pipefail\nnpm ci && npm test\n$/m);
});

/** What keys, tokens and passwords look like. */
const secrets = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\bgh[pousr]_\w{36}|\bgithub_pat_\w{40}/,
  /\b(sk|rk|pk)_(live|test)_\w{16}|\bsk-[\w-]{32}/,
  /\bxox[abprs]-[\w-]{10}|\bAIza[\w-]{35}|\bnpm_\w{36}|\bglpat-[\w-]{20}/,
  /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\./,
  /\bhttps?:\/\/[^\s/:@"'`$]+:[^\s/@"'`$]+@/,
  /(secret|token|passw(or)?d|api_?key)["']?\s*[:=]\s*["'][^\s"'${}<>]{16,}["']/i,
];

describe("secrets", () => {
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0");
  const texts = files.filter((file) => /\.(?!avif|webp|jpe?g|png|ico|mp4)\w+$|run$/.test(file));

  test("are in no file of the repository", () => {
    expect(texts.length).toBeGreaterThan(300);
    const found = texts.filter(existsSync).flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return secrets
        .filter((pattern) => pattern.test(text))
        .map((pattern) => `${file}: ${pattern}`);
    });
    // This file holds the patterns' own words, but nothing that fits them.
    expect(found).toEqual([]);
  });

  test("of a machine stay on it: no file for them is kept", () => {
    // The names of the secrets, without any: tests/tools/workflows.test.ts.
    const kept = files.filter((file) => /(^|\/)(\.env|\.dev\.vars|\.npmrc\.local)/.test(file));
    expect(kept).toEqual([".dev.vars.example"]);
    expect(readFileSync(".gitignore", "utf8")).toContain(".dev.vars*");
    for (const folder of folders) {
      expect(readFileSync(`${folder}/.npmrc`, "utf8")).not.toMatch(/_auth|:\/\//);
    }
  });
});

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
