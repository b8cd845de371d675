import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { facts } from "#domain/facts.ts";
import type { Facts } from "#domain/facts-schema.ts";
import { withBackend } from "../../scripts/setup/backend.ts";
import { workerBundle } from "../support/prepare.ts";

/** A separate checkout with its own build: other tests use the build of this one. */
const checkout = mkdtempSync(join(tmpdir(), "deploy-"));
const left = ["node_modules", ".git", ".wrangler", "tests", "media"];
const buildTimeoutMs = 300_000;

beforeAll(() => {
  cpSync(".", checkout, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !left.includes(file),
  });
  symlinkSync(resolve("node_modules"), join(checkout, "node_modules"));
  writeFacts({
    email: "hello@example.com",
    editor: { repository: "https://github.com/rastrand/site" },
  });
});
afterAll(() => rmSync(checkout, { recursive: true }));

test(
  "a second deploy over an old build builds anew and bundles what it built",
  () => {
    const built = ["build/server/index.js", join(workerBundle, "index.js")];
    const before = built.map(inCheckout);
    const notBefore = Date.now();
    const { status, output } = deploy();
    expect(status, output).toBe(0);
    // Nobody overlooks the facts that are not the operator's own: only wrangler's own lines follow.
    expect(output).toMatch(/email in facts\.json is a placeholder.*\n(.*\n){0,7}.*Read \d+ files/);
    const after = built.map(inCheckout);
    for (const [index, file] of built.entries()) {
      expect(after[index]?.changed, file).toBeGreaterThan(notBefore);
      expect(after[index]?.placeholder, file).toMatch(/^~{8}/);
      expect(after[index]?.placeholder, file).not.toBe(before[index]?.placeholder);
    }
    expect(after[0]?.placeholder).toBe(after[1]?.placeholder);
    // The facts name a repository, so the editor is among the files.
    const files = join(checkout, "build/client");
    expect(readFileSync(join(files, "admin/index.html"), "utf8")).toContain("/admin/assets/");
    expect(readFileSync(join(files, "_headers"), "utf8")).toContain("https://api.github.com");
  },
  buildTimeoutMs,
);

test(
  "a deploy stops at a fact that doesn't fit and says what to write",
  () => {
    writeFacts({ email: "hello" });
    const { status, output } = deploy();
    writeFacts({ email: "hello@example.com" });
    expect(status).not.toBe(0);
    expect(output).toMatch(/facts\.json has to be mended:[\s\S]*email: Write an email address/);
    expect(output).not.toMatch(/dry-run: exiting/);
  },
  buildTimeoutMs,
);

// The build itself has been tried above, so that only its last part has to run.
test(
  "a deploy stops at a wrong var of the chosen environment and says what is expected",
  () => {
    const file = join(checkout, "wrangler.toml");
    const toml = readFileSync(file, "utf8").replace(
      "npm run build",
      "node scripts/check-scripts.ts",
    );
    writeFileSync(file, `${toml}\n[env.staging.vars]\nSITE_LATITUDE = "north"\n`);
    const { status, output } = deploy({ CLOUDFLARE_ENV: "staging" });
    expect(status).not.toBe(0);
    expect(output).toMatch(/SITE_LATITUDE has to be degrees/);
    expect(output).not.toMatch(/dry-run: exiting/);
  },
  buildTimeoutMs,
);

function writeFacts(changed: Partial<Facts>): void {
  writeFileSync(join(checkout, "facts.json"), JSON.stringify({ ...facts, ...changed }));
}

test(
  "a deploy of a site that is bound to the desk passes, though no desk runs beside the build",
  () => {
    const toml = readFileSync("wrangler.toml", "utf8").replace(
      "npm run build",
      "node scripts/check-scripts.ts",
    );
    writeFileSync(join(checkout, "wrangler.toml"), withBackend(toml, "desk"));
    const { status, output } = deploy();
    expect(status, output).toBe(0);
    expect(output).toMatch(/env\.BACKEND \(lapland-winter-desk#Intake\)/);
  },
  buildTimeoutMs,
);

/** What an operator does, but for the upload. */
function deploy(chosen: Record<string, string> = {}) {
  // An operator's shell sets no NODE_ENV; vitest's own would change the build.
  const env = { ...process.env, NODE_ENV: undefined, ...chosen };
  const args = ["deploy", "--dry-run", "--outdir", workerBundle];
  const { status, stdout, stderr } = spawnSync("wrangler", args, {
    ...{ cwd: checkout, env },
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

test("no build leaves wrangler a redirect to a stale configuration", () => {
  expect(globSync(".wrangler/deploy/*", { cwd: checkout })).toEqual([]);
});

/** When a built file was written, and its nonce placeholder, which differs in each build. */
function inCheckout(file: string) {
  const path = join(checkout, file);
  return {
    changed: statSync(path).mtimeMs,
    placeholder: /~{8}[\w-]{16}/.exec(readFileSync(path, "utf8"))?.[0],
  };
}

test("the bundle holds React's production renderer and not its development one", () => {
  const bundle = readFileSync(join(checkout, workerBundle, "index.js"), "utf8");
  expect(bundle).toContain("Minified React error");
  expect(bundle).not.toMatch(/react-dom-server[\w.-]*\.development\.js|react\.development\.js/);
  expect(bundle).not.toContain("Each child in a list should have a unique");
});

test("one workerd is installed, not two of 100 MB", () => {
  const binaries = globSync("node_modules/**/@cloudflare/workerd-*/bin/workerd*");
  expect(binaries).toHaveLength(1);
});

test("the lock file names no registry", () => {
  const lock = readFileSync("package-lock.json", "utf8");
  expect(lock).toContain('"integrity"');
  // Only the workspace's folder may be named there.
  expect(lock.replace('"resolved": "media"', "")).not.toContain('"resolved"');
  expect(lock).not.toMatch(/https?:\/\/[^"]*\.tgz/);
});
