import { describe, expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { fileFolders, legalKeys, legalPathOf, pageKeys, pathOf } from "#domain/pages/routes.ts";
import { languageOf, one, parsePage, textOf } from "../../support/html.ts";
import { rawRequest } from "../../support/raw-request.ts";
import { useSite } from "../../support/site.ts";
import { words } from "../../support/words.ts";

const site = useSite();

const missingFiles = [
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
];

test.each(missingFiles)(
  "the missing file %s is a plain 404, not a page and not a redirect",
  async (path) => {
    const answer = await rawRequest(site.url, path, { headers: { "Accept-Language": "sv" } });
    expect(answer.status).toBe(404);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
    expect(answer.body).not.toContain("<");
  },
);

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

const chromium = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8";

describe.each(languages)("who reads %s and opens a file that is not there", (language) => {
  const paths = [`/${language}/about.html`, ...missingFiles.filter((path) => !isApi(path))];

  test.each([
    ["Sec-Fetch-Dest", { "Sec-Fetch-Dest": "document", Accept: "*/*" }],
    ["Accept", { Accept: chromium }],
  ])("gets a page with a way on, as %s tells", async (_, headers) => {
    for (const path of paths) {
      const named = languages.find((each) => path.startsWith(`/${each}/`)) ?? language;
      const sent = { ...headers, "Accept-Language": language } as Record<string, string>;
      const answer = await rawRequest(site.url, path, { headers: sent });
      expect(answer.status, path).toBe(404);
      expect(answer.headers["cache-control"]).toBe("private, no-store");
      expect(answer.headers.vary).toBe("Accept-Language, Cookie");
      const page = parsePage(answer.body);
      expect(languageOf(answer.body), path).toBe(named);
      expect(textOf(one(page, "h1"))).toBe(words(named, "errors.notFound.title"));
      expect(textOf(page)).toContain(words(named, "errors.notFound.text"));
      const way = one(page, "a");
      expect(way.getAttribute("href")).toBe(pathOf("home", named));
      expect(textOf(way)).toBe(words(named, "errors.home"));
      expect(answer.body.length).toBeLessThan(1000);
    }
  });
});

test.each(["image", "script", "style", "video", "manifest", "empty"])(
  "a missing file that a page asks for as %s is a short text, whatever it accepts",
  async (destination) => {
    const headers = { "Sec-Fetch-Dest": destination, Accept: chromium };
    const answer = await site.get("/images/nothing.jpg", { headers });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.text()).toBe("Not found");
  },
);

function isApi(path: string): boolean {
  return path.startsWith("/api");
}
