import { expect, test } from "vitest";
import { legalKeys, legalPathOf, pageKeys, pathOf } from "#domain/pages/routes.ts";
import { languageOf } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { send } from "../requests.ts";

const site = useSite();
const query = "?a=1&utm_source=news%20letter&a=2";
const swede = { "Accept-Language": "sv-SE, sv;q=0.9" };
const pole = { Cookie: "lang=pl", "Accept-Language": "de" };

/** A few of each kind; tests/domain/pages/addresses*.test.ts have all addresses of SPEC 2.1 and 2.3. */
const fixed = [
  ["/en/packages", "/en/lapland-holiday-packages"],
  ["/pl/lapland-holiday-packages", "/pl/pakiety-laponii"],
  ["/en/paketresor", "/en/lapland-holiday-packages"],
  ["/en/dog-sledding", "/en/husky-ride"],
  ["/sv/hundsl%C3%A4de", "/sv/hundspann"],
  ["/sv/hundsla%CC%88de", "/sv/hundspann"],
  ["/de/contact///", "/de/contact"],
  ["/SV/packages/", "/sv/paketresor"],
  ["/Terms", "/terms"],
  ["/Impressum/", "/legal-notice"],
] as const;

test.each(fixed)(
  "%s leads everybody for good to %s in one hop, its query kept",
  async (path, to) => {
    const answer = await site.get(path + query, { headers: pole });
    expect(answer.status).toBe(301);
    expect(answer.headers.get("Location")).toBe(to + query);
    expect(answer.headers.get("Cache-Control")).toMatch(/^public, max-age=[1-9]/);
    expect(answer.headers.get("Vary") ?? "").not.toMatch(/cookie|accept-language/i);
    expect((await site.get(to + query)).status).toBe(200);
  },
);

test.each([
  ["/en/nonsense", pathOf("home", "en")],
  ["/pl/hundslade", pathOf("home", "pl")],
] as const)("%s, which nobody knows, leads everybody to %s for now", async (path, to) => {
  const answer = await site.get(path + query, { headers: swede });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe(to + query);
  expect(answer.headers.get("Vary") ?? "").not.toMatch(/cookie|accept-language/i);
  expect((await site.get(to + query)).status).toBe(200);
});

const negotiated = [
  ["/", "/sv"],
  ["/packages", "/sv/paketresor"],
  ["/About/", "/sv/about"],
  ["/fr/hundslade", "/sv/hundspann"],
  ["/nonsense/about/more", pathOf("home", "sv")],
] as const;

test.each(negotiated)("%s leads a Swedish visitor, and no other, to %s", async (path, to) => {
  const answer = await site.get(path + query, { headers: swede });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe(to + query);
  expectForOneVisitor(answer);
  expect((await site.get(to + query)).status).toBe(200);
});

test.each([
  ["/en/packages", 308, "/en/lapland-holiday-packages"],
  ["/en/nonsense", 307, pathOf("home", "en")],
  ["/fr/about", 307, "/sv/about"],
] as const)("a form posted to %s is sent on (%i) to %s with its body", async (path, status, to) => {
  const body = new URLSearchParams({ name: "Åsa" });
  const answer = await send(site, path + query, { headers: swede, body });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Location")).toBe(to + query);
});

test("a HEAD request is redirected as a GET is", async () => {
  const answer = await site.get("/en/dogsled", { method: "HEAD" });
  expect(answer.status).toBe(301);
  expect(answer.headers.get("Location")).toBe("/en/husky-ride");
});

test.each(pageKeys)("the prefixed page %s looks at neither cookie nor browser", async (page) => {
  const answer = await site.get(pathOf(page, "de"), { headers: { ...pole, ...swede } });
  expect(answer.status).toBe(200);
  expect(languageOf(await answer.text())).toBe("de");
  expect(answer.headers.get("Vary") ?? "").not.toMatch(/cookie|accept-language/i);
  expect(answer.headers.get("Cache-Control")).toMatch(/^public\b/);
});

test.each(legalKeys)("the page %s answers in place and is for this visitor alone", async (page) => {
  const answer = await site.get(legalPathOf(page), { headers: swede });
  expect(answer.status).toBe(200);
  expect(languageOf(await answer.text())).toBe("sv");
  expectForOneVisitor(answer);
});

function expectForOneVisitor({ headers }: Response): void {
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  const vary = headers.get("Vary")?.toLowerCase().split(/,\s*/) ?? [];
  expect(vary).toEqual(expect.arrayContaining(["accept-language", "cookie"]));
}
