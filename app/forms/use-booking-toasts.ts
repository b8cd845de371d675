import type { SubmitOutcome } from "#domain/submission.ts";
import { type Toast, useToast } from "../ui/toast.tsx";
import { emailHref, useSettings } from "../ui/use-settings.ts";
import { useContent } from "../words/content-provider.tsx";

/** Shows the result of a booking request as a toast. SPEC 4, 8. */
export function useBookingToasts(): (outcome: SubmitOutcome) => void {
  const words = useContent("booking");
  const { email } = useSettings();
  const show = useToast();
  const failed: Toast = {
    type: "error",
    title: words.toastErrorTitle,
    description: words.toastErrorDesc,
    action: {
      label: words.toastErrorAction,
      onClick: () => window.location.assign(emailHref(email)),
    },
  };
  const toasts: Record<SubmitOutcome["status"], Toast> = {
    delivered: {
      type: "success",
      title: words.toastSuccessTitle,
      description: words.toastSuccessDesc,
    },
    accepted: {
      type: "success",
      title: words.toastAcceptedTitle,
      description: words.toastAcceptedDesc,
    },
    invalid: {
      type: "error",
      title: words.toastValidationTitle,
      description: words.toastValidationDesc,
    },
    limited: {
      type: "warning",
      title: words.toastErrorTitle,
      description: words.toastErrorDesc,
    },
    failed,
  };
  return (outcome) => show(toasts[outcome.status]);
}
