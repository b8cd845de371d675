import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestHarness, unstable_readConfig as readConfig, type TestHarness } from "wrangler";
import { films } from "#domain/media/films.ts";

const megabyte = 1024 ** 2;
const gigabyte = 1024 ** 3;

let harness: TestHarness;
let url: string;

beforeAll(async () => {
  const { compatibility_date } = readConfig({ config: "wrangler.toml" });
  const main = "tests/support/large-film-worker.ts";
  harness = createTestHarness({
    workers: [{ config: { name: "large-film", compatibility_date, main } }],
  });
  url = (await harness.listen()).url.origin;
});
afterAll(() => harness.close());

const get = (range: string, query = "") =>
  fetch(url + films.home.src + query, { headers: { Range: range } });

test.each([
  ["bytes=0-1", 1],
  [`bytes=${8 * megabyte}-${8 * megabyte + 1}`, 9],
])("for %s of a film of a gigabyte no more than %i MB are read", async (range, most) => {
  const answer = await get(range);
  expect(answer.headers.get("Content-Range")).toBe(`${range.replace("=", " ")}/${gigabyte}`);
  expect(await answer.arrayBuffer()).toHaveProperty("byteLength", 2);
  const readOf = async () => (await fetch(`${url}/read`)).json() as Promise<{ read: number }>;
  await expect.poll(readOf).toMatchObject({ isCancelled: true });
  expect((await readOf()).read).toBeLessThanOrEqual(most * megabyte);
});

test("a head request and a range that is not there read next to nothing", async () => {
  for (const init of [{ method: "HEAD" }, { headers: { Range: `bytes=${gigabyte}-` } }]) {
    const answer = await fetch(url + films.home.src, init);
    expect(answer.status).toBe("method" in init ? 200 : 416);
    const readSoFar = await (await fetch(`${url}/read`)).json();
    expect(readSoFar).toMatchObject({ isCancelled: true });
    expect((readSoFar as { read: number }).read).toBeLessThan(megabyte);
  }
});

test("a film whose length nobody tells is counted", async () => {
  const answer = await get("bytes=-1", "?unsized");
  expect(answer.status).toBe(206);
  expect(answer.headers.get("Content-Range")).toBe("bytes 131071-131071/131072");
});
