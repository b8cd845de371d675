import { useState } from "react";
import { bookingLimits } from "#domain/booking.ts";
import { useContent, useText } from "../content/content-provider.tsx";
import { Field } from "./field.tsx";
import styles from "./form.module.css";
import type { FormResult } from "./form-result.ts";

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
        <Field id="booking-numAdults" label={words.numAdults} error={errorOf("numAdults")}>
          {(control) => (
            <input
              {...control}
              name="numAdults"
              type="number"
              inputMode="numeric"
              min={adults.min}
              max={adults.max}
              value={typedAdults}
              onChange={(event) => setAdults(event.currentTarget.value)}
              onBlur={() => setAdults(atLeast(adults.min, typedAdults))}
              required
            />
          )}
        </Field>
        <Field id="booking-numChildren" label={words.numChildren} error={errorOf("numChildren")}>
          {(control) => (
            <input
              {...control}
              name="numChildren"
              type="number"
              inputMode="numeric"
              min={children.min}
              max={children.max}
              value={typedChildren}
              onChange={(event) => setChildren(event.currentTarget.value)}
              onBlur={() => setChildren(atLeast(children.min, typedChildren))}
              required
            />
          )}
        </Field>
      </div>
      {count === 0 ? (
        <p className={styles.withoutScript}>{words.numChildrenHint}</p>
      ) : (
        <ChildAges count={count} ages={values.childrenAges} error={errorOf("childrenAges")} />
      )}
    </>
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
