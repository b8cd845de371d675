import { bookingLimits } from "#domain/booking/form-limits.ts";
import { honeypotField } from "#domain/booking/submission.ts";
import { legalPathOf } from "#domain/pages/routes.ts";
import { CheckboxField, TextField } from "../../forms/fields.tsx";
import formStyles from "../../forms/form.module.css";
import { useContent, useText } from "../../words/content-provider.tsx";
import styles from "./week.module.css";
import type { BookingPartProps } from "./week-fields.tsx";

/** The second part of the booking form: who asks, and the consent; with the trap for robots. SPEC 5. */
export function PersonFields({ values, errorOf, isLoading }: BookingPartProps) {
  const words = useContent("booking");
  const t = useText();
  const field = (name: string, label: string) => ({
    form: "booking",
    name,
    label,
    error: errorOf(name),
    defaultValue: values[name]?.[0],
    required: true,
  });
  return (
    <fieldset className={styles.part} disabled={isLoading}>
      <legend>{words.steps[1]}</legend>
      <TextField
        {...field("client_name", words.name)}
        autoComplete="name"
        maxLength={bookingLimits.name.max}
      />
      <div className={formStyles.pair}>
        <TextField
          {...field("email", words.email)}
          type="email"
          autoComplete="email"
          maxLength={bookingLimits.email}
        />
        <TextField
          {...field("phone", words.phone)}
          hint={words.phoneHint}
          type="tel"
          autoComplete="tel"
          maxLength={bookingLimits.phone}
        />
      </div>
      <CheckboxField
        id="booking-consent"
        name="consent"
        label={
          <>
            <span>{`${words.consent} `}</span>
            <a href={legalPathOf("privacy")}>{words.consentMore}</a>
          </>
        }
        error={errorOf("consent")}
        defaultChecked={"consent" in values}
        required
      />
      <div className={formStyles.trap} aria-hidden="true">
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
  );
}
