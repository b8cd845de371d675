import fc from "fast-check";
import { expect, test } from "vitest";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { useOutboxObject } from "../outbox-object.ts";

const backend = useFailingBackend();
const object = useOutboxObject(() => ({ BACKEND_URL: backend.url }));

const second = 1_000;
const day = 86_400 * second;

// Around now, as old as the site, and what a slip of the hand writes.
const time = fc.oneof(
  fc.integer({ min: -100 * day, max: 2 * day }).map((offset) => Date.now() + offset),
  fc.constantFrom(0, -1, 1, 2 ** 31, 8.64e15, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
);

const columns = {
  key: fc.uuid(),
  digest: fc.constantFrom("", "digest"),
  content_key: fc.constantFrom("", "content"),
  form: fc.constantFrom("contact", "booking"),
  body: fc.constantFrom(null, "", "{}", "no JSON"),
  state: fc.constantFrom("waiting", "delivered", "dead"),
  attempts: fc.oneof(fc.nat(400), fc.constantFrom(-1, Number.MAX_SAFE_INTEGER - 1)),
  promised: fc.integer({ min: -1, max: 3 }),
  request_id: fc.constant("id"),
  kept_at: time,
  due_at: time,
  cause: fc.constantFrom(null, "503"),
};
const row = fc.record(columns, { noNullPrototype: true });

const rows = fc.uniqueArray(row, { selector: ({ key }) => key, maxLength: 12 });

test("whatever stands in the table, an alarm leaves nothing undone and rings again a second later at the earliest", async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom(200, 400, 404, 503), async (before, status) => {
      backend.behave({ status });
      const rung = await object.outbox.ringOver(before);
      for (const { state, due_at } of rung.rows) {
        // Dead ones are due when they were given up, the others when something happens to them.
        if (state !== "dead") expect(due_at).toBeGreaterThan(rung.startedAt);
      }
      for (const { key, body, due_at } of before.filter(({ state }) => state === "waiting")) {
        const after = rung.rows.find((row) => row.key === key);
        expect(after).toBeDefined();
        const isSettled = !body || status === 200;
        const possible = isSettled ? ["delivered"] : ["waiting", "dead"];
        if (due_at <= rung.startedAt) expect(possible).toContain(after?.state);
      }
      if (rung.rows.length === 0) {
        expect(rung.nextAlarm).toBeNull();
      } else {
        expect(rung.nextAlarm).toBeGreaterThanOrEqual(rung.startedAt + second);
        expect(rung.nextAlarm).toBeLessThanOrEqual(rung.endedAt + day);
      }
    }),
    { numRuns: 50 },
  );
});
