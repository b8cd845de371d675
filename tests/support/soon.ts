import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Expects a condition to become true, however long a busy machine takes. */
export function soon<Value>(read: () => Value | Promise<Value>, what?: string) {
  return expect.poll(read, what ? { message: what } : {});
}

/** The same on a page whose clock stands still: before each look the clock runs on, since a busy machine sets timers late. */
export function soonOnClock<Value>(page: Page, stepMs: number, read: () => Promise<Value>) {
  return soon(async () => {
    await page.clock.runFor(stepMs);
    return read();
  });
}
