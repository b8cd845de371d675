import { launchChromium } from "../support/chromium.ts";
import { workerBundle } from "../support/prepare.ts";
import { bundle, bundleTemplate } from "./bundles.ts";
import { coldTable } from "./cold.ts";
import { load } from "./load.ts";
import { median } from "./median.ts";
import type { Tree } from "./react-worker.ts";
import { type Runner, run } from "./runners.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const roundMs = Number(process.env.BENCH_ROUND_MS ?? 2_000);
const starts = Number(process.env.BENCH_STARTS ?? 15);
const path = "/en";

interface Measured {
  perSecond: number;
  cpuMs: number;
  bytes: number;
}

/** What a page costs at the edge, and from cold: each variant in a workerd of its own, in turn. */
export async function edgeTables(): Promise<{ edge: object[]; cold: object[] }> {
  const site = { path: `${workerBundle}/index.js`, hasOutbox: true };
  const miss = await run("miss", site);
  const html = await (await fetch(miss.url + path)).text();
  const define = {
    __TREE__: JSON.stringify(await treeOf(html)),
    __PAGE__: JSON.stringify(html),
    __NONCE__: JSON.stringify(/nonce="([^"]+)"/.exec(html)?.[1]),
  };
  const ownRenderer = true;
  const hit = { path: bundle("hit", "tests/bench/hit-worker.ts", { define }), hasOutbox: true };
  const react = bundle("react", "tests/bench/react-worker.ts", { ownRenderer, define });
  const own = bundle("own", "worker/index.ts", { ownRenderer });
  const results = await measureInTurn([
    await run("fixed string", { script: fixedAnswer(html) }),
    await run("bare React", { path: react }),
    await run("hit", hit),
    miss,
    await run("miss, React as it comes", { path: own, hasOutbox: true }),
    await run("the template's way", { path: bundleTemplate() }),
  ]);
  return { edge: rowsOf(results), cold: await coldTable({ site, hit }, path, starts) };
}

async function measureInTurn(runners: Runner[]): Promise<Map<Runner, Measured[]>> {
  const results = new Map<Runner, Measured[]>(runners.map((runner) => [runner, []]));
  // The first round warms up and does not count.
  for (let round = 0; round <= rounds; round++) {
    for (const runner of runners) {
      const measured = await measure(runner);
      if (round > 0) results.get(runner)?.push(measured);
    }
  }
  for (const runner of runners) await runner.stop();
  return results;
}

async function measure(runner: Runner): Promise<Measured> {
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

function fixedAnswer(page: string): string {
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  return `const page = ${JSON.stringify(page)};
    export default { fetch: () => new Response(page, { headers: ${JSON.stringify(headers)} }) };`;
}

/** A page's elements as plain data, as a browser reads them. */
async function treeOf(page: string): Promise<Tree> {
  const browser = await launchChromium();
  const tab = await browser.newPage({ javaScriptEnabled: false });
  await tab.route("**", (route) => route.abort());
  await tab.setContent(page, { waitUntil: "commit" });
  const tree = await tab.evaluate(() => {
    const read = (element: Element): Tree => ({
      tag: element.localName,
      attributes: Object.fromEntries(
        [...element.attributes]
          .filter(({ name }) => name !== "style" && name !== "nonce")
          .map(({ name, value }) => [name === "class" ? "className" : name, value]),
      ),
      children: element.matches("script, style")
        ? []
        : [...element.childNodes].flatMap((node) =>
            node instanceof Element ? [read(node)] : node instanceof Text ? [node.data] : [],
          ),
    });
    return read(document.documentElement);
  });
  await browser.close();
  return tree;
}
