import { expect, test } from "vitest";
import { submissionPaths } from "#domain/booking/submission.ts";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { useWorkerd } from "../../support/workerd.ts";
import { postJson, send, wholeRequests } from "../requests.ts";

const backend = useFailingBackend();
const site = useWorkerd(() => ({ BACKEND_URL: backend.url }));
const { contact, booking } = submissionPaths;
const emptyContact = { name: "", email: "", subject: "", message: " ", phone: "1".repeat(31) };

test("invalid fields are lines of text, one for each", async () => {
  const answer = await postJson(site, contact, emptyContact);
  expect(answer.status).toBe(422);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect((await answer.text()).split("\n").sort()).toEqual([
    "email: contact.form.emailErrorRequired",
    "message: contact.form.messageErrorRequired",
    "name: contact.form.nameErrorRequired",
    "phone: contact.form.phoneErrorInvalid",
  ]);
});

test.each(["application/json", "application/problem+json", "application/json, text/plain;q=0.5"])(
  "to %s invalid fields are a map of message keys",
  async (accept) => {
    const answer = await postJson(site, contact, emptyContact, { Accept: accept });
    expect(answer.status).toBe(422);
    expect(answer.headers.get("Content-Type")).toMatch(/^application\/problem\+json/);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json()).toMatchObject({
      status: 422,
      title: expect.stringMatching(/\w/),
      detail: expect.stringContaining("name: "),
      errors: {
        email: "contact.form.emailErrorRequired",
        message: "contact.form.messageErrorRequired",
        name: "contact.form.nameErrorRequired",
        phone: "contact.form.phoneErrorInvalid",
      },
    });
  },
);

test.each(["*/*", "text/plain", "text/html", "text/*, */*;q=0.1", "garbage;;=", ""])(
  "to '%s' they are text",
  async (accept) => {
    const answer = await postJson(site, booking, {}, { Accept: accept });
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
    expect(await answer.text()).toMatch(/^client_name: booking\.nameErrorRequired$/m);
  },
);

const json = { Accept: "application/json" };

test.each([
  [400, () => postJson(site, contact, "{", json)],
  [403, () => postJson(site, contact, "{}", { ...json, Origin: "null" })],
  [404, () => site.get("/api/nothing", { headers: json })],
  [405, () => send(site, booking, { method: "DELETE", headers: json })],
  [413, () => postJson(site, booking, `"${"x".repeat(20_000)}"`, json)],
  [415, () => postJson(site, booking, "{}", { ...json, "Content-Type": "text/plain" })],
  [422, () => postJson(site, booking, "[]", json)],
] as const)("%i is problem+json to those who ask for it", async (status, ask) => {
  const answer = await ask();
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/problem\+json/);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await answer.json()).toMatchObject({
    status,
    title: expect.stringMatching(/\w/),
    detail: expect.stringMatching(/\w/),
    reference: answer.headers.get("X-Request-Id"),
  });
});

test.each(wholeRequests)("what is wrong with a $form request is not repeated", async (row) => {
  const body = { ...row.body, email: "<script>alert(1)</script>", locale: "<b>", consent: "<i>" };
  for (const headers of [{}, json]) {
    const text = await (await postJson(site, row.path, body, headers)).text();
    expect(text).not.toContain("<");
  }
  expect(backend.received).toEqual([]);
});
