// Installs the studio's packages where they are missing or older than package-lock.json. It runs before
// them, so it imports none.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

const folder = import.meta.dirname;
const lock = join(folder, "package-lock.json");
// npm writes it at the end of an installation.
const installed = join(folder, "node_modules/.package-lock.json");

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
  console.log("Installing the studio's packages");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--prefix", folder], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exitCode = 1;
}
