import { expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { type RawAnswer, rawRequest } from "../../support/raw-request.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

/** Expects every redirect of an answer to stay on this site, as browsers read addresses. */
function expectHarmless(answer: RawAnswer): void {
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers).not.toHaveProperty("x-injected");
  expect(answer.headers).not.toHaveProperty("set-cookie");
  const { location } = answer.headers;
  if (location === undefined) return;
  expect(new URL(String(location), site.url).origin).toBe(site.url);
  expect(String(location).split("?")[0]).toMatch(/^\/(?![/\\])[^\s\\]*$/);
}

const hostile = [
  "//evil.example",
  "///evil.example/%2e%2e",
  "/%2F%2Fevil.example/about",
  "/\\evil.example",
  "/%5C%5Cevil.example/about",
  "/%09/evil.example",
  "/https:evil.example",
  "/en@evil.example/about",
  "/en/../../evil",
  "/en/..%2f..%2fevil",
  "/%E0%A4%A",
  "/%C0%AF%C0%AFevil.example",
  "/en/about%00.html",
  "/en/packages%0d%0aX-Injected:%20yes",
  "/fr/about%0d%0aSet-Cookie:%20lang=de/",
  "/__proto__/constructor",
  `/${"a".repeat(4096)}`,
  `/en${"/".repeat(4096)}about`,
];

test.each(hostile)("%s leads nobody off the site", async (path) => {
  expectHarmless(await rawRequest(site.url, path));
});

/** Hosts without a dot, since an address that ends like a file name is never redirected. */
test.each([
  ["//localhost", pathOf("home", "sv")],
  ["//localhost/", pathOf("home", "sv")],
  ["///localhost//", pathOf("home", "sv")],
  ["/\\localhost", pathOf("home", "sv")],
  ["/%5Clocalhost", pathOf("home", "sv")],
  ["/%2F%2Flocalhost/", pathOf("home", "sv")],
  ["/%09/localhost", pathOf("home", "sv")],
  ["//evil.example/nothing", pathOf("home", "sv")],
  ["//evil.example/about", pathOf("about", "sv")],
  ["/%2F%2Fevil.example/about/", pathOf("about", "sv")],
])("%s leads to the visitor's own page %s", async (path, to) => {
  const answer = await rawRequest(site.url, path, { headers: { "Accept-Language": "sv" } });
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe(to);
});

test.each([
  "?next=//evil.example",
  "?x=%0d%0aX-Injected:%20yes",
  "?x=%0aSet-Cookie:%20lang=de",
  "?x=%E5%98%8AX-Injected:%20yes",
  "?%00=%zz&__proto__=1",
  "?\\evil.example",
  `?x=${"y".repeat(4096)}`,
])("the query %s changes neither the way nor the headers", async (query) => {
  for (const path of ["/contact", "/en/packages", "/en/contact/", "/nonsense"]) {
    const answer = await rawRequest(site.url, path + query);
    expectHarmless(answer);
    expect(answer.status).toBeOneOf([301, 302]);
    const { pathname } = new URL(String(answer.headers.location), site.url);
    const ways = (["contact", "laplandPackages", "home"] as const).map((key) => pathOf(key, "en"));
    expect(pathname).toBeOneOf(ways);
  }
});

test.each(languages)("a foreign Host does not lead a visitor away from %s", async (language) => {
  const headers = { Host: "evil.example", "X-Forwarded-Host": "evil.example" };
  const answer = await rawRequest(site.url, `/${language}/about/`, { headers });
  expect(answer.headers.location).toBe(pathOf("about", language));
});
