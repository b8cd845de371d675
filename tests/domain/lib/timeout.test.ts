import { expect, test, vi } from "vitest";
import { TimeoutError, withTimeout } from "#domain/lib/timeout.ts";

const never = new Promise<never>(() => {});

test("what comes in time is given, or thrown, as it came", async () => {
  const error = new Error("no");
  expect(await withTimeout(60_000, Promise.resolve("here"))).toBe("here");
  await expect(withTimeout(60_000, Promise.reject(error))).rejects.toBe(error);
});

test("what takes longer is a TimeoutError that says how long was waited", async () => {
  const late = withTimeout(20, never);
  await expect(late).rejects.toBeInstanceOf(TimeoutError);
  await expect(late).rejects.toMatchObject({
    name: "TimeoutError",
    message: expect.stringContaining("20 ms"),
  });
});

test("what fails after its time troubles nobody", async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  await expect(withTimeout(1, promise)).rejects.toThrow(TimeoutError);
  reject(new Error("too late"));
});

test("no timer is left behind, whatever came", async () => {
  vi.useFakeTimers();
  try {
    await withTimeout(60_000, Promise.resolve());
    await withTimeout(60_000, Promise.reject(new Error("no"))).catch(() => {});
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
