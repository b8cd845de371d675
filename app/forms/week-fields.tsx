import { stockholmDay } from "#domain/stockholm.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useContent } from "../words/content-provider.tsx";
import { Field } from "./field.tsx";
import type { FormResult } from "./form-result.ts";
import { PackageOptions } from "./package-options.tsx";
import { PartyFields } from "./party-fields.tsx";
import { SeasonNote } from "./season-note.tsx";
import { TextField } from "./text-field.tsx";
import type { Stay } from "./use-chosen-stay.ts";
import styles from "./week.module.css";

/** What each part of the booking form gets. */
export interface BookingPartProps {
  values: FormResult["values"];
  errorOf: (name: string) => string | undefined;
  isLoading: boolean;
}

interface WeekFieldsProps extends BookingPartProps {
  chosen: Stay;
  /** Whether the form has asked if the date is meant. */
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
