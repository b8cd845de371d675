import { expect, test } from "vitest";
import { allowedAt, newVisitor, useKv, windowSeconds } from "../counter.ts";

const kv = useKv();

/** Earlier requests after which the next one is refused. */
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
  const ask = newVisitor(kv(), { max: limit, windowSeconds });
  await allowedAt(ask, seconds);
  let at = refusedAt;
  let state = await ask(at);
  expect(state.allowed).toBe(false);
  // Nobody is told more than the window. The fewer are allowed, the longer who came early may have to wait once more.
  for (let time = 0; time < 2 && !state.allowed; time++) {
    const wait = state.resetSeconds;
    expect(Number.isInteger(wait)).toBe(true);
    expect(wait).toBeLessThanOrEqual(time === 0 ? windowSeconds : windowSeconds / limit);
    expect((await ask(at + wait - 1)).allowed).toBe(false);
    at += wait;
    state = await ask(at);
  }
  expect(state.allowed).toBe(true);
});
