import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChunkLoadError, loadChunk } from "#content/load-chunk.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const chunk = { default: "the page" };
const cause = new TypeError("Failed to fetch dynamically imported module");
const never = () => new Promise<never>(() => {});
const fails = async (): Promise<never> => {
  throw cause;
};

/** What a chunk that does not load is reported as. */
async function failureOf(loading: Promise<unknown>): Promise<ChunkLoadError> {
  const error = await loading.catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ChunkLoadError);
  return error as ChunkLoadError;
}

test("a chunk that loads is handed on, its status never asked for", async () => {
  const findStatus = vi.fn(async () => 200);
  expect(await loadChunk("about", async () => chunk, findStatus)).toBe(chunk);
  expect(findStatus).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ["missing", "answers 404", 404],
  ["other", "is there", 200],
  ["other", "answers 500", 500],
  ["other", "cannot be reached", undefined],
] as const)("the reason is '%s' where the address %s", async (reason, _, status) => {
  const findStatus = status ? async () => status : fails;
  const error = await failureOf(loadChunk("/assets/about.js", fails, findStatus));
  expect(error.message).toMatch(/^Loading chunk \/assets\/about\.js failed\b/);
  expect(error).toMatchObject({ name: "ChunkLoadError", reason, cause });
  expect(vi.getTimerCount()).toBe(0);
});

test("a chunk times out after exactly 120 seconds", async () => {
  const findStatus = vi.fn(async () => 404);
  const settled = vi.fn();
  const loading = loadChunk("about", never, findStatus).catch((error: unknown) => {
    settled();
    throw error;
  });
  const failure = failureOf(loading);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
  const error = await failure;
  expect(error.message).toMatch(/^Loading chunk about failed\b/);
  expect(error.reason).toBe("timeout");
  expect(findStatus).not.toHaveBeenCalled();
});

test("a chunk that comes just before the time is out is handed on", async () => {
  const slow = () =>
    new Promise<typeof chunk>((resolve) => setTimeout(() => resolve(chunk), 119_999));
  const loading = loadChunk("about", slow, async () => 404);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(await loading).toBe(chunk);
  expect(vi.getTimerCount()).toBe(0);
});

test.each(["missing", "timeout", "other"] as const)(
  "the message names the reason '%s'",
  (reason) => {
    expect(new ChunkLoadError("x", reason).message).toMatch(
      new RegExp(`^Loading chunk x failed.*${reason}`),
    );
  },
);
