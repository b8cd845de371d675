import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { parse, resolve } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";

const folder = ".wrangler/bench";

interface Different {
  /** React's own renderer. */
  ownRenderer?: boolean;
  define?: object;
  /** What the pages were built to. */
  build?: string;
}

/** Bundles another entry as a deploy bundles the site, but for what is to be different. */
export function bundle(
  name: string,
  main: string,
  { ownRenderer = false, define = {}, build = "build" }: Different = {},
): string {
  const site = readConfig({ config: "wrangler.toml" });
  const { "react-dom/server": renderer, ...aliases } = aliasesOf(site);
  const pages = { "virtual:react-router/server-build": resolve(build, "server/index.js") };
  const config = {
    name,
    main: resolve(main),
    compatibility_date: site.compatibility_date,
    minify: true,
    keep_names: false,
    alias: { ...aliases, ...pages, ...(ownRenderer ? {} : { "react-dom/server": renderer }) },
    exports: site.exports,
    define: { ...site.define, ...define },
  };
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${name}.json`;
  writeFileSync(file, JSON.stringify(config));
  const outdir = resolve(folder, name);
  const command = ["deploy", "--dry-run", "--config", file, "--outdir", outdir];
  runQuietly("wrangler", command);
  return `${folder}/${name}/${parse(main).name}.js`;
}

// The deployed site's, as seen from another folder.
function aliasesOf({ alias = {} }: { alias?: Record<string, string> }): Record<string, string> {
  const seen = Object.entries(alias).map(([name, to]) => [
    name,
    to.startsWith(".") ? resolve(to) : to,
  ]);
  return Object.fromEntries(seen);
}

/** The site's pages, built with the parts of tests/bench/template in place of its own, and bundled. */
export function bundleTemplate(): string {
  const root = "tests/bench/template";
  runQuietly("react-router", ["build", root, "--config", `${root}/vite.config.ts`]);
  const build = `${folder}/template-build`;
  return bundle("template", "tests/bench/page-worker.ts", { ownRenderer: true, build });
}

/** Runs a command for production, and shows what it says only if it fails. */
export function runQuietly(command: string, args: string[], vars: NodeJS.ProcessEnv = {}): void {
  const env = { ...process.env, NODE_ENV: "production", ...vars };
  execFileSync(command, args, { stdio: "pipe", env });
}
