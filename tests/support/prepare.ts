import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import { unpackChromium } from "../../tools/build/chromium.ts";
import { hashOf, projectFiles } from "./project-files.ts";

export const workerBundle = "build/worker";
export const serverBundle = "build/server/index.js";
export const deskBundle = "build/desk";
/** What the deploy that built the worker said. */
export const deployOutput = "build/deploy.log";
/** A text of the build that stood there before, of which nothing may be left. */
export const oldBuild = "left by an old build";

// What no build reads. All else may go into a bundle: a list of what does would lack the next plugin.
const notBuilt = /^(\.\w+|bench|docs|media|tests)\/|\.md$/;
const notInSite = /^desk\//;
const notInDesk = /^(editor|public)\//;

/** Makes what all tests need before they start. */
export default async function prepare() {
  const files = projectFiles().filter((file) => !notBuilt.test(file));
  await buildIfChanged(workerBundle, files, notInSite, buildWorker);
  await buildIfChanged(deskBundle, files, notInDesk, buildDesk);
  await unpackChromium();
}

async function buildIfChanged(
  bundle: string,
  files: string[],
  others: RegExp,
  build: () => Promise<void>,
): Promise<void> {
  const sources = hashOf(files.filter((file) => !others.test(file)));
  // Beside the bundle: wrangler empties the folder itself.
  const builtFrom = `${bundle}.sha256`;
  if (existsSync(`${bundle}/index.js`) && existsSync(builtFrom)) {
    if (readFileSync(builtFrom, "utf8") === sources) return;
  }
  await build();
  writeFileSync(builtFrom, sources);
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
  // A folder without "/" at its start would be one of desk/.
  await deployDry(["-c", "desk/wrangler.toml", "--outdir", resolve(deskBundle)]);
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
