import type { ReactNode } from "react";
import type { Elements } from "../ui/elements.ts";
import styles from "./field.module.css";

interface FieldProps {
  /** Unique on the page; the error and the hint get ids made from it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Renders the control with the attributes that connect it to label, hint and error. */
  children: (control: ControlProps) => Elements;
}

interface ControlProps {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** One field of a form: label, control, hint and error, connected for assistive technology. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={styles.field} data-invalid={error ? "true" : undefined}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
