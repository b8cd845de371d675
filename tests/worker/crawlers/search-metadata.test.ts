import { expect, test } from "vitest";
import { facts } from "#domain/facts/facts.ts";
import { languages } from "#domain/pages/languages.ts";
import { sharePictureSize } from "#domain/pages/page-media.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { attributesOf, parsePage, structuredDataOf, textsOf } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { words } from "../../support/words.ts";
import { allPages, reader } from "../all-pages.ts";

const siteUrl = "https://tours.example";
const site = useSite(() => ({ SITE_URL: siteUrl }));
const read = reader(site);
const experiences = [
  ["huskyTour", "TouristAttraction"],
  ["snowmobileSafari", "TouristAttraction"],
  ["northernLights", "TouristAttraction"],
  ["accommodation", "LodgingBusiness"],
] as const;

test.each(allPages)("$path in $language has keywords of its own", async (row) => {
  expect((await metasOf(row)).keywords).toEqual([words(row.language, `seo.${row.page}.keywords`)]);
});

test("no two pages share a title or a description", async () => {
  const seen = new Set<string>();
  for (const row of allPages) {
    const [title = ""] = textsOf(parsePage(await read(row)), "title");
    const [description = ""] = (await metasOf(row)).description ?? [];
    expect(seen.has(title) || seen.has(description), row.path).toBe(false);
    seen.add(title).add(description);
  }
});

test.each(allPages)(
  "$path in $language has title, description, image and url to be shared with",
  async (row) => {
    const shared = await metasOf(row);
    expect(shared["og:title"]).toEqual([words(row.language, `seo.${row.page}.title`)]);
    expect(shared["og:description"]).toEqual([words(row.language, `seo.${row.page}.description`)]);
    expect(shared["og:url"]).toEqual([siteUrl + row.path]);
    expect(shared["og:image"]).toEqual([expect.stringMatching(/^https:\/\/tours\.example\/og\//)]);
    expect(shared["twitter:image"]).toEqual(shared["og:image"]);
    expect(shared["og:image:alt"]?.[0]?.length).toBeGreaterThan(20);
    expect(shared["og:image:alt"]).not.toEqual(shared["og:title"]);
    const { width, height } = sharePictureSize;
    expect(shared).toMatchObject({
      "og:type": ["website"],
      "og:site_name": [facts.siteName],
      "og:image:width": [String(width)],
      "og:image:height": [String(height)],
      "twitter:card": ["summary_large_image"],
      "twitter:title": shared["og:title"],
      "twitter:description": shared["og:description"],
      "twitter:image:alt": shared["og:image:alt"],
      "og:locale": [expect.stringMatching(new RegExp(`^${row.language}_[A-Z]{2}$`))],
    });
    const others = shared["og:locale:alternate"]?.map((locale) => locale.split("_")[0]) ?? [];
    expect([row.language, ...others].sort()).toEqual([...languages].sort());
  },
);

test.each([
  ["about", "/og/about.jpg"],
  ["laplandPackages", "/og/packages.jpg"],
  ["gallery", "/og/gallery.jpg"],
  ["home", "/og/default.jpg"],
  ["contact", "/og/default.jpg"],
  ["book", "/og/default.jpg"],
  ["huskyTour", "/og/husky-ride.jpg"],
  ["snowmobileSafari", "/og/snowmobile-safari.jpg"],
  ["northernLights", "/og/northern-lights.jpg"],
  ["accommodation", "/og/accommodation.jpg"],
] as const)("the page %s is shared with the picture %s, which is there", async (page, picture) => {
  const shared = await metasOf({ path: pathOf(page, "en"), language: "en" });
  expect(shared["og:image"]).toEqual([siteUrl + picture]);
  const file = await site.get(picture);
  expect(file.status).toBe(200);
  expect(file.headers.get("Content-Type")).toBe("image/jpeg");
});

test.each(experiences)("the page %s tells crawlers that it is about a %s", async (page, type) => {
  const graph = await graphOf({ path: pathOf(page, "sv"), language: "sv" });
  expect(graph).toContainEqual(
    expect.objectContaining({
      "@type": type,
      name: words("sv", `seo.${page}.title`),
      url: siteUrl + pathOf(page, "sv"),
    }),
  );
});

test("on another language's slug it tells them the canonical address", async () => {
  const graph = await graphOf({ path: "/de/norrsken", language: "de" });
  const url = siteUrl + pathOf("northernLights", "de");
  expect(graph).toContainEqual(expect.objectContaining({ "@type": "WebPage", url }));
});

async function metasOf(row: Parameters<typeof read>[0]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const metas = attributesOf(parsePage(await read(row)), "head meta");
  for (const { property, name, content = "" } of metas) {
    const key = property ?? name ?? "";
    found[key] = [...(found[key] ?? []), content];
  }
  return found;
}

async function graphOf(row: Parameters<typeof read>[0]): Promise<unknown[]> {
  const [found] = structuredDataOf(await read(row)) as { "@graph": unknown[] }[];
  return found?.["@graph"] ?? [];
}
