import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { submissionPaths } from "#domain/booking/submission.ts";
import { languages } from "#domain/pages/languages.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { contactMessage } from "../../support/filling.ts";
import { useSite } from "../../support/site.ts";
import { postForm, postJson } from "../requests.ts";

const backend = useFailingBackend();
const site = useSite(() => ({ BACKEND_URL: backend.url }));

/** The log lines about one request, as objects. */
async function linesOf(answer: Response): Promise<Record<string, unknown>[]> {
  await answer.arrayBuffer();
  const id = answer.headers.get("X-Request-Id") ?? "none";
  const find = () => site.logs().filter((line) => line.includes(id));
  await expect.poll(() => find().some((line) => line.includes('"request"'))).toBe(true);
  return find().map((line) => JSON.parse(line));
}

test.each(languages)("a page is one line with its name and the language %s", async (language) => {
  const lines = await linesOf(await site.get(`${pathOf("about", language)}?name=Secret`));
  expect(lines).toEqual([
    {
      event: "request",
      requestId: expect.any(String),
      method: "GET",
      route: "about",
      language,
      status: 200,
      durationMs: expect.any(Number),
      version: expect.any(String),
    },
  ]);
});

test("each line names the version that wrote it, of the gateway and of the outbox", async () => {
  const { version } = (await (await site.get("/api/health")).json()) as { version: string };
  const lines = await linesOf(await postJson(site, submissionPaths.contact, contactMessage));
  expect(lines.map((line) => [line.event, line.version]).sort()).toEqual([
    ["relay", version],
    ["request", version],
  ]);
});

test.each([
  ["/", "redirect", 302],
  ["/privacy", "privacy", 200],
  ["/images/nothing.png", "missing", 404],
  ["/robots.txt", "/robots.txt", 200],
  ["/api/health", "/api/health", 200],
  ["/api/of/Anna/Berg", "/api/*", 404],
])("a request for %s is told as %s", async (path, route, status) => {
  const lines = await linesOf(await site.get(path));
  expect(lines).toMatchObject([{ event: "request", route, status }]);
  expect(JSON.stringify(lines)).not.toContain("Anna");
});

test("a form is a line for the request and one for the relay, of the same request", async () => {
  const lines = await linesOf(await postJson(site, submissionPaths.contact, contactMessage));
  expect(lines).toHaveLength(2);
  expect(lines).toContainEqual(
    expect.objectContaining({ event: "relay", form: "contact", attempt: 1, outcome: "delivered" }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({ event: "request", status: 200, outcome: "delivered" }),
  );
});

test("what filled the honeypot only looks delivered, not to the operator", async () => {
  const body = { ...contactMessage, website: "https://spam.example" };
  const answer = await postJson(site, submissionPaths.contact, body);
  expect(answer.status).toBe(200);
  const line = { event: "request", status: 200, outcome: "trapped" };
  expect(await linesOf(answer)).toMatchObject([line]);
  const fields: [string, string][] = [["website", "https://spam.example"]];
  const page = await postForm(site, pathOf("contact", "en"), fields);
  expect(await linesOf(page)).toMatchObject([{ ...line, status: 303 }]);
});

test("what a visitor did wrong is an outcome without its words", async () => {
  const answer = await postJson(site, submissionPaths.contact, { name: "Anna Berg" });
  const lines = await linesOf(answer);
  expect(lines).toMatchObject([{ event: "request", status: 422, outcome: "invalid" }]);
  expect(JSON.stringify(lines)).not.toContain("Anna");
});

test("beside the lines, Cloudflare keeps no request: no header, no IP address, nothing that somebody searched for", () => {
  const [site, desk] = ["wrangler.toml", "desk/wrangler.toml"].map((config) =>
    readConfig({ config }),
  );
  for (const kept of [site?.observability, site?.previews?.observability, desk?.observability]) {
    expect(kept).toEqual({
      enabled: true,
      redact_query_string: true,
      logs: { enabled: true, invocation_logs: false },
    });
  }
});
