import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { attributesOf, parsePage, runScripts } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { allPages } from "../all-pages.ts";
import { postForm } from "../requests.ts";

const site = useSite();
// Has the form that vite.config.ts makes.
const placeholder = /~{8}[\w-]{16}/;

function nonceOf(answer: Response): string | undefined {
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  return /script-src[^;]*'nonce-([^']+)'/.exec(policy)?.[1];
}

async function expectTrusted(answer: Response): Promise<void> {
  const nonce = nonceOf(answer);
  expect(nonce).toBeTruthy();
  const html = await answer.text();
  const page = parsePage(html);
  expect(page.querySelectorAll("script")).toHaveLength(html.match(/<script\b/gi)?.length ?? 0);
  const scripts = attributesOf(page, runScripts);
  expect(scripts.length).toBeGreaterThan(2);
  expect(new Set(scripts.map((script) => script.nonce))).toEqual(new Set([nonce]));
  expect(html).not.toMatch(placeholder);
}

test("the build has a placeholder of the kind these tests look for", () => {
  expect(readFileSync("build/server/index.js", "utf8")).toMatch(placeholder);
});

test.each(allPages)(
  "every script of $path in $language carries the answer's nonce",
  async (row) => {
    await expectTrusted(await site.get(row.path, { headers: { "Accept-Language": row.language } }));
  },
);

test("the scripts of a form that came back with errors carry the answer's nonce", async () => {
  const answer = await postForm(site, pathOf("book", "de"), [
    ["client_name", "<script>x</script>"],
  ]);
  expect(answer.status).toBe(422);
  await expectTrusted(answer);
});

test("no two answers share a nonce", async () => {
  const paths = [pathOf("home", "en"), pathOf("home", "en"), "/en/packages", "/api/health"];
  const answers = await Promise.all(paths.map((path) => site.get(path)));
  const nonces = answers.map(nonceOf);
  expect(nonces.every(Boolean)).toBe(true);
  expect(new Set(nonces).size).toBe(paths.length);
});

test("a visitor cannot choose the nonce", async () => {
  const headers = { "X-Nonce": "chosen", "Content-Security-Policy": "script-src 'nonce-chosen'" };
  const answer = await site.get(`${pathOf("home", "en")}?nonce=chosen`, { headers });
  expect(nonceOf(answer)).not.toBe("chosen");
});

test("data of a page holds no placeholder", async () => {
  expect(await (await site.get(`${pathOf("contact", "en")}.data`)).text()).not.toMatch(placeholder);
});
