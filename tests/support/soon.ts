import { expect } from "vitest";

/** Expects a condition to become true within a few seconds, on a busy machine too. */
export function soon<Value>(read: () => Value | Promise<Value>, what?: string) {
  return expect.poll(read, { timeout: 5_000, ...(what && { message: what }) });
}
