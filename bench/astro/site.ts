import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { bundle, runQuietly } from "../bundles.ts";
import type { TreeElement } from "../tree.ts";
import { componentsOf } from "./components.ts";

const home = "bench/astro";
const root = ".wrangler/bench/astro";

/** Writes a page as an Astro site, built by Astro's adapter for Cloudflare and bundled like ours. */
export function bundleAstro(page: TreeElement): string {
  rmSync(root, { recursive: true, force: true });
  const { files, words } = componentsOf(page);
  for (const [name, source] of [...files, ["words.json", JSON.stringify(words)] as const]) {
    const file = join(root, "src", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  // Compiled components resolve Astro from their own folder.
  symlinkSync(resolve(home, "node_modules"), join(root, "node_modules"));
  const config = relative(root, `${home}/astro.config.ts`);
  const command = [`${home}/node_modules/astro/bin/astro.mjs`, "build"];
  runQuietly(process.execPath, [...command, "--root", root, "--config", config], {
    ASTRO_TELEMETRY_DISABLED: "1",
  });
  return bundle("astro-worker", `${root}/dist/server/entry.mjs`);
}
