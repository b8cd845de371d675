import { load } from "./load.ts";
import { median } from "./median.ts";
import type { Runner } from "./runners.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const roundMs = Number(process.env.BENCH_ROUND_MS ?? 2_000);

interface Measured {
  perSecond: number;
  cpuMs: number;
  bytes: number;
}

/** Measures what a page costs each server, compared with the first one; then stops them. */
export async function measureInTurn(runners: Runner[], path: string): Promise<object[]> {
  const results = new Map<Runner, Measured[]>(runners.map((runner) => [runner, []]));
  // The first round warms up and does not count.
  for (let round = 0; round <= rounds; round++) {
    for (const runner of runners) {
      const measured = await measure(runner, path);
      if (round > 0) results.get(runner)?.push(measured);
    }
  }
  for (const runner of runners) await runner.stop();
  return rowsOf(results);
}

async function measure(runner: Runner, path: string): Promise<Measured> {
  const before = runner.cpuMs();
  const { requests, seconds, bytes } = await load(runner.url + path, roundMs);
  const used = (runner.cpuMs() ?? Number.NaN) - (before ?? Number.NaN);
  return { perSecond: requests / seconds, cpuMs: used / requests, bytes };
}

function rowsOf(results: Map<Runner, Measured[]>): object[] {
  const [floor] = results.values();
  const fastest = median(floor?.map(({ perSecond }) => perSecond) ?? []);
  return [...results].map(([{ name }, measured]) => {
    const perSecond = median(measured.map((each) => each.perSecond));
    const cpuMs = median(measured.map((each) => each.cpuMs));
    const bytes = measured[0]?.bytes ?? Number.NaN;
    return {
      variant: name,
      "requests/s": Math.round(perSecond),
      "of a fixed string": `${((100 * perSecond) / fastest).toFixed(1)} %`,
      "CPU ms a request": cpuMs.toFixed(2),
      "HTML bytes": bytes,
      "CPU µs a kB": ((1e6 * cpuMs) / bytes).toFixed(1),
    };
  });
}
