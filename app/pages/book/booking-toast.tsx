import type { SubmitOutcome } from "#domain/booking/submission.ts";
import { type Toast, ToastItem } from "../../ui/toast.tsx";
import type { PartWords } from "../../words/slices.ts";

interface BookingToastProps {
  outcome: SubmitOutcome;
  words: PartWords<"booking">;
  /** The text for a failure that is temporary. */
  passing: string | undefined;
  writeInstead: () => void;
  onDismiss: () => void;
}

/** The result of a booking request as a toast; its words are given, since it may outlive the page. SPEC 4, 8. */
export function BookingToast({ onDismiss, ...props }: BookingToastProps) {
  return <ToastItem toast={toastOf(props)} onDismiss={onDismiss} />;
}

function toastOf({
  outcome,
  words,
  passing,
  writeInstead,
}: Omit<BookingToastProps, "onDismiss">): Toast {
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
    default:
      return {
        type: "error",
        title: words.toastErrorTitle,
        description: passing ?? words.toastErrorDesc,
        action: passing ? undefined : { label: words.toastErrorAction, onClick: writeInstead },
      };
  }
}
