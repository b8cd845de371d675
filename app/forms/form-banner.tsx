import { type MouseEvent, useEffect, useRef } from "react";
import { formFields } from "#domain/booking/form-input.ts";
import type { FormName, SubmitOutcome } from "#domain/booking/submission.ts";
import { EmailLink, PhoneLinks } from "../ui/contact-links.tsx";
import { useText } from "../words/content-provider.tsx";
import styles from "./form-banner.module.css";
import type { FormStatus } from "./use-form-submission.ts";

/**
 * What banner and toast say of a failure that passes by itself: too many requests, no connection. Undefined for
 * any other result. SPEC 8.
 */
export function usePassingFailure(): (outcome: SubmitOutcome) => string | undefined {
  const t = useText();
  return (outcome) => {
    if (outcome.status === "limited") {
      const minutes = Math.max(1, Math.ceil(outcome.retryAfterSeconds / 60));
      return t("form.limited", { minutes });
    }
    const isOffline = outcome.status === "failed" && outcome.reason === "offline";
    return isOffline ? t("form.offline") : undefined;
  };
}

interface FormBannerProps {
  status: FormStatus;
  outcome: SubmitOutcome | undefined;
  texts: { sending: string; success: string; accepted: string; failed: string };
}

/** Reports the sending of a form: progress and thanks as status, failures as alert. SPEC 4, 8. */
export function FormBanner({ status, outcome, texts }: FormBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  const before = useRef(status);
  useEffect(() => {
    // Sending disabled the focused button; without a new focus the keyboard would start at the top of the page.
    const isSettled = before.current === "loading" && (status === "success" || status === "error");
    if (isSettled && outcome?.status !== "invalid") banner.current?.focus();
    before.current = status;
  }, [status, outcome]);
  return (
    <div ref={banner} tabIndex={-1} className={styles.place}>
      {/* Always rendered, because a screen reader only announces changes inside an existing status region. */}
      <div role="status">
        {status === "loading" && <p className={styles.banner}>{texts.sending}</p>}
        {status === "success" && (
          <p className={styles.success}>
            {outcome?.status === "accepted" ? texts.accepted : texts.success}
          </p>
        )}
      </div>
      {status === "error" && outcome && outcome.status !== "invalid" && (
        <div role="alert" className={styles.error}>
          <ErrorText outcome={outcome} texts={texts} />
        </div>
      )}
    </div>
  );
}

function ErrorText({
  outcome,
  texts,
}: Pick<FormBannerProps, "texts"> & { outcome: SubmitOutcome }) {
  const passing = usePassingFailure()(outcome);
  return (
    <>
      <p>{passing ?? texts.failed}</p>
      {!passing && <OtherWays />}
    </>
  );
}

function OtherWays() {
  const t = useText();
  return (
    <p className={styles.ways}>
      <span>{t("form.otherWays")}</span> <EmailLink /> <PhoneLinks />
    </p>
  );
}

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
