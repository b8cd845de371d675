import type { MouseEvent } from "react";
import { formFields } from "#domain/form-input.ts";
import type { FormName } from "#domain/submission.ts";
import styles from "./form-banner.module.css";
import type { FormStatus } from "./use-form-submission.ts";

interface ErrorSummaryProps {
  form: FormName;
  status: FormStatus;
  title: string;
  /** What the last validation found wrong: message keys by field. */
  errors: Record<string, string>;
  textOf: (key: string) => string;
}

/**
 * What was wrong, at the head of a form: each error leads to its field. It takes the focus after a validation and
 * stays until the next one, so that nothing moves while somebody mends it. SPEC 4, 8.
 */
export function ErrorSummary({ form, status, title, errors, textOf }: ErrorSummaryProps) {
  const wrong = formFields[form].flatMap((name) => {
    const key = errors[name];
    return key ? [{ name, text: textOf(key) }] : [];
  });
  if (wrong.length === 0) return null;
  return (
    <div className={styles.error} tabIndex={-1} data-error-summary>
      <p className={styles.title} role={status === "error" ? "alert" : undefined}>
        {title}
      </p>
      <ul className={styles.list}>
        {wrong.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${fieldId(form, name)}`} onClick={focusTarget}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

// The ages are one field to the schema and several on the page.
function fieldId(form: FormName, name: string): string {
  return `${form}-${name === "childrenAges" ? `${name}-1` : name}`;
}

// A jump within the page would be one more step for the browser's way back.
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
