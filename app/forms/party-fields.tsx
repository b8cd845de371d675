import { useState } from "react";
import { bookingLimits } from "#domain/booking.ts";
import { useContent, useText } from "../content/content-provider.tsx";
import { Field } from "./field.tsx";
import styles from "./form.module.css";
import type { FormResult } from "./form-result.ts";
import { TextField } from "./text-field.tsx";

const { adults, children, childAge } = bookingLimits;

interface PartyFieldsProps {
  values: FormResult["values"];
  errorOf: (name: string) => string | undefined;
}

/** Adults, children, and an age for each child: the ages grow and shrink with the count. SPEC 4, 5. */
export function PartyFields({ values, errorOf }: PartyFieldsProps) {
  const words = useContent("booking");
  const [typedAdults, setAdults] = useState(values.numAdults?.[0] ?? String(adults.min));
  const [typedChildren, setChildren] = useState(values.numChildren?.[0] ?? String(children.min));
  const count = Math.min(wholeNumber(typedChildren), children.max);
  return (
    <>
      <div className={styles.pair}>
        <CountField
          name="numAdults"
          label={words.numAdults}
          error={errorOf("numAdults")}
          bounds={adults}
          typed={typedAdults}
          onType={setAdults}
        />
        <CountField
          name="numChildren"
          label={words.numChildren}
          error={errorOf("numChildren")}
          bounds={children}
          typed={typedChildren}
          onType={setChildren}
        />
      </div>
      {count === 0 ? (
        <p className={styles.withoutScript}>{words.numChildrenHint}</p>
      ) : (
        <ChildAges count={count} ages={values.childrenAges} error={errorOf("childrenAges")} />
      )}
    </>
  );
}

interface CountFieldProps {
  name: string;
  label: string;
  error?: string;
  bounds: { min: number; max: number };
  typed: string;
  onType: (typed: string) => void;
}

// While typing anything may stand there; on leaving, a number below the least is lifted to it.
function CountField({ bounds, typed, onType, ...field }: CountFieldProps) {
  return (
    <TextField
      form="booking"
      {...field}
      {...bounds}
      type="number"
      inputMode="numeric"
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={() => onType(atLeast(bounds.min, typed))}
      required
    />
  );
}

function ChildAges({ count, ages, error }: { count: number; ages?: string[]; error?: string }) {
  const words = useContent("booking");
  const t = useText();
  const errorId = error ? "booking-childrenAges-error" : undefined;
  return (
    <fieldset className={styles.ages}>
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
                defaultValue={ages?.[index]}
                aria-invalid={error ? true : undefined}
                aria-describedby={errorId}
                required
              />
            )}
          </Field>
        );
      })}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function wholeNumber(typed: string): number {
  return Math.max(0, Math.floor(Number(typed)) || 0);
}

function atLeast(min: number, typed: string): string {
  return String(Math.max(min, wholeNumber(typed)));
}
