import { expect, test } from "vitest";
import { legalPathOf, pathOf } from "#domain/routes.ts";
import { submissionPaths } from "#domain/submission.ts";
import { useSite } from "../support/site.ts";
import { tagsOf } from "./html.ts";
import { postForm, postJson, send } from "./requests.ts";

const site = useSite();
const foreign = { Origin: "https://evil.example" };

/** One answer of every kind the worker gives. */
const answers: [string, number, () => Promise<Response>][] = [
  ["a page", 200, () => site.get(pathOf("home", "pl"))],
  ["a page without language", 200, () => site.get(legalPathOf("privacy"))],
  ["a fixed redirect", 301, () => site.get("/en/packages")],
  ["a negotiated redirect", 302, () => site.get("/")],
  ["a missing file", 404, () => site.get("/images/nothing.jpg")],
  ["a page's data", 200, () => site.get(`${pathOf("about", "sv")}.data`)],
  ["data of no page", 404, () => site.get("/de/nope.data")],
  ["a refused method", 405, () => send(site, pathOf("about", "de"), { method: "DELETE" })],
  ["a form of another site", 403, () => postForm(site, pathOf("contact", "en"), [], foreign)],
  ["a form with errors", 422, () => postForm(site, pathOf("contact", "en"), [])],
  ["a chosen language", 303, () => postForm(site, legalPathOf("terms"), [["language", "sv"]])],
  ["an unknown endpoint", 404, () => site.get("/api/nothing")],
  ["a refused API method", 405, () => site.get(submissionPaths.contact)],
  ["malformed JSON", 400, () => postJson(site, submissionPaths.contact, "{")],
  ["invalid fields", 422, () => postJson(site, submissionPaths.booking, {})],
  ["a call of another site", 403, () => postJson(site, submissionPaths.contact, {}, foreign)],
  ["health", 200, () => site.get("/api/health")],
];

function policyOf(answer: Response): Map<string, string[]> {
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name, sources]));
}

test.each(answers)("%s (%i) carries the security headers", async (_, status, ask) => {
  const answer = await ask();
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "x-request-id": expect.stringMatching(/^[\w-]{8,}$/),
  });
  const transport = answer.headers.get("Strict-Transport-Security") ?? "";
  const year = 365 * 24 * 60 * 60;
  expect(Number(/max-age=(\d+)/.exec(transport)?.[1])).toBeGreaterThanOrEqual(year);
  expect(answer.headers.has("X-Powered-By")).toBe(false);
  expect(answer.headers.has("Access-Control-Allow-Origin")).toBe(false);
});

test.each(answers)(
  "%s (%i) allows scripts by nonce and files of this site only",
  async (...row) => {
    const policy = policyOf(await row[2]());
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(policy.get("script-src")).toEqual(
      expect.arrayContaining([expect.stringMatching(/^'nonce-[\w+/=]{16,}'$/)]),
    );
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
    const sources = [...policy.values()].flat();
    expect(sources.join(" ")).not.toMatch(/unsafe|\*|https?:|blob:/);
  },
);

test("each answer has a request id made here, whatever a client sends", async () => {
  const ids = new Set<string | null>();
  for (const sent of ["chosen-by-a-client", "a b", "<script>", "x".repeat(5000)]) {
    const answer = await site.get(pathOf("about", "en"), { headers: { "X-Request-Id": sent } });
    ids.add(answer.headers.get("X-Request-Id"));
    expect(answer.headers.get("X-Request-Id")).toMatch(/^[\w-]{8,255}$/);
  }
  expect(ids.size).toBe(4);
  expect(ids).not.toContain("chosen-by-a-client");
});

test("the files of the build have the headers of public/_headers", async () => {
  const html = await (await site.get(pathOf("home", "en"))).text();
  const scripts = tagsOf(html, "script").filter(({ src }) => src);
  const styles = tagsOf(html, "link").filter(({ rel }) => rel === "stylesheet");
  const hashed = [scripts[0]?.src, styles[0]?.href];
  for (const path of [...hashed, "/favicon.svg", "/locales/de/translation.json"]) {
    const answer = await site.get(String(path));
    expect(answer.status, path).toBe(200);
    expect(Object.fromEntries(answer.headers), path).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": expect.stringMatching(/max-age=31536000/),
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
    const isImmutable = answer.headers.get("Cache-Control")?.includes("immutable") ?? false;
    expect(isImmutable, path).toBe(hashed.includes(path));
  }
});
