import fc from "fast-check";
import { expect, test } from "vitest";
import { makeReference, referencePattern } from "#domain/booking/submission.ts";

/** Keys as the page makes them, as the edge makes them, and whatever another sender may choose. */
const keys = fc.oneof(
  fc
    .tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 2 ** 32 - 1 })))
    .map((parts) => parts.join("-")),
  fc.uuid(),
  fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 64, maxLength: 64 }),
  fc.stringMatching(/^[\w-]{8,128}$/),
);

test("a key has one reference, in letters that nobody misreads", () => {
  fc.assert(
    fc.property(keys, (key) => {
      const reference = makeReference(key);
      expect(reference).toMatch(/^RL-[^ILOU]{4}-[^ILOU]{4}$/);
      expect(reference).toMatch(referencePattern);
      expect(makeReference(key)).toBe(reference);
    }),
  );
});

test("a reference that was once told stays the same", () => {
  expect(makeReference("1-2-3-4")).toBe("RL-6AN5-Q4D3");
  expect(makeReference("123e4567-e89b-42d3-a456-426614174000")).toBe("RL-9PRD-5Q3T");
});

test("keys that differ in one place do not share a reference, and every letter is used evenly", () => {
  const references = Array.from({ length: 20_000 }, (_, index) => makeReference(`4-8-15-${index}`));
  expect(new Set(references).size).toBe(references.length);
  for (const place of [3, 4, 5, 6, 8, 9, 10, 11]) {
    const counts = Map.groupBy(references, (reference) => reference[place]);
    expect(counts.size).toBe(32);
    // 625 are expected of each; six standard deviations are 150.
    for (const { length } of counts.values()) expect(Math.abs(length - 625)).toBeLessThan(150);
  }
});
