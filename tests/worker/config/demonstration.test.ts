import { describe, expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { parsePage, textsOf } from "../../support/html.ts";
import { ownVars } from "../../support/own-vars.ts";
import { placeholderVars } from "../../support/placeholder-vars.ts";
import { rawRequest } from "../../support/raw-request.ts";
import { freshVisitor } from "../../support/visitor.ts";
import { words } from "../../support/words.ts";
import { useWorkerd } from "../../support/workerd.ts";
import { eachPage } from "../all-pages.ts";
import { useCachingSite } from "../caching-site.ts";

const deployed = "tours.workers.dev";

async function answered(url: string, path: string, headers: Record<string, string>) {
  const { body } = await rawRequest(url, path, { headers });
  return body;
}

const linesOf = (html: string) => textsOf(parsePage(html), "body > aside");

describe("a site with placeholders", () => {
  const site = useCachingSite(placeholderVars);

  test.each(eachPage)(
    "$path in $language says on a deployed host, and only there, that it is a demonstration",
    async ({ path, language }) => {
      const told = words(language, "demonstration.text");
      const visit = (host: string) =>
        answered(site.url, path, { Host: host, "Accept-Language": language });
      expect(await visit("localhost")).not.toContain(told);
      expect(linesOf(await visit(deployed))).toEqual([told]);
    },
  );

  test("the cache keeps the two apart, under each name of this machine", async () => {
    const told = words("en", "demonstration.text");
    for (const host of ["localhost", deployed, "127.0.0.1:80", deployed, "[::1]", "localhost"]) {
      const html = await answered(site.url, pathOf("home", "en"), { Host: host });
      expect(html.includes(told), host).toBe(host === deployed);
    }
  });

  test("a sent form's own answer says it too", async () => {
    const headers = {
      ...freshVisitor(),
      Host: deployed,
      "Content-Type": "application/x-www-form-urlencoded",
    };
    const { status, body } = await rawRequest(site.url, pathOf("contact", "sv"), {
      method: "POST",
      headers,
      body: "name=",
    });
    expect(status).toBe(422);
    expect(linesOf(body)).toEqual([words("sv", "demonstration.text")]);
  });
});

describe("a site of the operator's own", () => {
  const site = useWorkerd(() => ownVars);

  test("does not say it on any host, nor carry its words", async () => {
    for (const host of [deployed, "tours.example", "localhost"]) {
      const html = await answered(site.url, pathOf("home", "en"), { Host: host });
      expect(linesOf(html)).toEqual([]);
      expect(html).not.toMatch(/demonstration/i);
    }
  });
});

describe("a site with one placeholder left", () => {
  const site = useWorkerd(() => ({ ...ownVars, CONTACT_EMAIL: "hello@example.com" }));

  test("is still a demonstration", async () => {
    const html = await answered(site.url, pathOf("home", "en"), { Host: deployed });
    expect(linesOf(html)).toEqual([words("en", "demonstration.text")]);
  });
});
