import { expect, test, vi } from "vitest";
import { countRequest } from "../../../worker/forms/rate-limit.ts";
import { allowedAt, countAndWrite, fivePerWindow, newVisitor, useKv } from "../counter.ts";

const kv = useKv();

test("five requests in a window pass, the sixth does not", async () => {
  const ask = newVisitor(kv());
  expect(await allowedAt(ask, [0, 1, 2, 300, 598, 599])).toEqual([...Array(5).fill(true), false]);
});

test("a new window gives nothing away at its border", async () => {
  const ask = newVisitor(kv());
  await allowedAt(ask, [595, 596, 597, 598, 599]);
  expect(await allowedAt(ask, [600, 600.5, 601, 610, 660])).toEqual(Array(5).fill(false));
});

test("the past fades evenly through the next window", async () => {
  const ask = newVisitor(kv());
  await allowedAt(ask, [0, 0, 0, 0, 0]);
  expect(await allowedAt(ask, [600 + 119, 600 + 121, 600 + 122])).toEqual([false, true, false]);
  expect(await allowedAt(ask, [600 + 239, 600 + 241, 600 + 361])).toEqual([false, true, true]);
});

test("after two windows everything is forgotten", async () => {
  const ask = newVisitor(kv());
  await allowedAt(ask, [0, 0, 0, 0, 0]);
  expect(await allowedAt(ask, [1200, 1200, 1200, 1200, 1200, 1200])).toEqual([
    ...Array(5).fill(true),
    false,
  ]);
});

test("refused requests do not prolong the wait", async () => {
  const ask = newVisitor(kv());
  await allowedAt(ask, [0, 0, 0, 0, 0]);
  await allowedAt(ask, Array(50).fill(300));
  expect(await allowedAt(ask, [720])).toEqual([true]);
});

test.each([
  [600, 1200],
  [30, 60],
  [10, 60],
  [1, 60],
])("a count in windows of %i s is forgotten after %i s", async (length, life) => {
  const visitor = `life-${length}`;
  await countAndWrite(kv(), visitor, { max: 5, windowSeconds: length });
  const { keys } = await kv().list({ prefix: `${visitor}:` });
  expect(keys).toHaveLength(1);
  const left = (keys[0]?.expiration ?? 0) - Date.now() / 1000;
  expect(left).toBeGreaterThan(life - 5);
  expect(left).toBeLessThanOrEqual(life + 1);
});

test("nobody waits until a count is written", async () => {
  const never = new Promise<void>(() => {});
  const kv = { get: async () => null, put: () => never } as unknown as KVNamespace;
  const waitUntil = vi.fn();
  const state = await countRequest(kv, "in a hurry", { ...fivePerWindow, waitUntil });
  expect(state.allowed).toBe(true);
  expect(waitUntil).toHaveBeenCalledTimes(1);
});

test("a refused request writes nothing", async () => {
  const ask = newVisitor(kv());
  await allowedAt(ask, [0, 0, 0, 0, 0]);
  const before = (await kv().list()).keys.length;
  expect(await allowedAt(ask, [600])).toEqual([false]);
  expect((await kv().list()).keys).toHaveLength(before);
});
