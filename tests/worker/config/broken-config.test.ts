import { expect, test } from "vitest";
import { submissionPaths } from "#domain/booking/submission.ts";
import { pathOf } from "#domain/pages/routes.ts";
import { useSite } from "../../support/site.ts";
import { words } from "../../support/words.ts";

const site = useSite(() => ({ CONTACT_EMAIL: "not an address" }));

test("a wrong var is answered with a localised page that holds a reference", async () => {
  const response = await site.get(pathOf("about", "pl"));
  const page = await response.text();
  expect(response.status).toBe(500);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(page).toContain('<html lang="pl">');
  expect(page).toContain(words("pl", "errors.unavailable.title"));
  expect(page).toContain(response.headers.get("X-Request-Id"));
  expect((await site.get("/error.css")).status).toBe(200);
  expect(page).toContain('href="/error.css"');
});

test("the page says nothing of what went wrong, the log names the var and the reference", async () => {
  const response = await site.get(pathOf("home", "sv"));
  const page = await response.text();
  const reference = response.headers.get("X-Request-Id") ?? "none";
  const line = site.logs().find((message) => message.includes(reference));
  expect(page).not.toMatch(/CONTACT_EMAIL|Error:|\.ts|node_modules/);
  expect(line).toContain("CONTACT_EMAIL");
});

test("an address without a language is answered in the visitor's", async () => {
  const response = await site.get("/terms", { headers: { "Accept-Language": "de-AT" } });
  expect(response.status).toBe(500);
  expect(await response.text()).toContain(words("de", "errors.unavailable.title"));
});

test("the API answers a text, or problem+json to those who ask for it", async () => {
  const request = { body: "{}", headers: { "Content-Type": "application/json" } };
  const text = await site.post(submissionPaths.contact, request);
  expect(text.status).toBe(500);
  expect(await text.text()).toBe("Something went wrong on our side.");
  const json = await site.post(submissionPaths.contact, {
    ...request,
    headers: { ...request.headers, Accept: "application/json" },
  });
  expect(json.headers.get("Content-Type")).toBe("application/problem+json");
  expect(await json.json()).toMatchObject({
    status: 500,
    reference: json.headers.get("X-Request-Id"),
  });
});

test("health fails when pages do, and names the var", async () => {
  const answer = await site.get("/api/health");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    problems: [{ code: "wrong", subject: "CONTACT_EMAIL" }],
  });
});
