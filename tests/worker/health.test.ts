import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../worker/api/index.ts";

// The test has its own clock: how long an answer is kept must not depend on the machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const scope = { waitUntil() {}, passThroughOnException() {}, props: {} };

/** A gateway's API over an outbox whose counts the test sets. */
function gatewayOver(counts: () => Promise<{ waiting: number; dead: number }>) {
  const asked = vi.fn(counts);
  const gateway = api(() => ({ counts: asked, keep: () => Promise.reject(new Error("unused")) }));
  return { asked, read: () => gateway.request("/api/health", {}, {}, scope) };
}

test("a flood of readers asks the outbox once in ten seconds", async () => {
  const { asked, read } = gatewayOver(async () => ({ waiting: 3, dead: 1 }));
  for (let reader = 0; reader < 100; reader++) {
    expect(await (await read()).json()).toEqual({ waiting: 3, dead: 1 });
  }
  later(9);
  await read();
  expect(asked).toHaveBeenCalledTimes(1);
});

test("after ten seconds the counts are new", async () => {
  let waiting = 0;
  const { read } = gatewayOver(async () => ({ waiting: waiting++, dead: 0 }));
  expect(await (await read()).json()).toEqual({ waiting: 0, dead: 0 });
  later(10);
  expect(await (await read()).json()).toEqual({ waiting: 1, dead: 0 });
});

test("who reads while new counts are on their way gets the last ones", async () => {
  const first = { waiting: 1, dead: 0 };
  const { promise, resolve } = Promise.withResolvers<typeof first>();
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
    return { waiting: 0, dead: 0 };
  });
  expect((await read()).status).toBe(200);
  isAway = true;
  later(10);
  expect((await read()).status).toBe(503);
  expect((await read()).status).toBe(503);
  isAway = false;
  expect((await read()).status).toBe(200);
  errors.mockRestore();
});

test("nobody outside keeps the counts", async () => {
  const { read } = gatewayOver(async () => ({ waiting: 0, dead: 0 }));
  for (let reader = 0; reader < 2; reader++) {
    expect((await read()).headers.get("Cache-Control")).toBe("no-store");
  }
});
