import { execFile } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { promisify } from "node:util";
import { unpackChromium } from "../../scripts/chromium.ts";

export const workerBundle = "build/worker";

const sources = [
  "{app,worker,locales,public}/**/*",
  "scripts/{picture-version,react-dom-server,rendered-pictures,translation-files}.ts",
  "{package.json,package-lock.json,wrangler.toml,vite.config.ts,react-router.config.ts,tsconfig.json}",
];

/** Makes what all tests need before they start. */
export default async function prepare() {
  if (!isUpToDate()) await buildWorker();
  await unpackChromium();
}

/** Builds what a deploy of the project in a folder would ship, with the operator's own command. */
export async function buildWorker(folder = "."): Promise<void> {
  const command = ["deploy", "--dry-run", "--outdir", workerBundle];
  try {
    // Vitest sets "test", for which React would ship its development build.
    const env = { ...process.env, NODE_ENV: "production" };
    await promisify(execFile)("wrangler", command, { cwd: folder, env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`wrangler ${command.join(" ")} failed\n${stdout}\n${stderr}`);
  }
}

function isUpToDate(): boolean {
  const built = modified(`${workerBundle}/index.js`);
  return sources.every((pattern) => globSync(pattern).every((file) => modified(file) < built));
}

function modified(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
