import { allPages } from "../tests/worker/all-pages.ts";
import { type Code, median, type Runner, run } from "./runners.ts";

const longRun = 1_000;

interface Cold {
  /** Processor time until the worker is ready, the runtime's own included. */
  startMs: number;
  /** Processor time of each request, in order from the first. */
  requestsMs: number[];
}

/** Starts a worker anew and requests the pages one after the other. */
async function cold(code: Code, paths: string[]): Promise<Cold> {
  const runner = await run("cold", code);
  const startMs = runner.cpuMs() ?? Number.NaN;
  const requestsMs: number[] = [];
  for (const path of paths) requestsMs.push(await requestMs(runner, path));
  await runner.stop();
  return { startMs, requestsMs };
}

async function requestMs(runner: Runner, path: string): Promise<number> {
  const before = runner.cpuMs() ?? Number.NaN;
  await (await fetch(runner.url + path)).arrayBuffer();
  return (runner.cpuMs() ?? Number.NaN) - before;
}

/** What the site costs from cold, with its page in the cache or not; starts alternate with those of an empty worker. */
export async function coldTable(
  { site, hit }: { site: Code; hit: Code },
  path: string,
  starts: number,
): Promise<object[]> {
  const empty = { script: 'export default { fetch: () => new Response("") };' };
  const seen: { site: Cold; hit: Cold; empty: Cold }[] = [];
  for (let start = 0; start < starts; start++) {
    seen.push({
      site: await cold(site, [path]),
      hit: await cold(hit, [path]),
      empty: await cold(empty, [path]),
    });
  }
  const firstOf = ({ requestsMs }: Cold) => requestsMs[0] ?? Number.NaN;
  const inTurn = Array.from({ length: longRun }, (_, at) => pageAt(at));
  const { requestsMs } = await cold(site, inTurn);
  return [
    row(
      "start-up above an empty worker",
      seen.map(({ site, empty }) => site.startMs - empty.startMs),
    ),
    row(
      "a miss as an isolate's first request",
      seen.map(({ site }) => firstOf(site)),
    ),
    row(
      "a hit as an isolate's first request",
      seen.map(({ hit }) => firstOf(hit)),
    ),
    row(`the first ${longRun} requests of an isolate, misses of all pages`, requestsMs),
  ];
}

function pageAt(at: number): string {
  return allPages[at % allPages.length]?.path ?? "";
}

// With fewer than a hundred values the 99th percentile is the worst one.
function row(measured: string, values: number[]): object {
  const sorted = values.toSorted((one, other) => one - other);
  return {
    "CPU ms": measured,
    median: median(values).toFixed(1),
    "99th percentile": sorted[Math.ceil(sorted.length * 0.99) - 1]?.toFixed(1),
    measured: values.length,
  };
}
