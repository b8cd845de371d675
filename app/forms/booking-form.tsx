import { useLocation } from "react-router";
import type { BookingErrorKey } from "#domain/booking.ts";
import { bookingLimits } from "#domain/booking-limits.ts";
import type { PackageId } from "#domain/packages.ts";
import { legalPathOf } from "#domain/routes.ts";
import { stockholmDay } from "#domain/stockholm.ts";
import { honeypotField } from "#domain/submission.ts";
import { Button } from "../ui/button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useContent, useText } from "../words/content-provider.tsx";
import { BookingProgress } from "./booking-progress.tsx";
import { CheckboxField } from "./checkbox-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { Field } from "./field.tsx";
import styles from "./form.module.css";
import { FormBanner } from "./form-banner.tsx";
import type { FormResult } from "./form-result.ts";
import { PackageOptions } from "./package-options.tsx";
import { PartyFields } from "./party-fields.tsx";
import { SeasonNote } from "./season-note.tsx";
import { TextField } from "./text-field.tsx";
import { useBookingToasts } from "./use-booking-toasts.ts";
import { useFormSubmission } from "./use-form-submission.ts";

interface BookingFormProps {
  result?: FormResult;
  /** The package that the address names. */
  preselected?: PackageId;
}

/** The booking form with its three steps; posts to its own page without script. SPEC 2.12, 4, 5. */
export function BookingForm({ result, preselected }: BookingFormProps) {
  const words = useContent("booking");
  const t = useText();
  const hydrated = useHydrated();
  const { status, outcome, errors, summaryErrors, initial, formProps } = useFormSubmission({
    form: "booking",
    result,
    onOutcome: useBookingToasts(),
  });
  const { round, values, isCleared } = initial;
  const named = isCleared ? undefined : preselected;
  const chosen = { package: values.package?.[0] ?? named ?? "", date: values.date?.[0] ?? "" };
  const isLoading = status === "loading";
  const textOf = (key: string) => t(key as BookingErrorKey);
  const errorOf = (name: string) => errors[name] && textOf(errors[name]);
  const field = (name: string, label: string) => ({
    form: "booking",
    name,
    label,
    error: errorOf(name),
    defaultValue: values[name]?.[0],
  });
  return (
    <form
      id="booking-form"
      action={`${useLocation().pathname}#booking-form`}
      method="post"
      className={styles.form}
      noValidate={hydrated}
      {...formProps}
    >
      <BookingProgress key={`progress ${round}`} isSent={status === "success"} chosen={chosen} />
      <ErrorSummary
        form="booking"
        status={status}
        title={words.toastValidationDesc}
        errors={summaryErrors}
        textOf={textOf}
      />
      <fieldset key={`fields ${round}`} className={styles.fields} disabled={isLoading}>
        <legend className="visually-hidden">{words.formTitle}</legend>
        <Field id="booking-package" label={words.package} error={errorOf("package")}>
          {(control) => (
            <select {...control} name="package" defaultValue={chosen.package} required>
              <PackageOptions />
            </select>
          )}
        </Field>
        <div className={styles.pair}>
          <TextField
            {...field("date", words.date)}
            hint={
              <>
                {words.dateHint}
                <SeasonNote chosen={chosen} isAsked={errors.date === "booking.dateFarAhead"} />
              </>
            }
            type="date"
            // The page may be older than today; only the browser knows the first day that can be booked.
            min={hydrated ? stockholmDay(new Date()) : undefined}
            required
          />
          <TextField
            {...field("client_name", words.name)}
            autoComplete="name"
            maxLength={bookingLimits.name.max}
            required
          />
        </div>
        <div className={styles.pair}>
          <TextField
            {...field("email", words.email)}
            type="email"
            autoComplete="email"
            maxLength={bookingLimits.email}
            required
          />
          <TextField
            {...field("phone", words.phone)}
            hint={words.phoneHint}
            type="tel"
            autoComplete="tel"
            maxLength={bookingLimits.phone}
            required
          />
        </div>
        <PartyFields values={values} errorOf={errorOf} />
        <CheckboxField
          id="booking-consent"
          name="consent"
          label={
            <>
              {words.consent} <a href={legalPathOf("privacy")}>{words.consentMore}</a>
            </>
          }
          error={errorOf("consent")}
          defaultChecked={"consent" in values}
          required
        />
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor="booking-website">{t("form.website")}</label>
          <input
            type="text"
            id="booking-website"
            name={honeypotField}
            tabIndex={-1}
            autoComplete="off"
          />
        </div>
      </fieldset>
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
