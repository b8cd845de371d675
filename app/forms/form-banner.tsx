import { useEffect, useRef } from "react";
import type { SubmitOutcome } from "#domain/submission.ts";
import { EmailLink, PhoneLinks } from "../ui/contact-links.tsx";
import { useText } from "../words/content-provider.tsx";
import styles from "./form-banner.module.css";
import type { FormStatus } from "./use-form-submission.ts";
import { usePassingFailure } from "./use-passing-failure.ts";

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
