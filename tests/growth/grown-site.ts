import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll } from "vitest";
import { languages } from "#domain/languages.ts";
import type { PageKey } from "#domain/route-table.ts";
import { pageKeys, pathOf } from "#domain/routes.ts";
import { buildWorker, workerBundle } from "../support/prepare.ts";
import { useSite } from "../support/site.ts";
import { firstLoadOf, packed, weightOf } from "../support/weights.ts";
import { addLanguages, languageCodes } from "./add-languages.ts";
import { addPages } from "./add-pages.ts";
import { copyProject } from "./copy-project.ts";

/** What a visitor gets of one page. */
interface PageLoad {
  html: string;
  /** Bytes of its first script after gzip. */
  script: number;
}

export interface GrownSite {
  /** How many there are, the project's own among them. */
  languages: number;
  pages: number;
  buildSeconds: number;
  /** Bytes of the worker after gzip. */
  worker: number;
  page(key: PageKey): PageLoad;
  get(path: string): Promise<Response>;
}

/** The project with some languages and pages more, built and served for all tests of a file. */
export function useGrownSite(moreLanguages: number, morePages: number): GrownSite {
  const read = new Map<string, PageLoad>();
  let folder = "";
  const grown: GrownSite = {
    languages: languages.length + moreLanguages,
    pages: pageKeys.length + morePages,
    buildSeconds: 0,
    worker: 0,
    page: (key) => read.get(key) as PageLoad,
    get: (path) => site.get(path),
  };
  beforeAll(async () => {
    folder = copyProject();
    const codes = languageCodes(moreLanguages);
    if (moreLanguages > 0) addLanguages(folder, codes);
    if (morePages > 0) addPages(folder, morePages, [...languages, ...codes]);
    const start = performance.now();
    await buildWorker(folder);
    grown.buildSeconds = (performance.now() - start) / 1_000;
    grown.worker = gzipSync(readFileSync(join(folder, workerBundle, "index.js"))).length;
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const site = useSite(undefined, () => folder);
  beforeAll(async () => {
    const files = join(folder, "build/client");
    for (const key of pageKeys) {
      const html = await (await site.get(pathOf(key, "en"))).text();
      read.set(key, { html, script: weightOf(firstLoadOf(html, files).scripts, files) });
    }
  });
  return grown;
}

/** A line of figures: how large the site is, and what it and its home page weigh. */
export function figuresOf({ languages, pages, worker, buildSeconds, page }: GrownSite): string {
  const { script, html } = page("home");
  const figures = [
    languages,
    pages,
    worker,
    buildSeconds.toFixed(1),
    script,
    packed(html),
    Buffer.byteLength(html),
  ];
  return `| ${figures.join(" | ")} |\n`;
}
