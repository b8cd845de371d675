import type { ReactNode } from "react";
import styles from "./field.module.css";

interface CheckboxFieldProps {
  id: string;
  name: string;
  label: ReactNode;
  error?: string;
  required?: boolean;
  defaultChecked?: boolean;
}

/** A checkbox with its label beside it and its error below. */
export function CheckboxField({ id, label, error, ...input }: CheckboxFieldProps) {
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={styles.field} data-invalid={error ? "true" : undefined}>
      <div className={styles.checkbox}>
        <input
          id={id}
          type="checkbox"
          value="yes"
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          {...input}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
