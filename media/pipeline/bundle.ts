import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { folders } from "./files.ts";

/** The script of the studio's page, with every shot that stands in shots/. */
export async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(folders.media, "page.ts")],
    plugins: [gatherShots],
    bundle: true,
    format: "iife",
    write: false,
    logLevel: "error",
  });
  return outputFiles[0].text;
}

// A module made in memory, so that a new file of shots needs no list to be kept.
export const gatherShots: Plugin = {
  name: "gathered shots",
  setup(bundler) {
    const folder = join(folders.media, "shots");
    bundler.onResolve({ filter: /^gathered-shots$/ }, ({ path }) => ({
      path,
      namespace: "gathered",
    }));
    bundler.onLoad({ filter: /.*/, namespace: "gathered" }, () => {
      const files = readdirSync(folder).filter((file) => file.endsWith(".ts"));
      const imports = files.map((file, at) => `import * as f${at} from "./${file}";`);
      const values = files.map((_, at) => `...Object.values(f${at})`);
      return {
        contents: `${imports.join("\n")}\nexport const gathered = [${values.join(", ")}];`,
        loader: "ts",
        resolveDir: folder,
      };
    });
  },
};
