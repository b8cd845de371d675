import { expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { missingPathOf, pageKeys, pathOf } from "#domain/pages/routes.ts";
import { attributesOf, one, parsePage, textOf } from "../../support/html.ts";
import { rawRequest } from "../../support/raw-request.ts";
import { useSite } from "../../support/site.ts";
import { words } from "../../support/words.ts";

const siteUrl = "https://tours.example";
const site = useSite(() => ({ SITE_URL: siteUrl }));

test.each(languages)(
  "an unknown address in %s is told on the home page, in one line",
  async (language) => {
    const address = `/${language}/nonsense`;
    const asPerson = { headers: { "Sec-Fetch-Dest": "document" } };
    const { headers } = await site.get(`${address}?utm_source=news`, asPerson);
    expect(headers.get("Location")).toBe(`${missingPathOf(language)}&utm_source=news`);
    const answer = await site.get(address, { ...asPerson, redirect: "follow" });
    const page = parsePage(await answer.text());
    const notice = one(page, "main > [role=status]");
    expect(textOf(notice)).toBe(words(language, "home.missing"));
    expect(textOf(one(page, "h1"))).toBe(words(language, "home.hero.title"));
    const canonical = attributesOf(page, "link[rel=canonical]").map(({ href }) => href);
    expect(canonical).toEqual([siteUrl + pathOf("home", language)]);
  },
);

test("a program that asks for an unknown address is sent to the plain home page", async () => {
  const { headers } = await site.get("/de/nonsense");
  expect(headers.get("Location")).toBe(pathOf("home", "de"));
});

test("who comes to the home page by its own address hears nothing of it", async () => {
  for (const query of ["", "?missing", "?missing=2", "?sent=1"]) {
    const page = await (await site.get(pathOf("home", "de") + query)).text();
    expect(parsePage(page).querySelectorAll("main > [role=status]")).toHaveLength(0);
  }
});

test("on no other page does the parameter say or change anything", async () => {
  for (const key of pageKeys.filter((page) => page !== "home")) {
    const path = pathOf(key, "pl");
    const [plain, asked] = await Promise.all(
      ["", "?missing=1"].map(async (query) => (await site.get(path + query)).text()),
    );
    expect(withoutNonces(asked)).toBe(withoutNonces(plain));
  }
});

test("the home page that tells of it is kept out of search, the home page itself is not", async () => {
  const robotsAt = async (path: string) =>
    (await rawRequest(site.url, path, { headers: { Host: new URL(siteUrl).host } })).headers[
      "x-robots-tag"
    ];
  for (const language of languages) {
    expect(await robotsAt(missingPathOf(language))).toBe("noindex");
    expect(await robotsAt(pathOf("home", language))).toBeUndefined();
  }
});

function withoutNonces(html = ""): string {
  return html.replace(/nonce="[^"]+"/g, "").replace(/"nonce":"[^"]+"/g, "");
}
