import { expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { fileFolders, legalKeys, legalPathOf, pageKeys, pathOf } from "#domain/routes.ts";
import { rawRequest } from "../support/raw-request.ts";
import { useSite } from "../support/site.ts";
import { words } from "../support/words.ts";

const site = useSite();

test.each([
  "/favicon.png",
  "/index.html",
  "/wp-login.php",
  "/.env",
  "/.git/config",
  "/en/photo.jpg",
  "/fr/photo.JPG",
  "/en/about.html",
  "/images//lodge.jpg",
  "//assets/root.js",
  "/assets/%2e%2e/nothing.js",
  "/locales/fr/translation.json",
  "/robots.txt.bak",
  ...fileFolders.map((folder) => `/${folder}/nothing`),
  ...fileFolders.map((folder) => `/${folder}`),
])("the missing file %s is a plain 404, not a page and not a redirect", async (path) => {
  const answer = await rawRequest(site.url, path, { headers: { "Accept-Language": "sv" } });
  expect(answer.status).toBe(404);
  expect(answer.headers.location).toBeUndefined();
  expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
  expect(answer.body).not.toContain("<");
});

test.each(
  pageKeys.flatMap((page) =>
    languages.map((language) => ({
      path: page === "home" ? `/${language}/_` : pathOf(page, language),
      title: words(language, `seo.${page}.title`),
    })),
  ),
)("$path.data is the page's data, its words among it", async ({ path, title }) => {
  const answer = await site.get(`${path}.data`, { headers: { Cookie: "lang=pl" } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Location")).toBeNull();
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/x-script/);
  expect(await answer.text()).toContain(title);
});

test.each(legalKeys)("%s.data is in the visitor's language and for them alone", async (page) => {
  const headers = { Cookie: "lang=pl" };
  const answer = await site.get(`${legalPathOf(page)}.data`, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(await answer.text()).toContain(words("pl", `legal.${page}.title`));
});

test.each([
  "/_.data",
  "/de/nope.data",
  "/de/nope/more.data",
  "/fr/about.data",
  "/about.data",
  "/en/packages.data",
  "/en/dogsled.data",
  "/EN/about.data",
  "/en/about/_.data",
  "//evil.example.data",
  "//evil.example/_.data",
  "/%5Cevil.example.data",
  "/.data",
])("the data request %s is never redirected", async (path) => {
  const answer = await rawRequest(site.url, path, { headers: { Cookie: "lang=sv" } });
  expect(answer.status).toBeOneOf([200, 404]);
  expect(answer.headers.location).toBeUndefined();
});

test.each(["/de/nope.data", "/fr/about.data"])(
  "the data request %s finds nothing",
  async (path) => {
    expect((await site.get(path)).status).toBe(404);
  },
);
