import { readdirSync, readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_readConfig as readConfig } from "wrangler";

export interface Runner {
  name: string;
  url: string;
  /** Milliseconds of processor time that its workerd has used; undefined where the system does not tell. */
  cpuMs(): number | undefined;
  stop(): Promise<void>;
}

/** A bundle, or a script, in a workerd of its own, reached without any proxy. */
export async function run(
  name: string,
  code: { path: string } | { script: string },
): Promise<Runner> {
  const config = readConfig({ config: "wrangler.toml" });
  const before = new Set(childrenIds());
  const isSite = "path" in code && !code.path.includes("react");
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true as const,
      ...("path" in code ? { scriptPath: code.path } : { script: code.script }),
      compatibilityDate: config.compatibility_date,
      kvNamespaces: ["RATE_LIMIT"],
      durableObjects: isSite ? { OUTBOX: { className: "Outbox", useSQLite: true } } : {},
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

// Only Linux tells; elsewhere the column stays empty.
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
  const millisecondsATick = 10;
  const [userTicks, systemTicks] = statOf(pid).slice(11, 13).map(Number);
  return ((userTicks ?? 0) + (systemTicks ?? 0)) * millisecondsATick;
}

/** The fields of /proc/PID/stat after the name: state, parent, … */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return [];
  }
}
