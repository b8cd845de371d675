import { useLocation } from "react-router";
import type { SubmitOutcome } from "#domain/booking/submission.ts";
import { usePassingFailure } from "../../forms/form-banner.tsx";
import { chunk, inTimeForTap, useChunk } from "../../navigation/chunk.ts";
import { useSettings } from "../../navigation/page-data.ts";
import { emailHref } from "../../ui/contact-links.tsx";
import { useToast } from "../../ui/toast-provider.tsx";
import { useContent } from "../../words/content-provider.tsx";

/** Loads what the booking form shows once it is used; called when the visitor begins to. */
export const loadBookingPart = chunk("booking-part", () => import("./booking-part.tsx"));

// Where the server has answered a choice, the browser waits for this part before it takes over the page.
const served =
  import.meta.env.SSR || document.querySelector("[data-estimate] > *")
    ? loadBookingPart().catch(() => undefined)
    : undefined;

/** What the form answers to a choice with, once a package is chosen or the address may hold a plan. */
export function useBookingPart(isChosen: boolean) {
  // No other fragment of this page has an equals sign; the part that reads it knows whether it is a plan.
  const mayHavePlan = useLocation().hash.includes("=");
  return useChunk(loadBookingPart, mayHavePlan || isChosen, served);
}

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
