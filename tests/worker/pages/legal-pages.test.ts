import { expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { legalKeys, legalPathOf, pathOf } from "#domain/pages/routes.ts";
import { attributesOf, languageOf, parsePage } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { allPages, legalPages } from "../all-pages.ts";
import { postForm } from "../requests.ts";

const site = useSite();
const privacy = legalPathOf("privacy");

test.each(legalPages)("$path is read in $language by a visitor who chose it", async (row) => {
  const headers = { Cookie: `lang=${row.language}`, "Accept-Language": "fr, de;q=0.5, pl;q=0.4" };
  const answer = await site.get(row.path, { headers });
  expect(languageOf(await answer.text())).toBe(row.language);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
});

test.each(legalKeys)("the page %s is English where nothing else is asked for", async (page) => {
  const answer = await site.get(legalPathOf(page), { headers: { Cookie: "lang=fr" } });
  expect(languageOf(await answer.text())).toBe("en");
});

test.each(legalPages)(
  "$path is read in $language by a visitor who followed a link of a page in $language",
  async (row) => {
    const others = { Cookie: "lang=en", "Accept-Language": "en" };
    for (const page of [pathOf("home", row.language), pathOf("huskyTour", row.language)]) {
      const headers = { ...others, Referer: `${site.url}${page}?utm_source=a` };
      const answer = await site.get(row.path, { headers });
      expect(answer.headers.getSetCookie()).toEqual([]);
      const html = await answer.text();
      expect(languageOf(html)).toBe(row.language);
      // The next page has no other way to know, since this one's address does not say it.
      const links = attributesOf(parsePage(html), "footer a[href^='/'][href*='?']");
      expect(links.map(({ href }) => href)).toEqual(
        legalKeys.map((page) => `${legalPathOf(page)}?lang=${row.language}`),
      );
    }
    const named = await (
      await site.get(`${row.path}?lang=${row.language}`, { headers: others })
    ).text();
    expect(languageOf(named)).toBe(row.language);
    const canonical = attributesOf(parsePage(named), "link[rel=canonical]");
    expect(canonical.map(({ href = "" }) => new URL(href).search)).toEqual([""]);
  },
);

test.each([
  "https://evil.example/pl/about",
  "https://evil.example/?x=SITE/pl/about",
  "SITE",
  "SITE/privacy?lang=pl",
  "SITE/PL/about",
  "SITE/fr/about",
  "SITE.evil.example/pl",
  "/pl/about",
  "pl",
  "http://[",
  "",
])("the Referer %s, no page of this site in a language, is as good as none", async (referer) => {
  const headers = { "Accept-Language": "sv", Referer: referer.replace("SITE", site.url) };
  const html = await (await site.get(privacy, { headers })).text();
  expect(languageOf(html)).toBe("sv");
  const links = attributesOf(parsePage(html), "footer a[href]").map(({ href }) => href);
  expect(links).toEqual(expect.arrayContaining(legalKeys.map(legalPathOf)));
});

test.each(["fr", "", "PL", "__proto__"])("?lang=%s names no language", async (named) => {
  const headers = { "Accept-Language": "de" };
  const answer = await site.get(`${privacy}?lang=${named}`, { headers });
  expect(languageOf(await answer.text())).toBe("de");
});

test.each(legalKeys)("without script the page %s offers every language in a form", async (page) => {
  const html = parsePage(await (await site.get(legalPathOf(page))).text());
  const buttons = attributesOf(html, "form[method=post] button[name=language]");
  expect(new Set(buttons.map(({ value }) => value))).toEqual(new Set(languages));
  expect(buttons.every(({ type }) => type === "submit")).toBe(true);
});

test.each(legalPages)("choosing $language on $path sets the cookie and shows it", async (row) => {
  const answer = await postForm(site, row.path, [["language", row.language]], {
    Origin: site.url,
    "Accept-Language": "en, de;q=0.5, pl;q=0.4",
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(row.path);
  expect(answer.headers.get("Cache-Control")).toMatch(/no-store/);
  const [cookie = "", ...more] = answer.headers.getSetCookie();
  expect(more).toEqual([]);
  const [pair, ...attributes] = cookie.split("; ");
  expect(pair).toBe(`lang=${row.language}`);
  expect(attributes).toEqual(
    expect.arrayContaining(["Path=/", expect.stringMatching(/^Max-Age=\d{7,}$/), "SameSite=Lax"]),
  );
  const page = await site.get(row.path, { headers: { Cookie: pair ?? "" } });
  expect(languageOf(await page.text())).toBe(row.language);
});

test.each(["fr", "", "EN", "en; Domain=evil.example", "de\r\nX-Injected: yes"])(
  "choosing the language %j, which there is not, sets no cookie",
  async (language) => {
    const answer = await postForm(site, privacy, [["language", language]]);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(privacy);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.has("X-Injected")).toBe(false);
  },
);

test("another site cannot set a visitor's language", async () => {
  const answer = await postForm(site, privacy, [["language", "pl"]], {
    Origin: "https://evil.example",
  });
  expect(answer.status).toBe(403);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test.each([
  ...allPages,
  { path: "/", language: "pl" },
  { path: "/about", language: "de" },
  { path: "/en/packages", language: "sv" },
  { path: "/nonsense", language: "sv" },
  { path: "/sv/about.data", language: "sv" },
  { path: "/images/nothing.jpg", language: "en" },
  { path: "/api/health", language: "en" },
])("GET $path in $language sets no cookie", async ({ path, language }) => {
  const headers = { "Accept-Language": language, Cookie: "lang=xx; consent=yes" };
  expect((await site.get(path, { headers })).headers.getSetCookie()).toEqual([]);
});
