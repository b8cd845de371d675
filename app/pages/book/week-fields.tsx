import { useIntl } from "react-intl";
import { confirmedDateField } from "#domain/booking/form-input.ts";
import { packages, sortPackages } from "#domain/booking/packages.ts";
import { isOutOfSeason } from "#domain/booking/stay.ts";
import { stockholmDay } from "#domain/calendar/dates.ts";
import { Field, TextField } from "../../forms/fields.tsx";
import formStyles from "../../forms/form.module.css";
import type { FormResult } from "../../forms/form-result.ts";
import { formatPrice } from "../../ui/price.tsx";
import { useHydrated } from "../../ui/use-browser-state.ts";
import { useContent, useText } from "../../words/content-provider.tsx";
import { PartyFields } from "./party-fields.tsx";
import type { TypedTrip } from "./use-booking-form.ts";
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
  trip: TypedTrip;
  /** Called when script has changed a field. */
  onEdited: (field: string) => void;
  /** Whether the form has asked the guest to confirm an unusual date. */
  isAskedAgain: boolean;
}

/** The first part of the booking form: package, first day and party. SPEC 5. */
export function WeekFields(props: WeekFieldsProps) {
  const { values, errorOf, isLoading, trip, isAskedAgain } = props;
  const words = useContent("booking");
  const hydrated = useHydrated();
  return (
    <fieldset className={styles.part} disabled={isLoading}>
      <legend>{words.steps[0]}</legend>
      <Field id="booking-package" label={words.package} error={errorOf("package")}>
        {(control) => (
          <select {...control} name="package" defaultValue={values.package?.[0]} required>
            <PackageOptions />
          </select>
        )}
      </Field>
      <TextField
        form="booking"
        name="date"
        label={words.date}
        error={errorOf("date")}
        defaultValue={values.date?.[0]}
        hint={
          <>
            <span>{words.dateHint}</span>
            <SeasonNote trip={trip} isAsked={isAskedAgain} />
          </>
        }
        type="date"
        // The page may be older than today; only the browser knows the first day that can be booked.
        min={hydrated ? stockholmDay(new Date()) : undefined}
        required
      />
      <PartyFields {...props} />
    </fieldset>
  );
}

/** Says that a stay is outside the season, which hinders nobody; sends along that a date far ahead is meant. SPEC 5. */
function SeasonNote({ trip, isAsked }: { trip: TypedTrip; isAsked: boolean }) {
  const t = useText();
  return (
    <span className={formStyles.note} aria-live="polite">
      {isOutOfSeason(trip.date, trip.package) && <span>{t("booking.dateOutside")}</span>}
      {isAsked && <input type="hidden" name={confirmedDateField} value={trip.date} />}
    </span>
  );
}
