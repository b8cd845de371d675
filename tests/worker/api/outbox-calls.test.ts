import { expect, test, vi } from "vitest";
import { outboxPath } from "#domain/booking/outbox.ts";
import { api } from "../../../worker/api/index.ts";
import { workingVars } from "../../support/working-vars.ts";

const token = "outboxes-".repeat(3);
const scope = { waitUntil() {}, passThroughOnException() {}, props: {} };
const bearer = (text: string) => ({ headers: { Authorization: `Bearer ${text}` } });
const counts = { waiting: 0, dead: 0, oldestSeconds: 0 };

/** A gateway's API over an outbox that holds nothing, and how often that was asked. */
function gateway(OUTBOX_TOKEN: string | undefined = token) {
  const unused = () => Promise.reject(new Error("unused"));
  const keeper = {
    list: vi.fn(async () => ({ ...counts, requests: [] })),
    show: vi.fn(async () => null),
    replay: vi.fn(async () => null),
    replayAll: vi.fn(async () => 0),
    discard: vi.fn(async () => false),
  };
  const visitors = { counts: unused, keep: unused, withdraw: unused, has: unused };
  const app = api(() => ({ ...visitors, ...keeper }));
  const ask = (path: string, init: RequestInit = {}) =>
    app.request(path, init, { ...workingVars, OUTBOX_TOKEN }, scope);
  const asked = () => Object.values(keeper).flatMap(({ mock }) => mock.calls).length;
  return { ask, asked };
}

const calls = [
  ["GET", outboxPath, 200],
  ["POST", outboxPath, 200],
  ["GET", `${outboxPath}/some-key`, 404],
  ["POST", `${outboxPath}/some-key`, 404],
  ["DELETE", `${outboxPath}/some-key`, 404],
] as const;

test.each([undefined, "", " ", "short", "x".repeat(23)])(
  "where the token is %j there is no such endpoint, whatever is sent",
  async (OUTBOX_TOKEN) => {
    const { ask, asked } = gateway(OUTBOX_TOKEN ?? "");
    for (const [method, path] of calls) {
      for (const init of [{}, bearer(""), bearer("undefined"), bearer(OUTBOX_TOKEN ?? "x")]) {
        const answer = await ask(path, { method, ...init });
        expect(answer.status).toBe(404);
        expect(await answer.text()).toBe("There is no such endpoint.");
      }
    }
    expect(asked()).toBe(0);
  },
);

test.each(calls)("%s %s is for those who know the token", async (method, path, status) => {
  const { ask, asked } = gateway();
  const wrong = [
    bearer("wrong"),
    bearer(`${token}x`),
    bearer(token.slice(1)),
    bearer(token.toUpperCase()),
  ];
  const basic = { headers: { Authorization: `Basic ${token}` } };
  for (const init of [{}, basic, { headers: { Authorization: token } }, ...wrong]) {
    const answer = await ask(path, { method, ...init });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.text()).not.toContain(token);
  }
  expect(asked(), "nobody else wakes the outbox").toBe(0);
  const answer = await ask(path, { method, ...bearer(token) });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(asked()).toBe(1);
});

test.each([
  [outboxPath, "DELETE", "GET, HEAD, POST"],
  [`${outboxPath}/some-key`, "PUT", "GET, HEAD, POST, DELETE"],
])("at %s the method %s is a 405 that names the others", async (path, method, allowed) => {
  const answer = await gateway().ask(path, { method, ...bearer(token) });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe(allowed);
});
