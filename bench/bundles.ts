import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { parse, resolve } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";

const folder = ".wrangler/bench";

interface Different {
  define?: Record<string, string>;
  /** The built worker that the entry imports as "#site". */
  site?: string;
}

/** Bundles another entry as a deploy bundles the site; gives the bundle's path. */
export function bundle(name: string, main: string, { define = {}, site }: Different = {}): string {
  const { compatibility_date, exports } = readConfig({ config: "wrangler.toml" });
  const config = {
    name,
    main: resolve(main),
    compatibility_date,
    minify: true,
    keep_names: false,
    exports,
    alias: site ? { "#site": resolve(site) } : {},
    define: { "process.env.NODE_ENV": "'production'", ...define },
  };
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${name}.json`;
  writeFileSync(file, JSON.stringify(config));
  const outdir = resolve(folder, name);
  runQuietly("wrangler", ["deploy", "--dry-run", "--config", file, "--outdir", outdir]);
  return `${folder}/${name}/${parse(main).name}.js`;
}

/** Runs a command for production, and shows its output only if it fails. */
export function runQuietly(command: string, args: string[], vars: NodeJS.ProcessEnv = {}): void {
  const env = { ...process.env, NODE_ENV: "production", ...vars };
  execFileSync(command, args, { stdio: "pipe", env });
}
