import { type RefObject, useEffect, useRef, useState } from "react";
import { typedValues } from "#domain/booking/form-input.ts";
import type { FormName } from "#domain/booking/submission.ts";
import { forgetDraft, isUntouched, readDraft } from "./draft.ts";
import type { FormResult } from "./form-result.ts";

/** The initial values of a form's fields; a new key makes a new form. */
export interface InitialValues {
  formKey: number;
  values: FormResult["values"];
  /** Whether the form was sent and emptied: then even what the address names is not chosen any more. */
  isCleared: boolean;
}

interface Options {
  form: FormName;
  result?: FormResult;
  /** Whether the page came with the result of a sent form. */
  isAnswered: boolean;
  /** Whether that result is that the form has been received. */
  isSafe: boolean;
}

/**
 * The initial values of a form: those that a post without script returned, else the draft from before a
 * reload, unless the visitor has already changed a field. `clear` empties the form once it has been received.
 */
export function useInitialValues({ form, result, isAnswered, isSafe }: Options) {
  const formRef = useRef<HTMLFormElement>(null);
  const [initial, setInitial] = useState<InitialValues>({
    formKey: 0,
    values: result?.values ?? {},
    isCleared: false,
  });
  useEffect(() => {
    // A reload must not bring back what has been received.
    if (isSafe) forgetDraft(form);
    if (isAnswered) return;
    const draft = readDraft(form);
    if (!draft || !formRef.current || !isUntouched(formRef.current)) return;
    const { package: _package, subject: _subject, ...others } = draft.values;
    const isSameAddress = draft.search === window.location.search;
    setInitial({ formKey: 1, values: isSameAddress ? draft.values : others, isCleared: false });
  }, [form, isAnswered, isSafe]);
  function clear() {
    forgetDraft(form);
    setInitial(({ formKey }) => ({ formKey: formKey + 1, values: {}, isCleared: true }));
  }
  return { formRef, initial, clear };
}

/**
 * The initial values of the booking form, or what it holds after values that a link brought were filled in: those
 * win over what stood in their fields, and all else stays.
 */
export function useFilledIn(initial: InitialValues, form: RefObject<HTMLFormElement | null>) {
  const [filled, setFilled] = useState({ ...initial, after: initial, times: 0 });
  useEffect(() => {
    // It is an edit like any other: the draft keeps it. React hears a select's event without asking what changed.
    if (filled.times) form.current?.querySelector("select")?.dispatchEvent(changed());
  }, [filled.times, form]);
  function fillIn(given: FormResult["values"]) {
    if (!form.current) return;
    const values = { ...typedValues("booking", new FormData(form.current)), ...given };
    setFilled(({ times }) => ({ ...initial, values, after: initial, times: times + 1 }));
  }
  // A form that was emptied since, or filled with a draft, is a new one.
  const now = filled.after === initial ? filled : { ...initial, times: 0 };
  return { ...now, formKey: `${now.formKey}.${now.times}`, fillIn };
}

function changed(): Event {
  return new Event("change", { bubbles: true });
}
