import type { core } from "zod/mini";

/** The first message key of each field of a failed parse; issues outside any field get the key "". */
export function fieldErrors<Key extends string>(
  issues: readonly core.$ZodIssue[],
): Record<string, Key> {
  const errors: Record<string, Key> = {};
  for (const issue of issues) {
    const field = String(issue.path[0] ?? "");
    errors[field] ??= issue.message as Key;
  }
  return errors;
}
