import type { SubmitOutcome } from "#domain/submission.ts";
import { inTimeForTap } from "../navigation/chunk.ts";
import { useToast } from "../ui/toast-provider.tsx";
import { emailHref, useSettings } from "../ui/use-settings.ts";
import { useContent } from "../words/content-provider.tsx";
import { usePassingFailure } from "./use-passing-failure.ts";
import { loadBookingPart } from "./week-answer.tsx";

/** Shows the result of a booking request as a toast, in the place of the one before. SPEC 4, 8. */
export function useBookingToasts(): (outcome: SubmitOutcome) => void {
  const words = useContent("booking");
  const { email } = useSettings();
  const show = useToast();
  const passingFailure = usePassingFailure();
  return (outcome) => {
    const toast = {
      outcome,
      words,
      passing: passingFailure(outcome),
      writeInstead: () => window.location.assign(emailHref(email)),
    };
    // Without the part the form's own banner and summary say the same.
    inTimeForTap(loadBookingPart).then(
      ({ BookingToast }) =>
        show((dismiss) => <BookingToast {...toast} onDismiss={dismiss} />, "booking"),
      () => {},
    );
  };
}
