import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { languages } from "#domain/pages/languages.ts";
import { createTranslationLoader, translationPath } from "#words/translation-loader.ts";
import { catalogue, loaderWith, wait } from "./loader.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const moments = [0, 350, 1050, 2450, 5250, 10_850];

test.each(languages)(
  "the catalogue of %s comes from its own address, at once",
  async (language) => {
    const { load, requests, log } = loaderWith(200);
    expect(await load(language)).toEqual(catalogue);
    expect(requests).toEqual([{ url: `/locales/${language}/translation.json`, at: 0 }]);
    expect(translationPath(language)).toBe(requests[0]?.url);
    expect(log).not.toHaveBeenCalled();
  },
);

test.each([500, 502, 503, 599, "network failure"] as const)(
  "%s is asked again after 350, 700, 1400, 2800 and 5600 ms, then given up and logged",
  async (answer) => {
    const { load, requests, log } = loaderWith(answer);
    const loaded = load("sv");
    await vi.advanceTimersByTimeAsync(10_849);
    expect(requests.map(({ at }) => at)).toEqual(moments.slice(0, 5));
    expect(log).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(await loaded).toBeUndefined();
    expect(requests.map(({ at }) => at)).toEqual(moments);
    expect(log).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledWith(expect.stringContaining("sv"), expect.any(Error));
  },
);

test.each([400, 401, 403, 404, 410, 429, 499])(
  "%i is never asked again, only logged",
  async (status) => {
    const { load, requests, log } = loaderWith(status, 200);
    const loaded = load("de");
    await vi.runAllTimersAsync();
    expect(await loaded).toBeUndefined();
    expect(requests).toHaveLength(1);
    expect(log).toHaveBeenCalledOnce();
  },
);

test.each([1, 2, 3, 4, 5])("the catalogue comes after %i failures", async (failures) => {
  const answers = Array.from({ length: failures }, (_, index) =>
    index % 2 ? 503 : ("network failure" as const),
  );
  const { load, requests, log } = loaderWith(...answers, 200);
  const loaded = load("pl");
  await vi.runAllTimersAsync();
  expect(await loaded).toEqual(catalogue);
  expect(requests.map(({ at }) => at)).toEqual(moments.slice(0, failures + 1));
  expect(log).not.toHaveBeenCalled();
});

test("a 4xx after a failure ends the retries", async () => {
  const { load, requests, log } = loaderWith(503, 404, 200);
  const loaded = load("pl");
  await vi.runAllTimersAsync();
  expect(await loaded).toBeUndefined();
  expect(requests).toHaveLength(2);
  expect(log).toHaveBeenCalledOnce();
});

test("an answer that is no JSON is a failure too, and throws nothing", async () => {
  const log = vi.fn();
  const fetch = async () => new Response("<!doctype html>");
  const loaded = createTranslationLoader({ fetch, wait, log }).load("en");
  await vi.runAllTimersAsync();
  expect(await loaded).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
});

test("one language's failure is not another's", async () => {
  const log = vi.fn();
  const fetch = async (url: string) =>
    url === translationPath("de") ? new Response("", { status: 404 }) : Response.json(catalogue);
  const { load } = createTranslationLoader({ fetch, wait, log });
  expect(await Promise.all([load("de"), load("sv")])).toEqual([undefined, catalogue]);
});
