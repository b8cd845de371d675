import { execFile } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { unpackChromium } from "../../scripts/chromium.ts";

export const workerBundle = "build/worker";
export const deskBundle = "build/desk";

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

/** Builds what a deploy of the project in a folder would ship, with the operator's own command. */
export async function buildWorker(folder = "."): Promise<void> {
  await deployDry(["--outdir", workerBundle], folder);
}

/** The same of the family's desk. */
async function buildDesk(): Promise<void> {
  // A folder without "/" at its start would be one of backend/.
  await deployDry(["-c", "backend/wrangler.toml", "--outdir", resolve(deskBundle)]);
}

async function deployDry(args: string[], folder = "."): Promise<void> {
  const command = ["deploy", "--dry-run", ...args];
  try {
    // Vitest sets "test", for which React would ship its development build.
    const env = { ...process.env, NODE_ENV: "production" };
    await promisify(execFile)("wrangler", command, { cwd: folder, env });
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
