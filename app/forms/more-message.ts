/** What a guest can tell after a booking request; the last two are data on health. */
export const moreFields = ["arrival", "sizes", "wishes", "diet", "allergies"] as const;

export type MoreField = (typeof moreFields)[number];

/** The most characters of one of them: together with reference and labels they fit a contact message. SPEC 5. */
export const longestMore = 800;

interface MoreWords extends Record<MoreField, string> {
  consent: string;
}

/** Whether what was told needs the guest's own consent. */
export function isOnHealth(told: Record<MoreField, string>): boolean {
  return Boolean(told.diet || told.allergies);
}

/**
 * The contact message that brings it: it begins with the reference, and says what was consented to. Undefined if
 * nothing was told. The family's desk takes what is on health out of it in time (backend/health.ts), which it knows by
 * the order of the fields, their labels and the tick.
 */
export function moreMessage(
  reference: string,
  told: Record<MoreField, string>,
  words: MoreWords,
): string | undefined {
  const lines = moreFields
    .filter((field) => told[field])
    .map((field) => `${words[field]}: ${told[field]}`);
  if (lines.length === 0) return undefined;
  return [reference, ...lines, ...(isOnHealth(told) ? [`✓ ${words.consent}`] : [])].join("\n\n");
}
