// npm run test:engines [-- VITEST'S OPTIONS]: the walk through the site in each engine that the system has.
import { spawnSync } from "node:child_process";
import { firefox } from "./firefox.ts";
import { findProgram } from "./program.ts";
import { webkit } from "./webkit.ts";

const found = [firefox, webkit].filter(({ name, programs, packages }) => {
  const missing = programs
    .filter((names) => !findProgram(names))
    .map((names) => names.join(" or "));
  const paths = programs.map(findProgram).join(", ");
  if (missing.length === 0) console.info(`${name}: ${paths}`);
  else {
    console.warn(
      `${name}: not here (${missing.join(", ")}). On Debian: apt-get install ${packages}`,
    );
  }
  return missing.length === 0;
});

if (found.length === 0) {
  console.error("No engine was found, so nothing was tested.");
  process.exitCode = 1;
} else {
  const files = found.map(({ name }) => `tests/engines/${name.toLowerCase()}.test.ts`);
  const args = ["run", "--mode", "engines", ...files, ...process.argv.slice(2)];
  process.exitCode = spawnSync("vitest", args, { stdio: "inherit" }).status ?? 1;
}
