import { describe, expect, test } from "vitest";
import { packages } from "#domain/booking/packages.ts";
import { films } from "#domain/media/films.ts";
import { languages } from "#domain/pages/languages.ts";
import { sharePictureOf } from "#domain/pages/page-media.ts";
import {
  alternateLinks,
  legalKeys,
  legalPathOf,
  manifestPathOf,
  pageKeys,
  pathOf,
} from "#domain/pages/routes.ts";
import { attributesOf, one, parsePage, textOf } from "../../support/html.ts";
import { rawRequest } from "../../support/raw-request.ts";
import { useSite } from "../../support/site.ts";
import { words } from "../../support/words.ts";

const siteUrl = "https://tours.example";
const site = useSite(() => ({ SITE_URL: `${siteUrl}/` }));

describe("the sitemap", () => {
  test("names every page of every language once, and nothing else", async () => {
    const addresses = (await entries()).map(({ loc }) => loc);
    const pages = pageKeys.flatMap((page) => languages.map((language) => pathOf(page, language)));
    const legal = legalKeys.map(legalPathOf);
    expect(addresses.sort()).toEqual([...pages, ...legal].map((path) => siteUrl + path).sort());
  });

  test("gives each page all its languages and a default, and claims no day of change", async () => {
    expect(await (await site.get("/sitemap.xml")).text()).not.toContain("lastmod");
    for (const { loc, links } of await entries()) {
      const page = pageKeys.find((key) =>
        languages.some((language) => siteUrl + pathOf(key, language) === loc),
      );
      expect(links).toEqual(page ? alternateLinks(page, siteUrl) : []);
    }
  });
});

test("robots.txt keeps crawlers from the forms' endpoints and shows them the sitemap", async () => {
  const answer = await site.get("/robots.txt");
  expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toContain("Disallow: /api/");
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const elsewhere = await rawRequest(site.url, "/robots.txt", {
    headers: { Host: "x.workers.dev" },
  });
  expect(elsewhere.body).toBe(text);
});

test.each([
  ["x.workers.dev", "noindex"],
  ["tours.example", undefined],
] as const)("on the host %s pages answer with X-Robots-Tag: %s", async (host, expected) => {
  for (const path of [
    "/",
    pathOf("home", "sv"),
    legalPathOf("terms"),
    "/sitemap.xml",
    "/fr/x.jpg",
  ]) {
    const { headers } = await rawRequest(site.url, path, { headers: { Host: host } });
    expect(headers["x-robots-tag"], path).toBe(expected);
  }
});

test("pictures and films of a preview are kept out of search, those of the site are not", async () => {
  const robotsOn = async (path: string, host: string) =>
    (await rawRequest(site.url, path, { headers: { Host: host } })).headers["x-robots-tag"];
  for (const path of [sharePictureOf("about"), "/favicon.svg", films.home.src]) {
    expect(await robotsOn(path, "lapland-winter-tours.somebody.workers.dev"), path).toBe("noindex");
    expect(await robotsOn(path, "a1b2c3-lapland-winter-tours.somebody.workers.dev")).toBe(
      "noindex",
    );
    for (const own of ["tours.example", "www.tours.example", "workers.dev.example"])
      expect(await robotsOn(path, own), `${path} on ${own}`).toBeUndefined();
  }
});

test("llms.txt tells the facts and links to pages that are there", async () => {
  const answer = await site.get("/llms.txt");
  expect(answer.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
  const text = await answer.text();
  expect(text).toContain(words("en", "seo.home.description"));
  for (const { price } of packages) expect(text).toContain(`€${price}`);
  const links = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, href = ""]) => href);
  expect(links.length).toBeGreaterThan(15);
  const kinds = new Map<string, number>();
  for (const href of links) {
    expect(href.startsWith(`${siteUrl}/`), href).toBe(true);
    const linked = await site.get(href.replace(siteUrl, ""));
    expect(linked.status, href).toBe(200);
    const [kind = ""] = (linked.headers.get("Content-Type") ?? "").split(";");
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  expect(Object.fromEntries(kinds)).toEqual({
    "text/html": packages.length + pageKeys.length + legalKeys.length + languages.length - 1,
  });
});

test("the icons that a page names are there, of the kind it says", async () => {
  const page = parsePage(await (await site.get(pathOf("home", "de"))).text());
  const icons = attributesOf(page, "link[rel$=icon]");
  const kinds = await Promise.all(
    icons.map(async ({ href = "" }) => (await site.get(href)).headers.get("Content-Type")),
  );
  expect(icons.map(({ rel }, index) => [rel, kinds[index]])).toEqual([
    ["icon", expect.stringMatching(/^image\/(?:x-icon|vnd\.microsoft\.icon)$/)],
    ["icon", "image/svg+xml"],
    ["apple-touch-icon", "image/png"],
  ]);
});

test.each(languages)(
  "the manifest of %s is linked from its pages and names icons that are there",
  async (language) => {
    const page = parsePage(await (await site.get(pathOf("about", language))).text());
    const linked = attributesOf(page, "link[rel=manifest]");
    expect(linked.map(({ href }) => href)).toEqual([manifestPathOf(language)]);
    const answer = await site.get(manifestPathOf(language));
    expect(answer.headers.get("Content-Type")).toBe("application/manifest+json; charset=utf-8");
    const manifest = (await answer.json()) as {
      lang: string;
      start_url: string;
      description: string;
      icons: { src: string }[];
    };
    expect(manifest).toMatchObject({
      lang: language,
      start_url: pathOf("home", language),
      description: words(language, "seo.home.description"),
    });
    for (const { src } of manifest.icons) {
      const icon = await site.get(src);
      expect(icon.headers.get("Content-Type"), src).toBe("image/png");
    }
  },
);

test.each(["/robots.txt", "/sitemap.xml", "/llms.txt", manifestPathOf("pl")])(
  "%s is read, not written",
  async (path) => {
    const answer = await site.post(path, { headers: { Origin: site.url } });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD");
  },
);

interface Entry {
  loc: string;
  links: { hreflang: string | undefined; href: string | undefined }[];
}

async function entries(): Promise<Entry[]> {
  const answer = await site.get("/sitemap.xml");
  expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  const sitemap = parsePage(await answer.text());
  return sitemap.querySelectorAll("url").map((url) => ({
    loc: textOf(one(url, "loc")),
    links: attributesOf(url, "[hreflang]").map(({ hreflang, href }) => ({ hreflang, href })),
  }));
}
