import { useCallback, useEffect, useRef, useState } from "react";
import { Field } from "./field.tsx";
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
        // A value that script has changed is no edit until it is said to be one.
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
