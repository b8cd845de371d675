import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OutboxCounts } from "#domain/booking/outbox.ts";
import { api } from "../../../worker/api/index.ts";
import { placeholderVars } from "../../support/placeholder-vars.ts";
import { workingVars } from "../../support/working-vars.ts";

// The test has its own clock: how long an answer is kept must not depend on the machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const scope = { waitUntil() {}, passThroughOnException() {}, props: {} };

const none = { waiting: 0, dead: 0, oldestSeconds: 0 };

/** A gateway's API over an outbox whose counts the test sets. */
function gatewayOver(counts: () => Promise<Partial<OutboxCounts>>, vars = workingVars) {
  const asked = vi.fn(async () => ({ ...none, ...(await counts()) }));
  const unused = () => Promise.reject(new Error("unused"));
  const gateway = api(() => ({
    counts: asked,
    keep: unused,
    withdraw: unused,
    has: unused,
    list: unused,
    show: unused,
    replay: unused,
    replayAll: unused,
    discard: unused,
  }));
  const read = (origin = "http://localhost") =>
    gateway.request(`${origin}/api/health`, {}, vars, scope);
  return { asked, read };
}

test("a flood of readers asks the outbox once in ten seconds", async () => {
  const { asked, read } = gatewayOver(async () => ({ waiting: 3 }));
  for (let reader = 0; reader < 100; reader++) {
    expect(await (await read()).json()).toEqual({ waiting: 3, dead: 0 });
  }
  later(9);
  await read();
  expect(asked).toHaveBeenCalledTimes(1);
});

test("after ten seconds the counts are new", async () => {
  let waiting = 0;
  const { read } = gatewayOver(async () => ({ waiting: waiting++ }));
  expect(await (await read()).json()).toEqual({ waiting: 0, dead: 0 });
  later(10);
  expect(await (await read()).json()).toEqual({ waiting: 1, dead: 0 });
});

test("who reads while new counts are on their way gets the last ones", async () => {
  const first = { waiting: 1, dead: 0 };
  const { promise, resolve } = Promise.withResolvers<Partial<OutboxCounts>>();
  const answers = [Promise.resolve(first), promise];
  const { asked, read } = gatewayOver(() => answers.shift() ?? Promise.reject(new Error("again")));
  await read();
  later(10);
  const waitingForNew = read();
  expect(await (await read()).json()).toEqual(first);
  resolve({ waiting: 2, dead: 0 });
  expect(await (await waitingForNew).json()).toEqual({ waiting: 2, dead: 0 });
  expect(asked).toHaveBeenCalledTimes(2);
});

test("an outbox that does not answer is told at once, and asked again by the next reader", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  let isAway = false;
  const { read } = gatewayOver(async () => {
    if (isAway) throw new Error("away");
    return none;
  });
  expect((await read()).status).toBe(200);
  isAway = true;
  later(10);
  const silent = await read();
  expect(silent.status).toBe(503);
  expect(await silent.json()).toEqual({ problems: [{ code: "silent", subject: "outbox" }] });
  expect((await read()).status).toBe(503);
  isAway = false;
  expect((await read()).status).toBe(200);
  errors.mockRestore();
});

test("nobody outside keeps the counts", async () => {
  const { read } = gatewayOver(async () => none);
  for (let reader = 0; reader < 2; reader++) {
    expect((await read()).headers.get("Cache-Control")).toBe("no-store");
  }
});

test.each<[string, Partial<OutboxCounts>, string]>([
  ["a request was given up", { dead: 1 }, "givenUp"],
  ["a request has waited for more than an hour", { waiting: 1, oldestSeconds: 3601 }, "late"],
])("%s: 503, and the answer says so", async (_, counts, code) => {
  const { read } = gatewayOver(async () => counts);
  const answer = await read();
  expect(answer.status).toBe(503);
  const { oldestSeconds, ...both } = { ...none, ...counts };
  const problems = [{ code, subject: "outbox" }];
  const since = oldestSeconds > 0 && { oldestSeconds };
  expect(await answer.json()).toEqual({ ...both, ...since, problems });
});

test("a request that waits for an hour at most is no problem", async () => {
  const { read } = gatewayOver(async () => ({ waiting: 2, oldestSeconds: 3600 }));
  const answer = await read();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ waiting: 2, dead: 0, oldestSeconds: 3600 });
});

test("a wrong var is a 503 that names it, but not its value", async () => {
  const { read } = gatewayOver(async () => none, { ...workingVars, CONTACT_EMAIL: "at-home" });
  const answer = await read();
  expect(answer.status).toBe(503);
  const text = await answer.text();
  expect(JSON.parse(text)).toEqual({
    waiting: 0,
    dead: 0,
    problems: [{ code: "wrong", subject: "CONTACT_EMAIL" }],
  });
  expect(text).not.toContain("at-home");
});

test("placeholders and a missing secret are a 503 on a deployed site, and nothing at home", async () => {
  const { read } = gatewayOver(async () => none, { ...workingVars, ...placeholderVars });
  const answer = await read("https://tours.workers.dev");
  expect(answer.status).toBe(503);
  const { problems } = (await answer.json()) as { problems: object[] };
  expect(problems).toContainEqual({ code: "noBackend", subject: "BACKEND_URL" });
  expect(problems).toContainEqual({ code: "placeholder", subject: "SITE_URL" });
  expect(problems).toContainEqual({ code: "weak", subject: "RATE_LIMIT_SECRET" });
  expect((await read()).status).toBe(200);
});
