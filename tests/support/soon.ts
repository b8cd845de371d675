import { expect } from "vitest";

/** What comes true within a few seconds: films that start, things that fade or scroll into view. */
export function soon<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: 5_000 });
}
