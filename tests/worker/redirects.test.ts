import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { useSite } from "../support/site.ts";
import { send } from "./requests.ts";

const site = useSite();
const query = "?a=1&utm_source=news%20letter&a=2";

/** SPEC 2.3, literally, then other spellings of these addresses (SPEC 2.1). */
const fixed = [
  ["/en/packages", "/en/lapland-holiday-packages"],
  ["/sv/packages", "/sv/paketresor"],
  ["/de/packages", "/de/lappland-reisepakete"],
  ["/pl/packages", "/pl/pakiety-laponii"],
  ["/pl/lapland-holiday-packages", "/pl/pakiety-laponii"],
  ["/en/paketresor", "/en/lapland-holiday-packages"],
  ["/en/husky-tour", "/en/husky-ride"],
  ["/en/dog-sled", "/en/husky-ride"],
  ["/en/dogsled", "/en/husky-ride"],
  ["/en/dog-sledding", "/en/husky-ride"],
  ["/sv/hundslade", "/sv/hundspann"],
  ["/sv/hundsl%C3%A4de", "/sv/hundspann"],
  ["/sv/hundsla%CC%88de", "/sv/hundspann"],
  ["/de/hundeschlitten", "/de/husky-tour"],
  ["/de/schlittenhunde", "/de/husky-tour"],
  ["/de/schneemobil-tour", "/de/schneemobil-safari"],
  ["/en/", "/en"],
  ["/pl/about/", "/pl/about"],
  ["/de/contact///", "/de/contact"],
  ["/SV", "/sv"],
  ["/en/Gallery", "/en/gallery"],
  ["/SV/packages/", "/sv/paketresor"],
  ["/privacy/", "/privacy"],
  ["/Terms", "/terms"],
  ["/impressum", "/legal-notice"],
  ["/Impressum/", "/legal-notice"],
  ["/Legal-Notice", "/legal-notice"],
] as const;

test.each(fixed)("%s leads for good to %s in one hop, its query kept", async (path, to) => {
  const answer = await site.get(path + query);
  expect(answer.status).toBe(301);
  expect(answer.headers.get("Location")).toBe(to + query);
  expect((await site.get(to + query)).status).toBe(200);
});

test.each(fixed)("a form posted to %s is sent on to %s with its body", async (path, to) => {
  const answer = await send(site, path + query, { body: new URLSearchParams({ name: "Åsa" }) });
  expect(answer.status).toBe(308);
  expect(answer.headers.get("Location")).toBe(to + query);
});

/** The path has a language, but its page is unknown: the redirect to the home page is temporary. */
const unknown = [
  ["/en/nonsense", pathOf("home", "en")],
  ["/sv/nonsense/", pathOf("home", "sv")],
  ["/de/about/more", pathOf("home", "de")],
  ["/pl/hundslade", pathOf("home", "pl")],
] as const;

test.each(unknown)("%s, which nobody knows, leads to %s for now", async (path, to) => {
  const answer = await site.get(path + query);
  expect(answer.status).toBe(302);
  const location = to + query;
  expect(answer.headers.get("Location")).toBe(location);
  expect((await site.get(location)).status).toBe(200);
});

test("a form posted to an unknown page is sent on with its body", async () => {
  const answer = await send(site, "/en/nonsense", { body: new URLSearchParams({ name: "Åsa" }) });
  expect(answer.status).toBe(307);
  expect(answer.headers.get("Location")).toBe(pathOf("home", "en"));
});

test.each([...fixed, ...unknown])("%s leads every visitor to %s alike", async (path, to) => {
  const headers = { Cookie: "lang=pl", "Accept-Language": "de" };
  const answer = await site.get(path, { headers });
  expect(answer.headers.get("Location")).toBe(to);
  expect(answer.headers.get("Vary") ?? "").not.toMatch(/cookie|accept-language/i);
});

test.each(fixed)("%s may be kept by caches", async (path) => {
  expect((await site.get(path)).headers.get("Cache-Control")).toMatch(/^public, max-age=[1-9]/);
});

test("a HEAD request is redirected as a GET is", async () => {
  const answer = await site.get("/en/dogsled", { method: "HEAD" });
  expect(answer.status).toBe(301);
  expect(answer.headers.get("Location")).toBe("/en/husky-ride");
});
