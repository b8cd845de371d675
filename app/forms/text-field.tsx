import type { ComponentProps, ReactNode } from "react";
import { Field } from "./field.tsx";

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
