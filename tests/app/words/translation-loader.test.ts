import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Catalogue } from "#words/catalogue.ts";
import { createTranslationLoader, translationPath } from "#words/translation-loader.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const catalogue = { site: { location: "Vinter" } } as Catalogue;
const moments = [0, 350, 1050, 2450, 5250, 10_850];

/** A request's outcome: a status (200 with the catalogue), or a network failure. */
type Answer = number | "network failure" | "no JSON";

test("a language is read once, from its own address, however often it is asked for", async () => {
  const { load, requests, log } = loaderWith(200);
  const asked = [load("sv"), load("sv"), load("de")];
  expect(await Promise.all(asked)).toEqual([catalogue, catalogue, catalogue]);
  expect(await load("sv")).toBe(await load("sv"));
  const urls = requests.map(({ url }) => url);
  expect(urls).toEqual(["/locales/sv/translation.json", "/locales/de/translation.json"]);
  expect(urls[0]).toBe(translationPath("sv"));
  expect(log).not.toHaveBeenCalled();
});

test.each([500, 503, 599, "network failure", "no JSON"] as const)(
  "%s ends the read at once; behind it come five more tries, then a line in the log",
  async (answer) => {
    const { load, requests, log } = loaderWith(answer);
    const start = Date.now();
    expect(await load("sv")).toBeUndefined();
    expect(Date.now()).toBe(start);
    await vi.advanceTimersByTimeAsync(10_849);
    expect(requests.map(({ at }) => at)).toEqual(moments.slice(0, 5));
    expect(log).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(requests.map(({ at }) => at)).toEqual(moments);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("sv"), expect.any(Error));
  },
);

test.each([[[400]], [[404]], [[429]], [[503, 404]]])(
  "after %j nothing is tried again, and the next visitor's click may ask anew",
  async (answers) => {
    const { load, requests, log } = loaderWith(...answers, 200);
    expect(await load("de")).toBeUndefined();
    await vi.runAllTimersAsync();
    expect(requests).toHaveLength(answers.length);
    expect(log).toHaveBeenCalledOnce();
    expect(await load("de")).toEqual(catalogue);
  },
);

test("once a retry has brought the catalogue, it is there without another request", async () => {
  const { load, requests, log } = loaderWith(503, "network failure", 200);
  expect(await load("pl")).toBeUndefined();
  expect(await load("pl")).toBeUndefined();
  await vi.runAllTimersAsync();
  expect(await load("pl")).toEqual(catalogue);
  expect(requests.map(({ at }) => at)).toEqual(moments.slice(0, 3));
  expect(log).not.toHaveBeenCalled();
});

/** A loader whose requests get these answers in turn, the last one repeatedly, and are noted with their times. */
function loaderWith(...answers: Answer[]) {
  const requests: { url: string; at: number }[] = [];
  const log = vi.fn();
  const start = Date.now();
  const load = createTranslationLoader({
    async fetch(url) {
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push({ url, at: Date.now() - start });
      if (answer === "network failure") throw new TypeError("Failed to fetch");
      if (answer === "no JSON") return new Response("<!doctype html>");
      return answer === 200
        ? Response.json(catalogue)
        : new Response("", { status: Number(answer) });
    },
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    log,
  });
  return { load, requests, log };
}
