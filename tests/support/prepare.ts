import { execFile } from "node:child_process";
import { globSync, mkdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import { unpackChromium } from "../../scripts/chromium.ts";

export const workerBundle = "build/worker";
export const serverBundle = "build/server/index.js";
export const deskBundle = "build/desk";
/** What the deploy that built the worker said. */
export const deployOutput = "build/deploy.log";
/** A text of the build that stood there before, of which nothing may be left. */
export const oldBuild = "left by an old build";

const shared = "{facts.json,package.json,package-lock.json}";
const siteSources = [
  "{app,worker,public}/**/*",
  "locales/*/translation.json",
  "scripts/{build-editor,editor-files,editor-target,facts-file,openapi-file}.ts",
  "scripts/{picture-version,react-dom-server,rendered-pictures,translation-files}.ts",
  "{wrangler.toml,vite.config.ts,react-router.config.ts,tsconfig.json}",
  shared,
];
const deskSources = [
  "{backend,app/domain}/**/*",
  "locales/*/*.json",
  "worker/{log,wish-file,middleware/*,vars/*}.ts",
  shared,
];

/** Makes what all tests need before they start. */
export default async function prepare() {
  if (!isUpToDate(workerBundle, siteSources)) await buildWorker();
  if (!isUpToDate(deskBundle, deskSources)) await buildDesk();
  await unpackChromium();
}

/** Builds what a deploy of the project would ship, with the operator's own command, over an old build. */
async function buildWorker(): Promise<void> {
  for (const file of [serverBundle, `${workerBundle}/index.js`]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `throw new Error("${oldBuild}");`);
    utimesSync(file, 1, 1);
  }
  writeFileSync(deployOutput, await deployDry(["--outdir", workerBundle]));
}

/** The same of the family's desk. */
async function buildDesk(): Promise<void> {
  // A folder without "/" at its start would be one of backend/.
  await deployDry(["-c", "backend/wrangler.toml", "--outdir", resolve(deskBundle)]);
}

async function deployDry(args: string[]): Promise<string> {
  const command = ["deploy", "--dry-run", ...args];
  try {
    // Vitest sets "test", for which React would ship its development build.
    const env = { ...process.env, NODE_ENV: "production" };
    const { stdout, stderr } = await promisify(execFile)("wrangler", command, { env });
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`wrangler ${command.join(" ")} failed\n${stdout}\n${stderr}`);
  }
}

function isUpToDate(bundle: string, sources: string[]): boolean {
  const built = modified(`${bundle}/index.js`);
  return sources.every((pattern) => globSync(pattern).every((file) => modified(file) < built));
}

function modified(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
