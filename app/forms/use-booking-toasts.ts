import type { SubmitOutcome } from "#domain/submission.ts";
import { type Toast, useToast } from "../ui/toast.tsx";
import { emailHref, useSettings } from "../ui/use-settings.ts";
import { useContent } from "../words/content-provider.tsx";
import { usePassingFailure } from "./use-passing-failure.ts";

/** Shows the result of a booking request as a toast, in the place of the one before. SPEC 4, 8. */
export function useBookingToasts(): (outcome: SubmitOutcome) => void {
  const words = useContent("booking");
  const { email } = useSettings();
  const show = useToast();
  const passingFailure = usePassingFailure();
  const writeInstead = {
    label: words.toastErrorAction,
    onClick: () => window.location.assign(emailHref(email)),
  };

  function toastOf(outcome: SubmitOutcome): Toast {
    switch (outcome.status) {
      case "delivered":
        return {
          type: "success",
          title: words.toastSuccessTitle,
          description: words.toastSuccessDesc,
        };
      case "accepted":
        return {
          type: "success",
          title: words.toastAcceptedTitle,
          description: words.toastAcceptedDesc,
        };
      case "invalid":
        return {
          type: "error",
          title: words.toastValidationTitle,
          description: words.toastValidationDesc,
        };
      default: {
        const passing = passingFailure(outcome);
        return {
          type: "error",
          title: words.toastErrorTitle,
          description: passing ?? words.toastErrorDesc,
          action: passing ? undefined : writeInstead,
        };
      }
    }
  }

  return (outcome) => show({ name: "booking", ...toastOf(outcome) });
}
