import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { attributesOf, parsePage } from "../tests/support/html.ts";
import { workerBundle } from "../tests/support/prepare.ts";
import { coldTable } from "./cold.ts";
import { treeOf } from "./react-tree.ts";
import { bundle, type Code, median, type Runner, run } from "./runners.ts";

export interface Load {
  requests: number;
  seconds: number;
  bytes: number;
}

/** Requests one address repeatedly, over so many connections, for some time; throws unless the status is 200. */
export async function load(url: string, ms: number, connections = 8): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const until = started + ms;
  let requests = 0;
  let bytes = 0;
  const ask = async () => {
    while (performance.now() < until) {
      bytes = await get(url, agent);
      requests++;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  agent.destroy();
  return { requests, bytes, seconds: (performance.now() - started) / 1000 };
}

function get(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on("end", () =>
        answer.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}

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

const starts = Number(process.env.BENCH_STARTS ?? 15);
export const path = "/en";
// Has the form that vite.config.ts makes.
const placeholder = /~{8}[\w-]{16}/;

/**
 * What a page costs at the edge, and from cold: each variant runs in its own workerd, in turn. `beside` is a built
 * checkout of another version of the site, to compare with.
 */
export async function edgeTables(beside?: string): Promise<{ edge: object[]; cold: object[] }> {
  const { site, hit, miss, html } = await ourPage();
  const define = { __TREE__: JSON.stringify(await treeOf(html)) };
  const runners = [
    await run("fixed string", fixedAnswer(html)),
    await run("bare React", { path: bundle("react", "bench/react-worker.ts", { define }) }),
    await run("hit", hit),
    miss,
  ];
  if (beside) {
    const other = await ourPage(beside);
    runners.push(await run(`hit, ${beside}`, other.hit), other.miss);
  }
  const edge = await measureInTurn(runners, path);
  return { edge, cold: await coldTable({ site, hit }, path, starts) };
}

/** A built checkout: its page as a visitor gets it, the worker that renders it, and one with the page in the cache. */
export async function ourPage(
  checkout = ".",
): Promise<{ site: Code; hit: Code; miss: Runner; html: string }> {
  const built = join(checkout, workerBundle, "index.js");
  const site = { path: built, hasOutbox: true };
  const miss = await run(checkout === "." ? "miss" : `miss, ${checkout}`, site);
  const html = await (await fetch(miss.url + path)).text();
  const nonce = attributesOf(parsePage(html), "script[nonce]")[0]?.nonce ?? "";
  const [mark = ""] = placeholder.exec(readFileSync(built, "utf8")) ?? [];
  const define = { __PAGE__: JSON.stringify(html.replaceAll(nonce, mark)) };
  const name = checkout === "." ? "hit" : "hit-beside";
  const hit = bundle(name, "bench/hit-worker.ts", { define, site: built });
  return { site, hit: { path: hit, hasOutbox: true }, miss, html };
}

/** A worker that answers with the same bytes from memory: nothing is faster. */
export function fixedAnswer(page: string): Code {
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  const script = `const page = ${JSON.stringify(page)};
    export default { fetch: () => new Response(page, { headers: ${JSON.stringify(headers)} }) };`;
  return { script };
}
