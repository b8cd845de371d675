import type { SubmitOutcome } from "#domain/submission.ts";
import { useToastPlace } from "../ui/toast-provider.tsx";
import { emailHref, useSettings } from "../ui/use-settings.ts";
import { useContent } from "../words/content-provider.tsx";
import { loadBookingPart, nothing } from "./booking-part-loader.ts";
import { usePassingFailure } from "./use-passing-failure.ts";

/** Shows the result of a booking request as a toast, in the place of the one before. SPEC 4, 8. */
export function useBookingToasts(): (outcome: SubmitOutcome) => void {
  const words = useContent("booking");
  const { email } = useSettings();
  const show = useToastPlace();
  const passingFailure = usePassingFailure();
  return (outcome) => {
    const toast = {
      outcome,
      words,
      passing: passingFailure(outcome),
      writeInstead: () => window.location.assign(emailHref(email)),
    };
    // Without the part the form's own banner and summary say the same.
    loadBookingPart().then(
      ({ BookingToast }) =>
        show((dismiss) => <BookingToast {...toast} onDismiss={dismiss} />, "booking"),
      nothing,
    );
  };
}
