// node tools/build/install-packages.ts FOLDER: installs that folder's packages if they are missing or older than
// its package-lock.json. Only parts of `npm run bench` need them: Lighthouse.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2];
if (!folder) throw new Error("which folder? node tools/build/install-packages.ts FOLDER");
const lock = join(folder, "package-lock.json");
// npm writes this file at the end of an installation.
const installed = join(folder, "node_modules/.package-lock.json");

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
  console.info(`Installing the packages of ${folder}`);
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--prefix", folder], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exitCode = 1;
}
