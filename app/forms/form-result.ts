import type { BookingRequest } from "#domain/booking/booking-schema.ts";
import type { Received, SubmitOutcome } from "#domain/booking/submission.ts";

/** What a page receives after its form was posted without script. */
export interface FormResult {
  outcome: SubmitOutcome;
  /** The typed values by field; a field may have several values. */
  values: Record<string, string[]>;
}

/** A booking that was received, with what its card says. */
export interface SentBooking extends Received {
  reference: string;
  body: BookingRequest;
}

/** The card's facts, if the outcome is that a booking was received. */
export function toSentBooking(outcome: SubmitOutcome | undefined): SentBooking | undefined {
  const isWhole = outcome && "reference" in outcome && outcome.reference && outcome.body;
  return isWhole ? (outcome as SentBooking) : undefined;
}
