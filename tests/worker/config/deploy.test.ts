import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { facts } from "#domain/facts/facts.ts";
import type { Facts } from "#domain/facts/facts-schema.ts";
import { checkVars } from "../../../tools/build/check-vars.ts";
import { describeProblem } from "../../../tools/build/problem-text.ts";
import { withBackend } from "../../../tools/cli/setup/deploy.ts";
import { deployOutput, oldBuild, serverBundle, workerBundle } from "../../support/prepare.ts";

/** A separate checkout with a copy of the build: other tests use the build of this one. */
const checkout = mkdtempSync(join(tmpdir(), "deploy-"));
const left = ["node_modules", ".git", ".wrangler", "tests", "media", "public"];

beforeAll(() => {
  cpSync(".", checkout, { recursive: true, filter: (file) => !left.includes(file) });
  symlinkSync(resolve("node_modules"), join(checkout, "node_modules"));
});
afterAll(() => rmSync(checkout, { recursive: true }));

// The deploy is the one that all tests' build comes from: prepare.ts
test("a deploy over an old build builds anew, bundles what it built, and says last which facts are nobody's own", () => {
  const built = [serverBundle, join(workerBundle, "index.js")].map((file) =>
    readFileSync(file, "utf8"),
  );
  const placeholders = built.map((text) => /~{8}[\w-]{16}/.exec(text)?.[0]);
  expect(placeholders[0]).toMatch(/^~{8}/);
  expect(placeholders[1]).toBe(placeholders[0]);
  for (const text of built) expect(text).not.toContain(oldBuild);
  const output = readFileSync(deployOutput, "utf8");
  const ownLines = output
    .slice(0, output.search(/Read \d+ files/))
    .trimEnd()
    .split("\n")
    .slice(-15);
  for (const problem of checkVars())
    expect(ownLines.join("\n")).toContain(describeProblem(problem)[0]);
});

test("no build leaves wrangler a redirect to a stale configuration", () => {
  expect(globSync(".wrangler/deploy/*")).toEqual([]);
});

test("a build stops at a fact that doesn't fit and says what to write", () => {
  writeFacts({ email: "hello" });
  const { status, output } = run("npm", ["run", "build"]);
  expect(status).not.toBe(0);
  expect(output).toMatch(/facts\.json has to be mended:[\s\S]*email: Write an email address/);
});

// The build itself has been tried above, so that only its last parts have to run.
test("a deploy stops at a wrong var of the chosen environment and says what is expected", () => {
  const toml = readFileSync("wrangler.toml", "utf8");
  writeFileSync(
    join(checkout, "wrangler.toml"),
    `${toml.replace("npm run build", "node tools/build/verify-build.ts")}\n[env.staging.vars]\nSITE_LATITUDE = "north"\n`,
  );
  const { status, output } = run("wrangler", ["deploy", "--dry-run"], {
    CLOUDFLARE_ENV: "staging",
  });
  expect(status).not.toBe(0);
  expect(output).toMatch(/SITE_LATITUDE has to be degrees/);
  expect(output).not.toMatch(/dry-run: exiting/);
});

// A whole build takes long on a machine that does three other things.
test("a build of a site that is bound to the desk passes, though no desk runs beside it, and brings the editor where the facts name a repository", () => {
  const toml = withBackend(readFileSync("wrangler.toml", "utf8"), "desk");
  writeFileSync(join(checkout, "wrangler.toml"), toml);
  writeFacts({ editor: { repository: "https://github.com/rastrand/site" } });
  for (const script of ["tools/build/build-editor.ts", "tools/build/verify-build.ts"]) {
    const { status, output } = run("node", [script]);
    expect(status, output).toBe(0);
  }
  const files = join(checkout, "build/client");
  expect(readFileSync(join(files, "admin/index.html"), "utf8")).toContain("/admin/assets/");
  expect(readFileSync(join(files, "_headers"), "utf8")).toContain("https://api.github.com");
});

function writeFacts(changed: Partial<Facts>): void {
  writeFileSync(join(checkout, "facts.json"), JSON.stringify({ ...facts, ...changed }));
}

/** Runs a command in the checkout as an operator's shell would, which sets no NODE_ENV. */
function run(command: string, args: string[], chosen: Record<string, string> = {}) {
  const env = { ...process.env, NODE_ENV: undefined, ...chosen };
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: checkout,
    env,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

test("the bundle holds React's production renderer and not its development one", () => {
  const bundle = readFileSync(join(workerBundle, "index.js"), "utf8");
  expect(bundle).toContain("Minified React error");
  expect(bundle).not.toMatch(/react-dom-server[\w.-]*\.development\.js|react\.development\.js/);
  expect(bundle).not.toContain("Each child in a list should have a unique");
});

test("the lock file names no registry", () => {
  const lock = readFileSync("package-lock.json", "utf8");
  expect(lock).toContain('"integrity"');
  expect(lock).not.toContain('"resolved"');
  expect(lock).not.toMatch(/https?:\/\/[^"]*\.tgz/);
});
