import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { rawRequest } from "../../support/raw-request.ts";
import { useWorkerd } from "../../support/workerd.ts";

const siteUrl = "https://tours.example";
// Uses plain workerd, since the harness of useSite would write its own origin into the redirects.
const site = useWorkerd(() => ({ SITE_URL: siteUrl }));
const host = "tours.example";
const plain = '{"scheme":"http"}';

/** The headers that Cloudflare adds: the host, and the visitor's protocol. */
function come(path: string, Host: string, visitor?: string, method = "GET") {
  const headers = { Host, ...(visitor && { "CF-Visitor": visitor }) };
  return rawRequest(site.url, path, { method, headers });
}

test("a visitor who came unencrypted is sent to the same address with encryption, for good", async () => {
  for (const path of ["/", "/sv/packages/?a=1", `${pathOf("about", "pl")}?x=%2F`, "/api/health"]) {
    const answer = await come(path, host, plain);
    expect([answer.status, answer.headers.location]).toEqual([308, siteUrl + path]);
  }
  expect((await come("/en/contact", host, plain, "POST")).status).toBe(308);
});

test.each(["tours.example", "preview.workers.dev", "tours.example:8080"])(
  "a visitor of the host %s stays on it",
  async (name) => {
    const { headers } = await come("/en/about", name, plain);
    expect(headers.location).toBe(`https://${name.split(":")[0]}/en/about`);
  },
);

test("the way leads to this site alone, whatever the path", async () => {
  for (const path of ["//evil.example/", "/\\evil.example", "/.evil.example", "/@evil.example/"]) {
    const { headers } = await come(path, host, plain);
    expect(new URL(String(headers.location)).origin).toBe(siteUrl);
  }
});

test.each([
  ["came encrypted", host, '{"scheme":"https"}'],
  ["came by no way that anybody names", host, undefined],
  ["came to this very machine", "localhost:8787", plain],
  ["says nonsense", host, "http"],
])("a visitor who %s is answered in place", async (_, name, visitor) => {
  expect((await come(pathOf("about", "en"), name, visitor)).status).toBe(200);
});
