import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTranslationLoader } from "#words/translation-loader.ts";
import { catalogue, inventedLanguages, loaderWith, wait } from "./loader.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a language is read once, however often and in whatever way it is asked for", async () => {
  const { load, firstTry, requests } = loaderWith(200);
  const asked = [load("sv"), firstTry("sv"), load("sv")];
  expect(await Promise.all(asked)).toEqual([catalogue, catalogue, catalogue]);
  expect(await load("sv")).toBe(await firstTry("sv"));
  expect(requests).toHaveLength(1);
});

test("each language is read for itself", async () => {
  const { load, requests } = loaderWith(200);
  await Promise.all([load("sv"), load("de")]);
  expect(requests.map(({ url }) => url)).toEqual([
    "/locales/sv/translation.json",
    "/locales/de/translation.json",
  ]);
});

test("who asks while retries go on waits for the same read", async () => {
  const { load, requests } = loaderWith(503, 200);
  const first = load("sv");
  await vi.advanceTimersByTimeAsync(100);
  const second = load("sv");
  await vi.runAllTimersAsync();
  expect(await Promise.all([first, second])).toEqual([catalogue, catalogue]);
  expect(requests).toHaveLength(2);
});

test.each([
  ["refused", [404, 200]],
  ["given up", [503, 503, 503, 503, 503, 503, 200]],
] as const)("a language that was %s can be asked for again", async (_, answers) => {
  const { load, log } = loaderWith(...answers);
  const failed = load("sv");
  await vi.runAllTimersAsync();
  expect(await failed).toBeUndefined();
  expect(await load("sv")).toEqual(catalogue);
  expect(log).toHaveBeenCalledOnce();
});

test("at most 10 catalogues are read at once, the others follow in turn", async () => {
  let underWay = 0;
  let most = 0;
  const order: string[] = [];
  const { load } = createTranslationLoader({
    async fetch(url) {
      order.push(url);
      most = Math.max(most, ++underWay);
      await wait(100);
      underWay--;
      return Response.json(catalogue);
    },
    wait,
    log: vi.fn(),
  });
  const asked = inventedLanguages(25);
  const loaded = Promise.all(asked.map(load));
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toHaveLength(10);
  await vi.advanceTimersByTimeAsync(100);
  expect(order).toHaveLength(20);
  await vi.runAllTimersAsync();
  expect(await loaded).toEqual(asked.map(() => catalogue));
  expect(most).toBe(10);
  expect(order).toEqual(asked.map((language) => `/locales/${language}/translation.json`));
});

test("a failed read makes room for the next", async () => {
  const { load, requests } = loaderWith(404);
  const asked = inventedLanguages(25);
  expect(await Promise.all(asked.map(load))).toEqual(asked.map(() => undefined));
  expect(requests).toHaveLength(25);
});

test("the first try brings the catalogue where the first request does", async () => {
  const { firstTry, requests } = loaderWith(200);
  expect(await firstTry("sv")).toEqual(catalogue);
  expect(requests).toHaveLength(1);
});

test.each([503, 404, "network failure"] as const)(
  "the first try ends at %s, without waiting for a retry",
  async (answer) => {
    const { firstTry, requests } = loaderWith(answer);
    const start = Date.now();
    expect(await firstTry("sv")).toBeUndefined();
    expect(Date.now()).toBe(start);
    expect(requests).toHaveLength(1);
  },
);

test("the retries go on behind a failed first try, and load brings what they find", async () => {
  const { firstTry, load } = loaderWith(503, 503, 200);
  expect(await firstTry("sv")).toBeUndefined();
  const loaded = load("sv");
  await vi.runAllTimersAsync();
  expect(await loaded).toEqual(catalogue);
});

test("once a retry has brought the catalogue, a first try has it too", async () => {
  const { firstTry, requests } = loaderWith(503, 200);
  expect(await firstTry("sv")).toBeUndefined();
  await vi.runAllTimersAsync();
  expect(await firstTry("sv")).toEqual(catalogue);
  expect(requests).toHaveLength(2);
});
