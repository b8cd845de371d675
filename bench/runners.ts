import { readdirSync, readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_readConfig as readConfig } from "wrangler";

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
