import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parse, resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_readConfig as readConfig } from "wrangler";

/** The middle value; with an even number of values the upper one of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

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

export interface Runner {
  name: string;
  url: string;
  /** Milliseconds of processor time that its workerd has used; undefined where the system does not report it. */
  cpuMs(): number | undefined;
  stop(): Promise<void>;
}

export type Code = { path: string; hasOutbox?: boolean } | { script: string };

/** A bundle, or a script, in its own workerd, reached without any proxy. */
export async function run(name: string, code: Code): Promise<Runner> {
  const config = readConfig({ config: "wrangler.toml" });
  const before = new Set(childrenIds());
  const hasOutbox = "path" in code && code.hasOutbox;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true as const,
      script: "path" in code ? readFileSync(code.path, "utf8") : code.script,
      compatibilityDate: config.compatibility_date,
      kvNamespaces: ["RATE_LIMIT"],
      durableObjects: hasOutbox ? { OUTBOX: { className: "Outbox", useSQLite: true } } : {},
      bindings: config.vars as Record<string, string>,
      unsafeDirectSockets: [{}],
      handleStructuredLogs: () => {},
    }),
  );
  await miniflare.ready;
  const pid = childrenIds().find((id) => !before.has(id));
  return {
    name,
    url: (await miniflare.unsafeGetDirectURL()).origin,
    cpuMs: () => (pid ? cpuMsOf(pid) : undefined),
    stop: () => miniflare.dispose(),
  };
}

// Only Linux reports processor time; elsewhere the column stays empty.
function childrenIds(): number[] {
  try {
    return readdirSync("/proc")
      .filter((id) => /^\d+$/.test(id) && statOf(Number(id))[1] === String(process.pid))
      .map(Number);
  } catch {
    return [];
  }
}

function cpuMsOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) => {
    const [running] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
    return Number(running);
  });
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}

/** The fields of /proc/PID/stat after the name: state, parent, … */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return [];
  }
}
