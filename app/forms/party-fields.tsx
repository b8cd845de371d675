import { useCallback, useState } from "react";
import { bookingLimits } from "#domain/form-limits.ts";
import { useContent, useText } from "../words/content-provider.tsx";
import { CountField, wholeNumber } from "./count-field.tsx";
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
  const [numChildren, setChildren] = useState(values.numChildren?.[0] ?? String(children.min));
  const [ages, setAges] = useState(values.childrenAges ?? []);
  const count = Math.min(wholeNumber(numChildren), children.max);
  const changeChildren = useCallback((input: HTMLInputElement) => {
    // An empty field is one in which the visitor is about to type another number.
    if (!input.value) return;
    const shown = input.form ? new FormData(input.form).getAll("childrenAges").map(String) : [];
    // A field that goes leaves its age here, in case the count grows again.
    setAges((kept) => [...shown, ...kept.slice(shown.length)]);
    setChildren(input.value);
  }, []);
  return (
    <>
      <div className={styles.pair}>
        <CountField
          name="numAdults"
          label={words.numAdults}
          fewer={words.week.fewerAdults}
          more={words.week.moreAdults}
          error={errorOf("numAdults")}
          bounds={adults}
          defaultValue={values.numAdults?.[0] ?? String(adults.min)}
        />
        <CountField
          name="numChildren"
          label={words.numChildren}
          fewer={words.week.fewerChildren}
          more={words.week.moreChildren}
          error={errorOf("numChildren")}
          bounds={children}
          defaultValue={values.numChildren?.[0] ?? String(children.min)}
          onCount={changeChildren}
        />
      </div>
      {count === 0 ? (
        <p className={styles.withoutScript}>{words.numChildrenHint}</p>
      ) : (
        <ChildAges count={count} ages={ages} error={errorOf("childrenAges")} />
      )}
    </>
  );
}

function ChildAges({ count, ages, error }: { count: number; ages: string[]; error?: string }) {
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
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
