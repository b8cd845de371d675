import { describe, expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { attributesOf, parsePage, structuredDataOf, textsOf } from "../../support/html.ts";
import { words } from "../../support/words.ts";
import { useWorkerd } from "../../support/workerd.ts";
import { allPages, reader } from "../all-pages.ts";

const youtube = "https://www.youtube.com/@tours";

function businessOn(html: string) {
  const [found] = structuredDataOf(html) as { "@graph": Record<string, unknown>[] }[];
  return found?.["@graph"].find((node) => node["@type"] === "LodgingBusiness");
}

describe("a family without a profile", () => {
  const site = useWorkerd(() => ({ INSTAGRAM_URL: "", YOUTUBE_URL: "" }));
  const read = reader(site);

  test.each(allPages)("$path in $language has no link that leads nowhere", async (row) => {
    const page = parsePage(await read(row));
    const targets = attributesOf(page, "a").map(({ href }) => href);
    expect(targets.filter((href) => !href)).toEqual([]);
    expect(targets.join(" ")).not.toMatch(/instagram|youtube/i);
    expect(textsOf(page, "a, button").join("\n")).not.toMatch(/instagram|youtube/i);
  });

  test("has no card for them, and search engines hear of none", async () => {
    const html = await read({ path: pathOf("contact", "en"), language: "en" });
    expect(textsOf(parsePage(html), "h2")).not.toContain(words("en", "contact.social.title"));
    expect(businessOn(html)).not.toHaveProperty("sameAs");
    expect(await (await site.get("/llms.txt")).text()).not.toMatch(/instagram|youtube/i);
  });
});

describe("a family with one profile", () => {
  const site = useWorkerd(() => ({ INSTAGRAM_URL: "", YOUTUBE_URL: youtube }));

  test("links to that one", async () => {
    const html = await (await site.get(pathOf("contact", "sv"))).text();
    const targets = attributesOf(parsePage(html), "a[href*='youtube'], a[href*='instagram']");
    expect(targets.map(({ href }) => href)).toEqual([youtube, youtube]);
    expect(businessOn(html)).toMatchObject({ sameAs: [youtube] });
  });
});
