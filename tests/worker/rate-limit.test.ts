import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countRequest } from "../../worker/rate-limit.ts";

let miniflare: Miniflare;
let kv: KVNamespace;
let visitors = 0;

beforeAll(async () => {
  const script = "export default {}";
  miniflare = new Miniflare(
    convertV4MiniflareOptions({ modules: true, script, kvNamespaces: ["RATE_LIMIT"] }),
  );
  kv = (await miniflare.getKVNamespace("RATE_LIMIT")) as unknown as KVNamespace;
});
afterAll(() => miniflare.dispose());

const max = 5;
const windowSeconds = 600;
// The start of a window, far from the moment the test runs: `now` alone counts.
const start = 3_000_000 * windowSeconds;

/** A new visitor whose requests are counted at seconds after the start of a window. */
function newVisitor(options = { max, windowSeconds }) {
  const visitor = `visitor-${visitors++}`;
  return (seconds: number) =>
    countRequest(kv, visitor, { ...options, now: (start + seconds) * 1000 });
}

async function allowedAt(ask: ReturnType<typeof newVisitor>, seconds: number[]) {
  const answers: boolean[] = [];
  for (const second of seconds) answers.push((await ask(second)).allowed);
  return answers;
}

test("five requests in a window pass, the sixth does not", async () => {
  const ask = newVisitor();
  expect(await allowedAt(ask, [0, 1, 2, 300, 598, 599])).toEqual([...Array(5).fill(true), false]);
});

test("each answer says how much is left", async () => {
  const ask = newVisitor();
  for (const remaining of [4, 3, 2, 1, 0]) {
    expect(await ask(10)).toMatchObject({ allowed: true, limit: 5, remaining, windowSeconds: 600 });
  }
  expect(await ask(10)).toMatchObject({ allowed: false, remaining: 0 });
});

test("a new window gives nothing away at its border", async () => {
  const ask = newVisitor();
  await allowedAt(ask, [595, 596, 597, 598, 599]);
  expect(await allowedAt(ask, [600, 600.5, 601, 610, 660])).toEqual(Array(5).fill(false));
});

test("a limit of one is one across the border as well", async () => {
  const ask = newVisitor({ max: 1, windowSeconds });
  expect(await allowedAt(ask, [599, 600, 900, 1199, 1200])).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});

test("the past fades evenly through the next window", async () => {
  const ask = newVisitor();
  await allowedAt(ask, [0, 0, 0, 0, 0]);
  expect(await allowedAt(ask, [600 + 119, 600 + 121, 600 + 122])).toEqual([false, true, false]);
  expect(await allowedAt(ask, [600 + 239, 600 + 241, 600 + 361])).toEqual([false, true, true]);
});

test("after two windows everything is forgotten", async () => {
  const ask = newVisitor();
  await allowedAt(ask, [0, 0, 0, 0, 0]);
  expect(await allowedAt(ask, [1200, 1200, 1200, 1200, 1200, 1200])).toEqual([
    ...Array(5).fill(true),
    false,
  ]);
});

test("refused requests do not prolong the wait", async () => {
  const ask = newVisitor();
  await allowedAt(ask, [0, 0, 0, 0, 0]);
  await allowedAt(ask, Array(50).fill(300));
  expect(await allowedAt(ask, [720])).toEqual([true]);
});

test("visitors are counted apart", async () => {
  const [one, other] = [newVisitor(), newVisitor()];
  await allowedAt(one, [0, 0, 0, 0, 0]);
  expect(await allowedAt(one, [0])).toEqual([false]);
  expect(await allowedAt(other, [0])).toEqual([true]);
});

/** Histories after which a request is refused. */
test.each([
  [5, [0, 0, 0, 0, 0], 0],
  [5, [0, 0, 0, 0, 0], 599],
  [5, [595, 596, 597, 598, 599], 600],
  [5, [595, 596, 597, 598, 599], 719],
  [5, [100, 100, 100, 720, 800, 900], 901],
  [3, [18, 126, 177, 802], 866],
  [4, [15, 76, 121, 745, 790, 840, 977], 998],
  [1, [7], 7.25],
])("with %i allowed, who waits as told after %j, refused at %d s, is let in", async (...row) => {
  const [limit, seconds, refusedAt] = row;
  const ask = newVisitor({ max: limit, windowSeconds });
  await allowedAt(ask, seconds);
  const refused = await ask(refusedAt);
  expect(refused.allowed).toBe(false);
  expect(Number.isInteger(refused.resetSeconds)).toBe(true);
  expect((await ask(refusedAt + refused.resetSeconds - 1)).allowed).toBe(false);
  expect((await ask(refusedAt + refused.resetSeconds)).allowed).toBe(true);
});

test.each([
  [600, 1200],
  [30, 60],
  [10, 60],
  [1, 60],
])("a count in windows of %i s is forgotten after %i s", async (length, life) => {
  const visitor = `life-${length}`;
  await countRequest(kv, visitor, { max, windowSeconds: length });
  const { keys } = await kv.list({ prefix: `${visitor}:` });
  expect(keys).toHaveLength(1);
  const left = (keys[0]?.expiration ?? 0) - Date.now() / 1000;
  expect(left).toBeGreaterThan(life - 5);
  expect(left).toBeLessThanOrEqual(life + 1);
});

test("a refused request writes nothing", async () => {
  const ask = newVisitor();
  await allowedAt(ask, [0, 0, 0, 0, 0]);
  const count = async () => (await kv.list({ prefix: `visitor-${visitors - 1}:` })).keys.length;
  const before = await count();
  await ask(600);
  expect(await count()).toBe(before);
});
