import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";

const folder = ".wrangler/bench";

/** Bundles another entry as a deploy bundles the site, with React's own renderer where asked for. */
export function bundle(
  name: string,
  main: string,
  { ownRenderer = false, define = {} }: { ownRenderer?: boolean; define?: object } = {},
): string {
  const site = readConfig({ config: "wrangler.toml" });
  const pages = { "virtual:react-router/server-build": resolve("build/server/index.js") };
  const config = {
    name,
    main: resolve(main),
    compatibility_date: site.compatibility_date,
    minify: true,
    keep_names: false,
    alias: ownRenderer
      ? pages
      : { ...pages, "react-dom/server": resolve("build/react-dom-server.cjs") },
    exports: site.exports,
    define: { ...site.define, ...define },
  };
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${name}.json`;
  writeFileSync(file, JSON.stringify(config));
  const outdir = resolve(folder, name);
  const command = ["deploy", "--dry-run", "--config", file, "--outdir", outdir];
  execFileSync("wrangler", command, {
    stdio: "pipe",
    env: { ...process.env, NODE_ENV: "production" },
  });
  return `${folder}/${name}/${main.split("/").at(-1)?.replace(/\.ts$/, ".js")}`;
}
