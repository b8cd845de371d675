import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";
import { inputFromForm } from "#domain/form-input.ts";
import {
  type FormName,
  honeypotField,
  isReceived,
  outcomeInAddress,
  type SubmitOutcome,
} from "#domain/submission.ts";
import { useLanguage } from "../words/content-provider.tsx";
import { idempotencyKeyOf, keepDraft } from "./draft.ts";
import type { FormResult } from "./form-result.ts";
import { judge, prepareToJudge } from "./judge.ts";
import { sendForm } from "./send-form.ts";
import { useStart } from "./use-start.ts";

const shortestFillMs = 2_000;

export type FormStatus = "idle" | "loading" | "success" | "error";

interface Options {
  form: FormName;
  /** What a post without script brought back. */
  result?: FormResult;
  onOutcome?: (outcome: SubmitOutcome) => void;
}

/**
 * The states of a form: idle, loading, success (cleared), error; an edit clears the field's error and
 * resets to idle. What was typed stays until it has been received. SPEC 4.
 */
export function useFormSubmission({ form, result, onOutcome }: Options) {
  const [query] = useSearchParams();
  const language = useLanguage();
  const given = result?.outcome ?? outcomeInAddress(query);
  const [outcome, setOutcome] = useState(given);
  const [errors, setErrors] = useState(errorsOf(result?.outcome));
  // As they were when the form was judged last; an edit takes its own away from the others only.
  const [judged, setJudged] = useState(errors);
  const [isLoading, setLoading] = useState(false);
  const isUnderWay = useRef(false);
  const { element, start, clear } = useStart({ form, isAnswered: Boolean(given), result });
  const untilUnhurried = useShortestFill();

  function settle(element: HTMLFormElement, settled: SubmitOutcome) {
    isUnderWay.current = false;
    // The summary must stand before it can have the focus.
    flushSync(() => {
      setLoading(false);
      setOutcome(settled);
      setErrors(errorsOf(settled));
      setJudged(errorsOf(settled));
    });
    if (isReceived(settled)) clear();
    if (settled.status === "invalid") focusSummary(element);
    if (settled.status === "failed") console.error(`${form} form failed: ${settled.detail}`);
    onOutcome?.(settled);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (isUnderWay.current || new FormData(element).get(honeypotField)) return;
    isUnderWay.current = true;
    const judgement = await judge(form, () => inputFromForm(form, new FormData(element), language));
    if ("errors" in judgement) {
      settle(element, { status: "invalid", errors: judgement.errors });
      return;
    }
    const { body } = judgement;
    setLoading(true);
    setOutcome(undefined);
    setJudged({});
    await untilUnhurried();
    settle(element, await sendForm(form, body, idempotencyKeyOf(form, body)));
  }

  function edit(event: FormEvent<HTMLFormElement>) {
    const field = (event.target as HTMLInputElement).name;
    setOutcome(undefined);
    setErrors(({ [field]: _edited, ...others }) => others);
    keepDraft(form, event.currentTarget);
  }

  return {
    status: statusOf(isLoading, outcome),
    outcome,
    errors,
    judged,
    start,
    formProps: { ref: element, onSubmit: submit, onChange: edit, onFocus: prepareToJudge },
  };
}

/** What is sent sooner than a person can type waits a moment; it is never refused: browsers fill in too. */
function useShortestFill() {
  const unhurriedAt = useRef(0);
  useEffect(() => {
    unhurriedAt.current = performance.now() + shortestFillMs;
  }, []);
  return () =>
    new Promise<void>((resolve) => setTimeout(resolve, unhurriedAt.current - performance.now()));
}

function statusOf(isLoading: boolean, outcome: SubmitOutcome | undefined): FormStatus {
  if (isLoading) return "loading";
  if (!outcome) return "idle";
  return isReceived(outcome) ? "success" : "error";
}

function errorsOf(outcome: SubmitOutcome | undefined): Record<string, string> {
  return outcome?.status === "invalid" ? outcome.errors : {};
}

function focusSummary(element: HTMLFormElement) {
  element.querySelector<HTMLElement>("[data-error-summary]")?.focus();
}
