import { useLocation } from "react-router";
import type { BookingErrorKey } from "#domain/booking.ts";
import type { PackageId } from "#domain/packages.ts";
import type { SubmitOutcome } from "#domain/submission.ts";
import { Button } from "../ui/button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useContent, useText } from "../words/content-provider.tsx";
import { BookingProgress } from "./booking-progress.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import styles from "./form.module.css";
import { FormBanner } from "./form-banner.tsx";
import type { FormResult } from "./form-result.ts";
import { PersonFields } from "./person-fields.tsx";
import { useBookingToasts } from "./use-booking-toasts.tsx";
import { useFilledIn } from "./use-filled-in.ts";
import { useFormSubmission } from "./use-form-submission.ts";
import { loadBookingPart, WeekAnswer, WishToSend } from "./week-answer.tsx";
import { WeekFields } from "./week-fields.tsx";

interface BookingFormProps {
  result?: FormResult | undefined;
  /** The package that the address names. */
  preselected?: PackageId | undefined;
  onOutcome: (outcome: SubmitOutcome) => void;
}

/** The booking form, in two parts that are its first two steps; posts to its own page without script. SPEC 2.12, 4, 5. */
export function BookingForm({ result, preselected, onOutcome }: BookingFormProps) {
  const words = useContent("booking");
  const t = useText();
  const hydrated = useHydrated();
  const showToast = useBookingToasts();
  const { status, outcome, errors, summaryErrors, initial, formProps } = useFormSubmission({
    form: "booking",
    result,
    onOutcome(outcome) {
      showToast(outcome);
      onOutcome(outcome);
    },
  });
  const { round, values, isCleared, fillIn } = useFilledIn(initial, formProps.ref);
  const named = isCleared ? undefined : preselected;
  const chosen = { package: values.package?.[0] ?? named ?? "", date: values.date?.[0] ?? "" };
  const answer = { round, values: { ...values, package: [chosen.package] } };
  const isLoading = status === "loading";
  const textOf = (key: string) => t(key as BookingErrorKey);
  const part = {
    values,
    errorOf: (name: string) => errors[name] && textOf(errors[name]),
    isLoading,
  };
  return (
    <form
      id="booking-form"
      action={`${useLocation().pathname}#booking-form`}
      method="post"
      className={styles.form}
      noValidate={hydrated}
      {...formProps}
      onFocus={() => {
        formProps.onFocus();
        loadBookingPart();
      }}
    >
      <BookingProgress key={`progress ${round}`} isSent={status === "success"} chosen={chosen} />
      <ErrorSummary
        form="booking"
        status={status}
        title={words.toastValidationDesc}
        errors={summaryErrors}
        textOf={textOf}
      />
      <WeekFields
        key={`week ${round}`}
        {...part}
        chosen={chosen}
        isAskedAgain={errors.date === "booking.dateFarAhead"}
      />
      <WeekAnswer {...answer} onPlan={fillIn} />
      <PersonFields key={`person ${round}`} {...part} />
      <WishToSend {...answer} />
      <FormBanner
        status={status}
        outcome={outcome}
        texts={{
          sending: words.sending,
          success: words.toastSuccessDesc,
          accepted: words.accepted,
          failed: words.toastErrorDesc,
        }}
      />
      <div>
        <Button type="submit" size="large" loading={isLoading}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
