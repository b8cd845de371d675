import type { ComponentProps, ReactNode } from "react";
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

interface TextFieldProps extends Omit<ComponentProps<"input">, "id"> {
  /** The form's id without "-form", the prefix of its fields' ids. */
  form: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
}

/** A field of one line: text, e-mail, phone, number or date. */
export function TextField({ form, label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field id={`${form}-${input.name}`} label={label} hint={hint} error={error}>
      {(control) => <input type="text" {...control} {...input} />}
    </Field>
  );
}

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
