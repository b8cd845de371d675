import { expect, test } from "vitest";
import { submissionPaths } from "#domain/booking/submission.ts";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { contactMessage } from "../../support/filling.ts";
import { freshVisitor } from "../../support/visitor.ts";
import { useWorkerd } from "../../support/workerd.ts";
import { bookingRequest, postJson, wholeRequests } from "../requests.ts";

const { contact, booking } = submissionPaths;
const backend = useFailingBackend();
const site = useWorkerd(() => ({ BACKEND_URL: `${backend.url}/base//` }));

test.each(wholeRequests)("a $form request is one POST of JSON, and no more", async (row) => {
  const visitor = freshVisitor();
  const secret = { Cookie: "lang=sv; session=secret", Authorization: "Bearer secret" };
  const headers = {
    ...visitor,
    ...secret,
    "User-Agent": "Secret/1.0",
    Referer: `${site.url}/sv`,
  };
  expect((await postJson(site, row.path, row.body, headers)).status).toBe(200);
  expect(backend.received).toHaveLength(1);
  const [request] = backend.received;
  expect(request).toMatchObject({ method: "POST", path: `/base${row.path}` });
  expect(request?.headers["content-type"]).toBe("application/json");
  expect(request?.headers["idempotency-key"]).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.parse(request?.body ?? "")).toEqual(row.body);
  const heads = JSON.stringify(request?.headers);
  expect(heads).not.toMatch(/secret|lang=/i);
  expect(heads).not.toContain(visitor["CF-Connecting-IP"]);
});

test.each([
  ["none", {}, bookingRequest.locale],
  ["one that is not ours", { "Content-Language": "fr" }, bookingRequest.locale],
  ["another of ours, in which the page was read", { "Content-Language": "pl" }, "pl"],
])(
  "a booking sent with %s has a language all the same: its own locale",
  async (_, headers, got) => {
    const visitor = { ...freshVisitor(), ...headers };
    expect((await postJson(site, booking, bookingRequest, visitor)).status).toBe(200);
    expect(backend.received[0]?.headers["content-language"]).toBe(got);
  },
);

test("the text of a success is neither waited for nor shown", async () => {
  backend.behave({ status: 200, text: "inner words", endless: true });
  const start = performance.now();
  const answer = await postJson(site, contact, contactMessage);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain("inner words");
  // Not even as long as a silent backend is waited for.
  expect(performance.now() - start).toBeLessThan(7_900);
});

test.each([400, 409, 410, 413, 415, 422])(
  "a backend that refuses with %i is a 502 with its text, and is not asked again",
  async (status) => {
    backend.behave({ status, text: "Lappland är stängt <b>idag</b>." });
    const before = await site.counts();
    const answer = await postJson(site, contact, contactMessage);
    expect(answer.status).toBe(502);
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.text()).toBe("Lappland är stängt <b>idag</b>.");
    expect(backend.received).toHaveLength(1);
    expect(await site.counts()).toEqual(before);
  },
);

test("what was refused may be sent again and is passed on anew", async () => {
  const visitor = freshVisitor();
  backend.behave({ status: 422, text: "no" });
  expect((await postJson(site, contact, contactMessage, visitor)).status).toBe(502);
  backend.behave({ status: 200 });
  expect((await postJson(site, contact, contactMessage, visitor)).status).toBe(200);
  expect(backend.received).toHaveLength(2);
});

test.each([401, 404, 429, 500, 503])(
  "a backend that answers %i now gets the request later: 202",
  async (status) => {
    backend.behave({ status, text: "inner words" });
    const before = await site.counts();
    const answer = await postJson(site, contact, contactMessage);
    expect(answer.status).toBe(202);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.text()).not.toContain("inner words");
    expect(await site.counts()).toEqual({ ...before, waiting: before.waiting + 1 });
  },
);

test.each([
  ["1,500 letters", "x".repeat(1500), 1000],
  ["a megabyte", "ö".repeat(1_000_000), 1000],
  ["1,000 letters", "ö".repeat(1000), 1000],
  ["nothing", "", 0],
])("of a refusal of %s at most 1,000 characters come through", async (_, text, length) => {
  backend.behave({ status: 400, text });
  const answer = await postJson(site, contact, contactMessage);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toBe(text.slice(0, length));
});

test.each([301, 302, 303, 307, 308])("a backend's redirect %i is not followed", async (status) => {
  backend.behave({ status, headers: { Location: `${backend.url}/elsewhere` } });
  const answer = await postJson(site, contact, contactMessage);
  expect(answer.status).toBe(202);
  expect(answer.headers.has("Location")).toBe(false);
  expect(backend.received.map(({ path }) => path)).toEqual([`/base${contact}`]);
});

test("a backend that drops the connection gets the request later: 202", async () => {
  backend.behave("drop");
  const answer = await postJson(site, contact, contactMessage);
  expect(answer.status).toBe(202);
  expect(await answer.text()).not.toContain(backend.url);
});

test("a visitor waits eight seconds at most for a backend that never answers: 202", async () => {
  backend.behave("hang");
  const start = performance.now();
  const answer = await postJson(site, contact, contactMessage);
  expect(answer.status).toBe(202);
  expect(performance.now() - start).toBeGreaterThan(7_900);
  // Not twice as long either; a busy machine may add to it.
  expect(performance.now() - start).toBeLessThan(15_900);
});

test("a refusal whose text never ends is a refusal all the same, told with what came of it", async () => {
  backend.behave({ status: 400, text: "no snow", endless: true });
  const answer = await postJson(site, contact, contactMessage);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toBe("no snow");
});

test("problem+json tells those who ask for JSON what happened", async () => {
  backend.behave({ status: 400, text: "no snow" });
  const answer = await postJson(site, contact, contactMessage, { Accept: "application/json" });
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/problem\+json/);
  expect(await answer.json()).toMatchObject({ status: 502, detail: "no snow" });
});
