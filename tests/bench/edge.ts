import { attributesOf, parsePage } from "../support/html.ts";
import { workerBundle } from "../support/prepare.ts";
import { bundle, bundleTemplate } from "./bundles.ts";
import { coldTable } from "./cold.ts";
import { measureInTurn } from "./in-turn.ts";
import { type Code, type Runner, run } from "./runners.ts";
import { treeOf } from "./tree.ts";

const starts = Number(process.env.BENCH_STARTS ?? 15);
export const path = "/en";

/** What a page costs at the edge, and from cold: each variant in a workerd of its own, in turn. */
export async function edgeTables(): Promise<{ edge: object[]; cold: object[] }> {
  const { site, hit, miss, html } = await ourPage();
  const define = { __TREE__: JSON.stringify(await treeOf(html)) };
  const ownRenderer = true;
  const react = bundle("react", "tests/bench/react-worker.ts", { ownRenderer, define });
  const page = bundle("page", "tests/bench/page-worker.ts");
  const own = bundle("own", "worker/index.ts", { ownRenderer });
  const runners = [
    await run("fixed string", fixedAnswer(html)),
    await run("bare React", { path: react }),
    await run("hit", hit),
    miss,
    await run("miss, its page alone", { path: page }),
    await run("miss, React as it comes", { path: own, hasOutbox: true }),
    await run("the template's way", { path: bundleTemplate() }),
  ];
  const edge = await measureInTurn(runners, path);
  return { edge, cold: await coldTable({ site, hit }, path, starts) };
}

/** Our page as a visitor gets it, the worker that renders it, and the one that has it in the cache. */
export async function ourPage(): Promise<{ site: Code; hit: Code; miss: Runner; html: string }> {
  const site = { path: `${workerBundle}/index.js`, hasOutbox: true };
  const miss = await run("miss", site);
  const html = await (await fetch(miss.url + path)).text();
  const define = {
    __PAGE__: JSON.stringify(html),
    __NONCE__: JSON.stringify(attributesOf(parsePage(html), "[nonce]")[0]?.nonce),
  };
  const hit = { path: bundle("hit", "tests/bench/hit-worker.ts", { define }), hasOutbox: true };
  return { site, hit, miss, html };
}

/** The same bytes from memory: nothing is faster. */
export function fixedAnswer(page: string): Code {
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  const script = `const page = ${JSON.stringify(page)};
    export default { fetch: () => new Response(page, { headers: ${JSON.stringify(headers)} }) };`;
  return { script };
}
