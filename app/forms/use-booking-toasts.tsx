import type { SubmitOutcome } from "#domain/submission.ts";
import { useToastPlace } from "../ui/toast-provider.tsx";
import { emailHref, useSettings } from "../ui/use-settings.ts";
import { useContent } from "../words/content-provider.tsx";
import { usePassingFailure } from "./use-passing-failure.ts";

const load = () => import("./booking-toast.tsx");

/** Loads the toasts; called when the visitor starts to use the form. */
export function preloadBookingToasts(): void {
  load().catch(() => {
    // The first toast requests them again.
  });
}

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
    load().then(
      ({ BookingToast }) =>
        show((dismiss) => <BookingToast {...toast} onDismiss={dismiss} />, "booking"),
      () => {
        // The form's own banner and summary say the same.
      },
    );
  };
}
