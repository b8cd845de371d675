import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { inputFromForm } from "#domain/booking/form-input.ts";
import {
  type FormName,
  honeypotField,
  isReceived,
  type SubmitOutcome,
} from "#domain/booking/submission.ts";
import { useTrack } from "../navigation/analytics.ts";
import { chunk, inTimeForTap } from "../navigation/chunk.ts";
import { useLanguage } from "../words/content-provider.tsx";
import { forgetDraft, idempotencyKeyOf, keepDraft } from "./draft.ts";
import type { FormResult } from "./form-result.ts";
import { sendForm } from "./send-form.ts";
import { useInitialValues } from "./use-initial-values.ts";
import type { ValidatedForm, ValidationResult } from "./validate-form.ts";

/** Loads the schemas; called when the visitor starts to use a form. */
export const loadSchemas = chunk("validate-form", () => import("./validate-form.ts"));

/**
 * Validates what was typed. Once loaded, the schemas answer before the browser paints, so an invalid form never looks as
 * if it were being sent. If they do not come in time, only the edge validates the form.
 */
export function validate(form: ValidatedForm, input: unknown): Promise<ValidationResult> {
  return inTimeForTap(loadSchemas).then(
    ({ validateForm }) => validateForm(form, input),
    () => ({ body: input }),
  );
}

const minimumFillMs = 2_000;

export type FormStatus = "idle" | "loading" | "success" | "error";

interface Options {
  form: FormName;
  /** The server's answer to a post without script. */
  result?: FormResult;
  onOutcome?: (outcome: SubmitOutcome) => void;
}

/**
 * The states of a form: idle, loading, success (cleared), error. An edit clears the field's error and resets
 * to idle. Typed values stay until the form has been received. SPEC 4.
 */
export function useFormSubmission({ form, result, onOutcome }: Options) {
  const language = useLanguage();
  const given = result?.outcome;
  const [outcome, setOutcome] = useState(given);
  const [errors, setErrors] = useState(errorsOf(result?.outcome));
  // The summary keeps the errors of the last validation; an edit removes an error only from its field.
  const [summaryErrors, setSummaryErrors] = useState(errors);
  const [isLoading, setLoading] = useState(false);
  const isUnderWay = useRef(false);
  const isAnswered = Boolean(given);
  const isSafe = given !== undefined && isReceived(given);
  const { formRef, initial, clear, fillIn } = useInitialValues({
    form,
    isAnswered,
    isSafe,
    result,
  });
  const waitForMinimumFillTime = useMinimumFillTime();
  const tell = useTrack();

  function settle(element: HTMLFormElement, settled: SubmitOutcome) {
    isUnderWay.current = false;
    // The summary must be rendered before it can take the focus.
    flushSync(() => {
      setLoading(false);
      setOutcome(settled);
      setErrors(errorsOf(settled));
      setSummaryErrors(errorsOf(settled));
    });
    if (isReceived(settled)) clear();
    if (settled.status === "invalid") focusSummary(element);
    if (settled.status === "failed") console.error(`${form} form failed: ${settled.detail}`);
    onOutcome?.(settled);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    // Read before the state changes: a loading form disables its fields, and FormData omits disabled ones.
    const fields = new FormData(element);
    if (isUnderWay.current || fields.get(honeypotField)) return;
    isUnderWay.current = true;
    setLoading(true);
    setOutcome(undefined);
    const settled = await validateAndSend(fields).catch((error) => {
      console.error(`${form} form failed`, error);
    });
    if (settled) settle(element, settled);
    else sendWithoutScript(element);
  }

  async function validateAndSend(fields: FormData): Promise<SubmitOutcome> {
    const input = inputFromForm(form, fields, language);
    const validation = await validate(form, input);
    if ("errors" in validation) return { status: "invalid", errors: validation.errors };
    setSummaryErrors({});
    await waitForMinimumFillTime();
    // The key follows what was typed: the schemas, which change the body, may load for one attempt and not for another.
    return sendForm(form, validation.body, idempotencyKeyOf(form, input));
  }

  /** Lets the browser post the form itself, where the script has failed before anything was sent. */
  function sendWithoutScript(element: HTMLFormElement) {
    isUnderWay.current = false;
    // A browser leaves out disabled fields.
    flushSync(() => setLoading(false));
    // The answer brings back what was typed, unless it is the thanks.
    forgetDraft(form);
    element.submit();
  }

  /** What follows on an edit of a field, also of one that script has changed. */
  function edited(field: string) {
    setOutcome(undefined);
    setErrors((now) => withoutField(now, field));
    if (formRef.current && keepDraft(form, formRef.current)) tell("begun");
  }

  return {
    status: statusOf(isLoading, outcome),
    outcome,
    errors,
    summaryErrors,
    initial,
    fillIn,
    edited,
    formProps: {
      ref: formRef,
      onSubmit: submit,
      onChange: ({ target }: FormEvent<HTMLFormElement>) =>
        edited((target as HTMLInputElement).name),
      onFocus: loadSchemas,
    },
  };
}

/** Delays a form that is sent sooner than a person can type. It is never refused: browsers fill in forms too. */
function useMinimumFillTime() {
  const endsAt = useRef(0);
  useEffect(() => {
    endsAt.current = performance.now() + minimumFillMs;
  }, []);
  return () =>
    new Promise<void>((resolve) => setTimeout(resolve, endsAt.current - performance.now()));
}

function statusOf(isLoading: boolean, outcome: SubmitOutcome | undefined): FormStatus {
  if (isLoading) return "loading";
  if (!outcome) return "idle";
  return isReceived(outcome) ? "success" : "error";
}

function errorsOf(outcome: SubmitOutcome | undefined): Record<string, string> {
  return outcome?.status === "invalid" ? outcome.errors : {};
}

/** Returns the same object if the field has no error, so that a keystroke does not render the form again. */
function withoutField(errors: Record<string, string>, field: string): Record<string, string> {
  if (!(field in errors)) return errors;
  const { [field]: _, ...others } = errors;
  return others;
}

function focusSummary(element: HTMLFormElement) {
  element.querySelector<HTMLElement>("[data-error-summary]")?.focus();
}
