import type { MouseEvent } from "react";
import { formFields } from "#domain/form-input.ts";
import type { FormName } from "#domain/submission.ts";
import styles from "./form-banner.module.css";
import type { FormStatus } from "./use-form-submission.ts";

interface ErrorSummaryProps {
  form: FormName;
  status: FormStatus;
  title: string;
  /** The errors that the last validation found: message keys by field. */
  errors: Record<string, string>;
  textOf: (key: string) => string;
}

/**
 * The list of errors above a form; each links to its field. It takes the focus after a validation and stays
 * until the next one, so that nothing moves while the visitor corrects the fields. SPEC 4, 8.
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

// The schema treats the ages as one field; the page shows several.
function fieldId(form: FormName, name: string): string {
  return `${form}-${name === "childrenAges" ? `${name}-1` : name}`;
}

// A jump within the page would add a step to the browser's history.
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
