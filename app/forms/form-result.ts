import type { SubmitOutcome } from "#domain/submission.ts";

/** What a page gets back after its form was posted without script. */
export interface FormResult {
  outcome: SubmitOutcome;
  /** What was typed, by field; a field may have several values. */
  values: Record<string, string[]>;
}
