import { describe, expect, test } from "vitest";
import { legalKeys, legalPathOf } from "#domain/pages/routes.ts";
import { enough } from "../../support/cases.ts";
import { attributesOf, hrefsIn, parsePage, textsOf } from "../../support/html.ts";
import { rawRequest } from "../../support/raw-request.ts";
import { useSite } from "../../support/site.ts";

const siteUrl = "https://tours.example";
const site = useSite(() => ({ SITE_URL: siteUrl }));
const maxClicks = 3;

interface Page {
  path: string;
  /** The smallest number of links from the start page. */
  clicks: number;
  status: number;
  canonical: string | undefined;
  ids: ReadonlySet<string>;
  /** The links within the site, as path, query and fragment. */
  links: readonly URL[];
}

// From each language every other one is reached, so that one crawl reads the whole site.
describe.each(
  enough<readonly (readonly [string, string | undefined, string])[]>(
    [["in Polish", "pl-PL,pl;q=0.9", "/pl"]],
    [
      ["without a language", undefined, "/en"],
      ["in Polish", "pl-PL,pl;q=0.9", "/pl"],
      ["in Swedish before English", "sv,en;q=0.8", "/sv"],
    ],
  ),
)("a crawler that asks %s", (_, acceptLanguage, home) => {
  const headers: Record<string, string> = acceptLanguage
    ? { "Accept-Language": acceptLanguage }
    : {};

  test("comes from / to a home page in one hop", async () => {
    const answer = await rawRequest(site.url, "/", { headers });
    expect([answer.status, answer.headers.location]).toEqual([302, home]);
    expect((await site.get(home, { headers })).status).toBe(200);
  });

  test("finds everything in three clicks, and nothing that is broken", async () => {
    const pages = await crawl(home, headers);
    const found = [...pages.values()];
    expect(found.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
    expect(found.filter(({ clicks }) => clicks > maxClicks).map(({ path }) => path)).toEqual([]);
    const orphans = (await sitemapPaths()).filter((path) => !pages.has(path));
    expect(orphans).toEqual([]);
    expect(brokenAnchors(pages)).toEqual([]);
    expect(sharedCanonicals(found)).toEqual([]);
    for (const key of legalKeys) expect(pages.get(legalPathOf(key))?.clicks).toBe(1);
    // What a page calls its canonical address answers in place.
    for (const { path, canonical } of found) {
      const address = canonical?.replace(siteUrl, "") ?? path;
      expect(pages.get(address)?.status, `${path} calls itself ${canonical}`).toBe(200);
    }
  });
});

/** Follows every link from a page, breadth first, and requests each path once. */
async function crawl(start: string, headers: Record<string, string>): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  let next = [start];
  for (let clicks = 0; next.length > 0; clicks++) {
    const read = await Promise.all(next.map((path) => readPage(path, clicks, headers)));
    for (const page of read) pages.set(page.path, page);
    const linked = read.flatMap(({ links }) => links.map(({ pathname }) => pathname));
    next = [...new Set(linked)].filter((path) => !pages.has(path));
  }
  return pages;
}

async function readPage(
  path: string,
  clicks: number,
  headers: Record<string, string>,
): Promise<Page> {
  const answer = await site.get(path, { headers });
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
  const page = parsePage(isPage ? await answer.text() : "");
  const alternates = attributesOf(page, "link[rel=alternate]").map(({ href = "" }) => href);
  const [canonical] = attributesOf(page, "link[rel=canonical]");
  const base = new URL(path, siteUrl);
  return {
    path,
    clicks,
    status: answer.status,
    canonical: isPage ? canonical?.href : siteUrl + path,
    ids: new Set(page.querySelectorAll("[id]").map(({ id }) => id)),
    links: [...hrefsIn(page), ...alternates]
      .map((href) => new URL(href, base))
      .filter(({ origin }) => origin === siteUrl),
  };
}

async function sitemapPaths(): Promise<string[]> {
  const sitemap = parsePage(await (await site.get("/sitemap.xml")).text());
  return textsOf(sitemap, "loc").map((address) => address.replace(siteUrl, ""));
}

function brokenAnchors(pages: ReadonlyMap<string, Page>): string[] {
  return [...pages.values()].flatMap(({ path, links }) =>
    links
      .filter(({ hash, pathname }) => hash && !pages.get(pathname)?.ids.has(hash.slice(1)))
      .map(({ pathname, hash }) => `${path} -> ${pathname}${hash}`),
  );
}

function sharedCanonicals(pages: readonly Page[]): string[] {
  const canonicals = pages.map(({ canonical }) => canonical);
  return pages
    .filter(({ canonical }, index) => canonicals.indexOf(canonical) !== index)
    .map(({ path, canonical }) => `${path} calls itself ${canonical}`);
}
