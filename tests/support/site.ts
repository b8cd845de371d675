import { afterAll, beforeAll } from "vitest";
import { startWorkerd, type Workerd, type WorkerdSite } from "./workerd.ts";

export interface Site extends Pick<WorkerdSite, "url" | "get" | "post" | "kv"> {
  /** The lines that the worker wrote to its console. */
  logs(): string[];
  /** What tests have read of it and may read again. */
  pages(): Map<string, Promise<string>>;
}

type Vars = Record<string, string>;

interface Started {
  workerd: Workerd;
  lines: string[];
  pages: Map<string, Promise<string>>;
}

const shared = new Map<string, Promise<Started>>();

/**
 * The production bundle in workerd with its files and its own KV, for all tests of a file. Files that
 * set no vars and run in one process share one.
 */
export function useSite(vars?: () => Vars): Site {
  if (!vars) return useSharedSite(() => ({}));
  let started: Promise<Started> | undefined;
  afterAll(async () => (await started)?.workerd.stop());
  return useStarted(() => {
    started = start(vars());
    return started;
  });
}

/** The same, one for all files that give these vars and run in one process. It ends with the process. */
export function useSharedSite(vars: () => Vars): Site {
  return useStarted(() => {
    const key = JSON.stringify(vars());
    const started = shared.get(key) ?? start(vars());
    shared.set(key, started);
    return started;
  });
}

function useStarted(starting: () => Promise<Started>): Site {
  let started: Started;
  const site: Site = {
    url: "",
    get: (path, init) => send(site.url + path, { redirect: "manual", ...init }),
    post: (path, init) => site.get(path, { method: "POST", ...init }),
    kv: () => started.workerd.kv(),
    logs: () => [...started.lines],
    pages: () => started.pages,
  };
  beforeAll(async () => {
    started = await starting();
    site.url = started.workerd.url;
  });
  return site;
}

// Node may have kept a connection that the site has closed while the tests were busy without a pause.
async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (init.method === "POST" || cause?.code !== "UND_ERR_SOCKET") throw error;
    return fetch(url, init);
  }
}

async function start(vars: Vars): Promise<Started> {
  const lines: string[] = [];
  const onLog = (line: string) => lines.push(line);
  return { workerd: await startWorkerd({ vars, hasFiles: true, onLog }), lines, pages: new Map() };
}
