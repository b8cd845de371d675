import { median } from "./median.ts";
import { type Code, run } from "./runners.ts";

export interface Cold {
  /** Processor time until the worker stands, the runtime's own with it. */
  startMs: number;
  /** Processor time of the first request that it ever answers. */
  firstMs: number;
}

/** Starts a worker anew and asks it once. */
async function cold(code: Code, path: string): Promise<Cold> {
  const runner = await run("cold", code);
  const startMs = runner.cpuMs() ?? Number.NaN;
  await (await fetch(runner.url + path)).arrayBuffer();
  const firstMs = (runner.cpuMs() ?? Number.NaN) - startMs;
  await runner.stop();
  return { startMs, firstMs };
}

/** What the site costs from cold, with its page in the cache or not; starts in turn with an empty worker. */
export async function coldTable(
  { site, hit }: { site: Code; hit: Code },
  path: string,
  starts: number,
): Promise<object[]> {
  const empty = { script: 'export default { fetch: () => new Response("") };' };
  const seen: { site: Cold; hit: Cold; empty: Cold }[] = [];
  for (let start = 0; start < starts; start++) {
    seen.push({
      site: await cold(site, path),
      hit: await cold(hit, path),
      empty: await cold(empty, path),
    });
  }
  return [
    row(
      "start-up above an empty worker",
      seen.map(({ site, empty }) => site.startMs - empty.startMs),
    ),
    row(
      "a miss as an isolate's first request",
      seen.map(({ site }) => site.firstMs),
    ),
    row(
      "a hit as an isolate's first request",
      seen.map(({ hit }) => hit.firstMs),
    ),
  ];
}

// Of fewer than a hundred starts the 99th percentile is the worst.
function row(measured: string, values: number[]): object {
  const sorted = values.toSorted((one, other) => one - other);
  return {
    "CPU ms": measured,
    median: median(values).toFixed(1),
    "99th percentile": sorted[Math.ceil(sorted.length * 0.99) - 1]?.toFixed(1),
    starts: values.length,
  };
}
