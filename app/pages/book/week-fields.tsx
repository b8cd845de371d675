import { useIntl } from "react-intl";
import { packages, sortPackages } from "#domain/booking/packages.ts";
import { stockholmDay } from "#domain/calendar/dates.ts";
import { Field, TextField } from "../../forms/fields.tsx";
import type { FormResult } from "../../forms/form-result.ts";
import { formatPrice } from "../../ui/price.tsx";
import { useHydrated } from "../../ui/use-browser-state.ts";
import { useContent, useText } from "../../words/content-provider.tsx";
import { SeasonNote, type Stay } from "./chosen-stay.tsx";
import { PartyFields } from "./party-fields.tsx";
import styles from "./week.module.css";

/** The packages as options of a select, with an empty one first. SPEC 3 (booking package identifiers). */
export function PackageOptions() {
  const intl = useIntl();
  const t = useText();
  const cards = useContent("packages.cards");
  const { popular, packageChoose } = useContent("booking");
  return (
    <>
      <option value="">{packageChoose}</option>
      {sortPackages(packages).map(({ id, key, price, popular: isPopular }) => {
        const { name, duration } = cards[key];
        const values = { name, duration, price: formatPrice(intl, price) };
        const text = t("booking.packageOption", values);
        return (
          <option key={id} value={id}>
            {isPopular ? `${text} (${popular})` : text}
          </option>
        );
      })}
    </>
  );
}

/** What each part of the booking form gets. */
export interface BookingPartProps {
  values: FormResult["values"];
  errorOf: (name: string) => string | undefined;
  isLoading: boolean;
}

interface WeekFieldsProps extends BookingPartProps {
  chosen: Stay;
  /** Whether the form has asked the guest to confirm an unusual date. */
  isAskedAgain: boolean;
}

/** The first part of the booking form: package, first day and party. SPEC 5. */
export function WeekFields({ values, errorOf, isLoading, chosen, isAskedAgain }: WeekFieldsProps) {
  const words = useContent("booking");
  const hydrated = useHydrated();
  return (
    <fieldset className={styles.part} disabled={isLoading}>
      <legend>{words.steps[0]}</legend>
      <Field id="booking-package" label={words.package} error={errorOf("package")}>
        {(control) => (
          <select {...control} name="package" defaultValue={chosen.package} required>
            <PackageOptions />
          </select>
        )}
      </Field>
      <TextField
        form="booking"
        name="date"
        label={words.date}
        error={errorOf("date")}
        defaultValue={chosen.date}
        hint={
          <>
            <span>{words.dateHint}</span>
            <SeasonNote chosen={chosen} isAsked={isAskedAgain} />
          </>
        }
        type="date"
        // The page may be older than today; only the browser knows the first day that can be booked.
        min={hydrated ? stockholmDay(new Date()) : undefined}
        required
      />
      <PartyFields values={values} errorOf={errorOf} />
    </fieldset>
  );
}
