import { expect, test } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { legalKeys, legalPathOf, pageKeys, pathOf } from "#domain/pages/routes.ts";
import { languageOf } from "../support/html.ts";
import { useSite } from "../support/site.ts";
import { send } from "./requests.ts";

const site = useSite();
const query = "?a=1&utm_source=news%20letter&a=2";
const swede = { "Accept-Language": "sv-SE, sv;q=0.9" };

/** The redirects of SPEC 2.1, literally, for a visitor who reads Swedish. */
const rows = [
  ["/", "/sv"],
  ["/about", "/sv/about"],
  ["/packages", "/sv/paketresor"],
  ["/gallery", "/sv/gallery"],
  ["/contact", "/sv/contact"],
  ["/book", "/sv/book"],
  ["/About/", "/sv/about"],
  ["/fr/about", "/sv/about"],
  ["/fr/packages", "/sv/paketresor"],
  ["/fr/hundslade", "/sv/hundspann"],
  ["/fr/norrsken", "/sv/norrsken"],
  ["/fr/about/", "/sv/about"],
  ["/fr", pathOf("home", "sv")],
  ["/fr/nonsense", pathOf("home", "sv")],
  ["/nonsense", pathOf("home", "sv")],
  ["/nonsense/about/more", pathOf("home", "sv")],
] as const;

test.each(rows)("%s leads a Swedish visitor to %s in one hop, query kept", async (path, to) => {
  const answer = await site.get(path + query, { headers: swede });
  expect(answer.status).toBe(302);
  const location = withQuery(to);
  expect(answer.headers.get("Location")).toBe(location);
  expect((await site.get(location)).status).toBe(200);
});

test.each(rows)("a form posted to %s is sent on to %s with its body", async (path, to) => {
  const body = new URLSearchParams({ name: "Åsa" });
  const answer = await send(site, path + query, { headers: swede, body });
  expect(answer.status).toBe(307);
  expect(answer.headers.get("Location")).toBe(withQuery(to));
});

test.each(rows)("the answer to %s is for this visitor alone", async (path) => {
  const { headers } = await site.get(path, { headers: swede });
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  const vary = headers.get("Vary")?.toLowerCase().split(/,\s*/) ?? [];
  expect(vary).toContain("accept-language");
  expect(vary).toContain("cookie");
});

test.each(languages)("a visitor who reads %s is sent to that home page", async (language) => {
  const answer = await site.get("/", { headers: { "Accept-Language": language } });
  expect(answer.headers.get("Location")).toBe(pathOf("home", language));
});

test.each(pageKeys)("the prefixed page %s looks at neither cookie nor browser", async (page) => {
  const headers = { Cookie: "lang=pl", ...swede };
  const answer = await site.get(pathOf(page, "de"), { headers });
  expect(answer.status).toBe(200);
  expect(languageOf(await answer.text())).toBe("de");
  expect(answer.headers.get("Vary") ?? "").not.toMatch(/cookie|accept-language/i);
  expect(answer.headers.get("Cache-Control")).toMatch(/^public\b/);
});

test.each(legalKeys)("the page %s answers in place and is for this visitor alone", async (page) => {
  const answer = await site.get(legalPathOf(page), { headers: swede });
  expect(answer.status).toBe(200);
  expect(languageOf(await answer.text())).toBe("sv");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(answer.headers.get("Vary")).toMatch(/accept-language/i);
  expect(answer.headers.get("Vary")).toMatch(/cookie/i);
});

/** A target with the visitor's query, after its own if it has one. */
function withQuery(to: string): string {
  return to + (to.includes("?") ? query.replace("?", "&") : query);
}
