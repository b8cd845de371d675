import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { gatherShots } from "../../pipeline/bundle.ts";

export type Scenes = typeof import("./scene-notes");

/** All shots, with a renderer that needs no browser. */
export async function loadScenes(): Promise<Scenes> {
  const folder = mkdtempSync(join(tmpdir(), "scenes-"));
  const file = join(folder, "scenes.mjs");
  try {
    const { outputFiles } = await build({
      entryPoints: [join(import.meta.dirname, "scene-notes.ts")],
      plugins: [gatherShots, notingThree],
      bundle: true,
      platform: "node",
      format: "esm",
      write: false,
      logLevel: "error",
    });
    writeFileSync(file, outputFiles[0].contents);
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const notingThree: Plugin = {
  name: "three that notes",
  setup(bundler) {
    const path = join(import.meta.dirname, "drawn-without-graphics.ts");
    bundler.onResolve({ filter: /^three$/ }, ({ importer }) =>
      importer === path || importer.includes("node_modules") ? undefined : { path },
    );
  },
};
