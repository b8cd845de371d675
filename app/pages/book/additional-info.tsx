import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { AdditionalInfoErrorKey } from "#domain/booking/additional-info-schema.ts";
import { additionalInfoFields, maxAdditionalInfo } from "#domain/booking/form-limits.ts";
import { isReceived, type SubmitOutcome } from "#domain/booking/submission.ts";
import { legalPathOf } from "#domain/pages/routes.ts";
import { makeIdempotencyKey } from "../../forms/draft.ts";
import { CheckboxField, Field } from "../../forms/fields.tsx";
import styles from "../../forms/form.module.css";
import { FormBanner } from "../../forms/form-banner.tsx";
import type { SentBooking } from "../../forms/form-result.ts";
import { sendForm } from "../../forms/send-form.ts";
import { loadSchemas, validate } from "../../forms/use-form-submission.ts";
import { Button } from "../../ui/button.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { useHydrated } from "../../ui/use-browser-state.ts";
import { useContent, useText } from "../../words/content-provider.tsx";

/** Sends more about a booking as a message of its own; nothing of it is kept in the browser. SPEC 2.12. */
export function AdditionalInfoForm({ sent: { reference, body } }: { sent: SentBooking }) {
  const booking = useContent("booking");
  const words = booking.sent.more;
  const t = useText();
  const { isLoading, outcome, send } = useSending();
  const consentId = useId();
  const isSent = outcome !== undefined && isReceived(outcome);
  const errors = outcome?.status === "invalid" ? outcome.errors : {};
  const errorOf = (name: string) => errors[name] && t(errors[name] as AdditionalInfoErrorKey);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // Read before the state changes: a loading form disables its fields, and FormData omits disabled ones.
    const typed = Object.fromEntries(new FormData(form));
    const { client_name: name, email } = body;
    await send({ consent: "no", ...typed, name, email, reference });
    form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }

  const field = (name: (typeof additionalInfoFields)[number], hint?: string) => (
    <Field id={`more-${name}`} label={words[name]} hint={hint} error={errorOf(name)}>
      {(control) => <textarea {...control} name={name} rows={2} maxLength={maxAdditionalInfo} />}
    </Field>
  );
  return (
    <form className={styles.form} onSubmit={submit} onFocus={loadSchemas} noValidate>
      {!isSent && (
        <fieldset className={styles.fields} disabled={isLoading}>
          <legend className="visually-hidden">{words.title}</legend>
          <p>{words.text}</p>
          {field("arrival", words.arrivalHint)}
          {field("sizes", words.sizesHint)}
          {field("wishes")}
          <fieldset className={styles.fields}>
            <legend>{words.health}</legend>
            {field("diet")}
            {field("allergies")}
            <CheckboxField
              id={consentId}
              name="consent"
              label={
                <>
                  <span>{`${words.consent} `}</span>
                  <a href={legalPathOf("privacy")}>{booking.consentMore}</a>
                </>
              }
              error={errorOf("consent")}
            />
            <p>
              <small>{words.kept}</small>
            </p>
          </fieldset>
        </fieldset>
      )}
      <FormBanner
        status={isLoading ? "loading" : isSent ? "success" : outcome ? "error" : "idle"}
        outcome={outcome}
        texts={{
          sending: words.sending,
          success: words.sent,
          accepted: words.accepted,
          failed: booking.toastErrorDesc,
        }}
      />
      {!isSent && (
        <div>
          <Button type="submit" loading={isLoading}>
            {words.submit}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Sends what was told; the same again goes under the same key, and another under its own. */
function useSending() {
  const [isLoading, setLoading] = useState(false);
  const [outcome, setOutcome] = useState<SubmitOutcome>();
  const last = useRef({ content: "", key: "" });
  async function send(input: object) {
    const content = JSON.stringify(input);
    if (last.current.content !== content) {
      last.current = { content, key: makeIdempotencyKey() };
    }
    setLoading(true);
    const settled = await settle(input, last.current.key);
    // The errors must be rendered before a field can take the focus.
    flushSync(() => {
      setLoading(false);
      setOutcome(settled);
    });
  }
  return { isLoading, outcome, send };
}

async function settle(input: object, key: string): Promise<SubmitOutcome> {
  const validation = await validate("additionalInfo", input);
  const settled: SubmitOutcome =
    "errors" in validation
      ? { status: "invalid", errors: validation.errors }
      : await sendForm("contact", validation.body, key);
  if (settled.status !== "invalid") return settled;
  // The form has no field for what the edge may find wrong with a name or an address.
  const isShown = [...additionalInfoFields, "consent"].some((name) => settled.errors[name]);
  return isShown ? settled : { status: "failed", reason: "refused", detail: "invalid" };
}

/** Diet, allergies, sizes, arrival and requests, asked only after a booking. Without script the contact form takes them. */
export function AdditionalInfo({ sent }: { sent: SentBooking }) {
  const words = useContent("booking").sent.more;
  if (!useHydrated()) {
    // The address would have to name the booking, so the guest writes the reference.
    return (
      <p data-screen-only>
        <span>{words.withoutScript}</span>{" "}
        <PageLink page="contact" search="?subject=booking">
          {words.link}
        </PageLink>
      </p>
    );
  }
  return (
    <details data-screen-only>
      <summary>{words.title}</summary>
      <AdditionalInfoForm sent={sent} />
    </details>
  );
}
