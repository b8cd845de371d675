import { useCallback, useEffect, useRef, useState } from "react";
import { bookingLimits } from "#domain/booking/form-limits.ts";
import { Field } from "../../forms/fields.tsx";
import formStyles from "../../forms/form.module.css";
import type { FormResult } from "../../forms/form-result.ts";
import { useContent, useText } from "../../words/content-provider.tsx";
import styles from "./week.module.css";

interface CountFieldProps {
  name: string;
  label: string;
  fewer: string;
  more: string;
  error?: string;
  bounds: { min: number; max: number };
  defaultValue: string;
  onCount?: (input: HTMLInputElement) => void;
}

/**
 * A number of people, to type or to change by one with a button. While typing, any value is allowed; when the field
 * is left, a number below the minimum becomes the minimum. SPEC 5.
 */
export function CountField({ name, label, fewer, more, bounds, ...props }: CountFieldProps) {
  const { error, defaultValue, onCount } = props;
  const input = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState(Number(defaultValue));
  const read = useCallback(() => {
    if (!input.current) return;
    onCount?.(input.current);
    setCount(Number(input.current.value));
  }, [onCount]);
  // The visitor may have typed before this script ran, or returned to a filled form.
  useEffect(read, [read]);
  const button = (by: number, text: string, sign: string, isAtLimit: boolean) => (
    <button
      type="button"
      aria-label={text}
      // Keeps the focus, which a disabled button would lose.
      aria-disabled={isAtLimit}
      onClick={() => {
        if (isAtLimit) return;
        input.current?.stepUp(by);
        // React hears of a value that script changed only through an event.
        input.current?.dispatchEvent(new Event("input", { bubbles: true }));
      }}
    >
      {sign}
    </button>
  );
  return (
    <Field id={`booking-${name}`} label={label} error={error}>
      {(control) => (
        <div className={styles.count}>
          {button(-1, fewer, "−", count <= bounds.min)}
          <input
            {...control}
            {...bounds}
            ref={input}
            name={name}
            type="number"
            inputMode="numeric"
            defaultValue={defaultValue}
            onChange={read}
            onBlur={(event) => {
              const { value } = event.currentTarget;
              event.currentTarget.value = String(Math.max(bounds.min, wholeNumber(value)));
              read();
            }}
            required
          />
          {button(1, more, "+", count >= bounds.max)}
        </div>
      )}
    </Field>
  );
}

/** A typed number without its fraction; 0 for anything else. */
export function wholeNumber(typed: string): number {
  return Math.max(0, Math.floor(Number(typed)) || 0);
}

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
      <div className={formStyles.pair}>
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
        <p className={formStyles.withoutScript}>{words.numChildrenHint}</p>
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
