import type { SubmitOutcome } from "#domain/submission.ts";

/** What a page receives after its form was posted without script. */
export interface FormResult {
  outcome: SubmitOutcome;
  /** The typed values by field; a field may have several values. */
  values: Record<string, string[]>;
}
