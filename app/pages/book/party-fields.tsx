import { useRef } from "react";
import { bookingLimits } from "#domain/booking/form-limits.ts";
import { Field } from "../../forms/fields.tsx";
import formStyles from "../../forms/form.module.css";
import type { FormResult } from "../../forms/form-result.ts";
import { useContent, useText } from "../../words/content-provider.tsx";
import { type TypedTrip, wholeNumber } from "./use-booking-form.ts";
import styles from "./week.module.css";

interface CountFieldProps {
  name: "numAdults" | "numChildren";
  label: string;
  fewer: string;
  more: string;
  bounds: { min: number; max: number };
}

const { adults, children, childAge } = bookingLimits;

interface PartyFieldsProps {
  /** The initial values. */
  values: FormResult["values"];
  trip: TypedTrip;
  errorOf: (name: string) => string | undefined;
  /** Called when script has changed a field. */
  onEdited: (field: string) => void;
}

/** Adults, children, and an age for each child: the ages grow and shrink with the count. SPEC 4, 5. */
export function PartyFields({ values, trip, errorOf, onEdited }: PartyFieldsProps) {
  const words = useContent("booking");
  const count = (field: CountFieldProps) => (
    <CountField
      {...field}
      error={errorOf(field.name)}
      defaultValue={values[field.name]?.[0] ?? String(field.bounds.min)}
      typed={Number(trip[field.name])}
      onEdited={onEdited}
    />
  );
  return (
    <>
      <div className={formStyles.pair}>
        {count({
          name: "numAdults",
          label: words.numAdults,
          fewer: words.week.fewerAdults,
          more: words.week.moreAdults,
          bounds: adults,
        })}
        {count({
          name: "numChildren",
          label: words.numChildren,
          fewer: words.week.fewerChildren,
          more: words.week.moreChildren,
          bounds: children,
        })}
      </div>
      {trip.ageFields === 0 ? (
        <p className={formStyles.withoutScript}>{words.numChildrenHint}</p>
      ) : (
        <ChildAges count={trip.ageFields} ages={trip.ages} error={errorOf("childrenAges")} />
      )}
    </>
  );
}

interface CountProps extends CountFieldProps {
  error: string | undefined;
  defaultValue: string;
  typed: number;
  onEdited: (field: string) => void;
}

/**
 * A number of people, to type or to change by one with a button. While typing, any value is allowed; when the field
 * is left, a number below the minimum becomes the minimum. SPEC 5.
 */
function CountField({ name, label, fewer, more, bounds, typed, onEdited, ...props }: CountProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = (by: number, text: string, sign: string, isAtLimit: boolean) => (
    <button
      type="button"
      aria-label={text}
      // Keeps the focus, which a disabled button would lose.
      aria-disabled={isAtLimit}
      onClick={() => {
        if (isAtLimit) return;
        input.current?.stepUp(by);
        onEdited(name);
      }}
    >
      {sign}
    </button>
  );
  return (
    <Field id={`booking-${name}`} label={label} error={props.error}>
      {(control) => (
        <div className={styles.count}>
          {button(-1, fewer, "−", typed <= bounds.min)}
          <input
            {...control}
            {...bounds}
            ref={input}
            name={name}
            type="number"
            inputMode="numeric"
            defaultValue={props.defaultValue}
            onBlur={({ currentTarget }) => {
              const possible = String(Math.max(bounds.min, wholeNumber(currentTarget.value)));
              if (possible === currentTarget.value) return;
              currentTarget.value = possible;
              onEdited(name);
            }}
            required
          />
          {button(1, more, "+", typed >= bounds.max)}
        </div>
      )}
    </Field>
  );
}

function ChildAges({
  count,
  ages,
  error,
}: {
  count: number;
  ages: readonly string[];
  error?: string;
}) {
  const words = useContent("booking");
  const t = useText();
  const errorId = error ? "booking-childrenAges-error" : undefined;
  return (
    <fieldset className={formStyles.ages}>
      <legend>{words.childrenAges}</legend>
      {Array.from({ length: count }, (_, index) => {
        const number = index + 1;
        return (
          <Field
            key={number}
            id={`booking-childrenAges-${number}`}
            label={t("booking.childAge", { number })}
          >
            {(control) => (
              <input
                {...control}
                name="childrenAges"
                type="number"
                inputMode="numeric"
                min={childAge.min}
                max={childAge.max}
                defaultValue={ages[index]}
                aria-invalid={error ? true : undefined}
                aria-describedby={errorId}
                required
              />
            )}
          </Field>
        );
      })}
      {error && (
        <p className={formStyles.error} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
