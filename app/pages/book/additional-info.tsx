import { type FormEvent, useId, useRef, useState } from "react";
import { isReceived, type SubmitOutcome } from "#domain/booking/submission.ts";
import { legalPathOf } from "#domain/pages/routes.ts";
import { CheckboxField, Field } from "../../forms/fields.tsx";
import styles from "../../forms/form.module.css";
import { FormBanner } from "../../forms/form-banner.tsx";
import type { SentBooking } from "../../forms/form-result.ts";
import { sendForm } from "../../forms/send-form.ts";
import { Button } from "../../ui/button.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { useHydrated } from "../../ui/use-browser-state.ts";
import { useContent } from "../../words/content-provider.tsx";

/** What a guest can tell after a booking request; the last two are data on health. */
export const additionalInfoFields = ["arrival", "sizes", "wishes", "diet", "allergies"] as const;

export type AdditionalInfoField = (typeof additionalInfoFields)[number];

/** The most characters of one of them: together with reference and labels they fit a contact message. SPEC 5. */
export const maxAdditionalInfo = 800;

interface MoreWords extends Record<AdditionalInfoField, string> {
  consent: string;
}

/** Whether the text is medical data, for which the guest has to consent. */
export function isMedical(told: Record<AdditionalInfoField, string>): boolean {
  return Boolean(told.diet || told.allergies);
}

/**
 * The contact message with the reference, the fields that were filled in, and the consent; undefined if none was. The
 * desk finds medical data in it by field order, labels and tick (desk/privacy/medical-data.ts): change both together.
 */
export function additionalInfoMessage(
  reference: string,
  told: Record<AdditionalInfoField, string>,
  words: MoreWords,
): string | undefined {
  const lines = additionalInfoFields
    .filter((field) => told[field])
    .map((field) => `${words[field]}: ${told[field]}`);
  if (lines.length === 0) return undefined;
  return [reference, ...lines, ...(isMedical(told) ? [`✓ ${words.consent}`] : [])].join("\n\n");
}

/** Sends more about a booking as a contact message of its own; nothing of it is kept in the browser. SPEC 2.12. */
export function AdditionalInfoForm({ sent: { reference, body } }: { sent: SentBooking }) {
  const booking = useContent("booking");
  const words = booking.sent.more;
  const [wrong, setWrong] = useState<"empty" | "consentError">();
  const { isLoading, outcome, setOutcome, send } = useSending();
  const consentId = useId();
  const isSent = outcome !== undefined && isReceived(outcome);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const typed = (field: AdditionalInfoField) => String(fields.get(field) ?? "").trim();
    const told = {
      arrival: typed("arrival"),
      sizes: typed("sizes"),
      wishes: typed("wishes"),
      diet: typed("diet"),
      allergies: typed("allergies"),
    };
    const message = additionalInfoMessage(reference, told, words);
    const problem = !message
      ? "empty"
      : isMedical(told) && !fields.has("consent")
        ? "consentError"
        : undefined;
    setWrong(problem);
    setOutcome(undefined);
    if (!message || problem) {
      form.querySelector<HTMLElement>(problem === "empty" ? "textarea" : "[name=consent]")?.focus();
      return;
    }
    const { client_name: name, email } = body;
    send({ name, email, subject: "booking", message, phone: "", contactByPhone: false });
  }

  const field = (name: AdditionalInfoField, hint?: string, error?: string) => (
    <Field id={`more-${name}`} label={words[name]} hint={hint} error={error}>
      {(control) => <textarea {...control} name={name} rows={2} maxLength={maxAdditionalInfo} />}
    </Field>
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {!isSent && (
        <fieldset className={styles.fields} disabled={isLoading}>
          <legend className="visually-hidden">{words.title}</legend>
          <p>{words.text}</p>
          {field("arrival", words.arrivalHint, wrong === "empty" ? words.empty : undefined)}
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
              error={wrong === "consentError" ? words.consentError : undefined}
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

/** Sends a contact message; the same message again goes under the same key, and another under its own. */
function useSending() {
  const [isLoading, setLoading] = useState(false);
  const [outcome, setOutcome] = useState<SubmitOutcome>();
  const last = useRef({ message: "", key: "" });
  async function send<Body extends { message: string }>(body: Body) {
    const { message } = body;
    if (last.current.message !== message) {
      last.current = { message, key: crypto.getRandomValues(new Uint32Array(4)).join("-") };
    }
    setLoading(true);
    const settled = await sendForm("contact", body, last.current.key);
    setLoading(false);
    // There is no field of this form for what the edge may find wrong with a name or an address.
    const isInvalid = settled.status === "invalid";
    setOutcome(isInvalid ? { status: "failed", reason: "refused", detail: "invalid" } : settled);
  }
  return { isLoading, outcome, setOutcome, send };
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
