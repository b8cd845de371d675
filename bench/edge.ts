import { readFileSync } from "node:fs";
import { join } from "node:path";
import { attributesOf, parsePage } from "../tests/support/html.ts";
import { workerBundle } from "../tests/support/prepare.ts";
import { bundle } from "./bundles.ts";
import { coldTable } from "./cold.ts";
import { measureInTurn } from "./in-turn.ts";
import { type Code, type Runner, run } from "./runners.ts";
import { treeOf } from "./tree.ts";

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
