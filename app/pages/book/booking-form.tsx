import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { BookingErrorKey } from "#domain/booking/booking-schema.ts";
import type { PackageId } from "#domain/booking/packages.ts";
import type { SubmitOutcome } from "#domain/booking/submission.ts";
import styles from "../../forms/form.module.css";
import { ErrorSummary, FormBanner } from "../../forms/form-banner.tsx";
import { type FormResult, toSentBooking } from "../../forms/form-result.ts";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-browser-state.ts";
import { useContent, useText } from "../../words/content-provider.tsx";
import { BookingProgress } from "./booking-progress.tsx";
import { PersonFields } from "./person-fields.tsx";
import { useBookingForm } from "./use-booking-form.ts";
import { loadBookingPart, useBookingPart, useBookingToasts } from "./use-booking-part.tsx";
import weekStyles from "./week.module.css";
import { WeekFields } from "./week-fields.tsx";
import "../../sections/sky-of-week.module.css";
import sentRequestStyles from "./sent-request.module.css";
import { loadCard, SentRequest } from "./sent-request.tsx";

interface BookingFormProps {
  result?: FormResult | undefined;
  /** The package that the address names. */
  preselected?: PackageId | undefined;
  onOutcome: (outcome: SubmitOutcome) => void;
}

/** The booking form, in two parts that are its first two steps; posts to its own page without script. SPEC 2.12, 4, 5. */
export function BookingForm({ onOutcome, ...given }: BookingFormProps) {
  const words = useContent("booking");
  const t = useText();
  const hydrated = useHydrated();
  const showToast = useBookingToasts();
  const form = useBookingForm({
    ...given,
    onOutcome(outcome) {
      showToast(outcome);
      onOutcome(outcome);
    },
  });
  const { status, outcome, errors, initial, values, trip, selection } = form;
  const answer = useBookingPart(trip.package !== "");
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
      {...form.formProps}
      onFocus={() => {
        form.formProps.onFocus();
        loadBookingPart();
      }}
    >
      <BookingProgress step={form.step} />
      <ErrorSummary
        form="booking"
        status={status}
        title={words.toastValidationDesc}
        errors={form.summaryErrors}
        textOf={textOf}
      />
      <WeekFields
        key={`week ${initial.formKey}`}
        {...part}
        trip={trip}
        onEdited={form.edited}
        isAskedAgain={errors.date === "booking.dateFarAhead"}
      />
      <div className={weekStyles.answer}>
        {/* Always there, because a screen reader only announces what changes in it. */}
        <p className={weekStyles.estimate} aria-live="polite" data-estimate>
          {answer && selection && <answer.EstimateText selection={selection} />}
        </p>
        {answer && selection && <answer.WeekDetails selection={selection} />}
        {answer && <answer.SharePlan selection={selection} onPlan={form.fillIn} />}
      </div>
      <PersonFields key={`person ${initial.formKey}`} {...part} />
      <div className={weekStyles.wish}>
        {answer && selection && <answer.SelectionSummary selection={selection} />}
      </div>
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

interface BookingProps {
  /** The server's answer to a post without script. */
  result: FormResult | undefined;
  /** The package that the address names. */
  preselected: PackageId | undefined;
}

/** The booking form, and in its place the card of what was sent; another request begins anew. SPEC 2.12, 4. */
export function Booking({ result, preselected }: BookingProps) {
  const place = useRef<HTMLDivElement>(null);
  const [formKey, setFormKey] = useState(0);
  const [outcome, setOutcome] = useState(result?.outcome);
  const sent = toSentBooking(outcome);
  useEffect(() => {
    if (formKey > 0) place.current?.querySelector<HTMLElement>("select, input")?.focus();
  }, [formKey]);
  function writeAnother() {
    setOutcome(undefined);
    setFormKey(formKey + 1);
  }
  // What the address names, or an earlier post typed, was for the first.
  const given = formKey === 0 ? { result, preselected } : {};
  return (
    <div
      ref={place}
      className={sentRequestStyles.place}
      data-sent={sent && true}
      onSubmit={loadCard}
    >
      <BookingForm key={formKey} {...given} onOutcome={setOutcome} />
      {sent && <SentRequest sent={sent} takesFocus={!result} onAnother={writeAnother} />}
    </div>
  );
}
