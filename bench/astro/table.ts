import { deepStrictEqual } from "node:assert/strict";
import { fixedAnswer, ourPage, path } from "../edge.ts";
import { measureInTurn } from "../in-turn.ts";
import { run } from "../runners.ts";
import { contentOf } from "./content.ts";
import { bundleAstro } from "./site.ts";

/** Our page from the cache and rendered anew, beside Astro, which renders the same content for every visitor. */
export async function astroTable(): Promise<object[]> {
  const { hit, miss, html } = await ourPage();
  const content = await contentOf(html);
  const astro = await run("Astro SSR", { path: bundleAstro(content) });
  const theirs = await (await fetch(astro.url + path)).text();
  deepStrictEqual(await contentOf(theirs), content);
  const fixed = await run("fixed string", fixedAnswer(html));
  return measureInTurn([fixed, await run("hit", hit), miss, astro], path);
}
