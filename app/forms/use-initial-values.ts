import { useEffect, useRef, useState } from "react";
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
 * reload, unless the visitor has already changed a field. `clear` empties the form once it has been received, `fillIn`
 * puts values into their fields and leaves all others as they are.
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
  function fillIn(given: FormResult["values"]) {
    if (!formRef.current) return;
    const values = { ...typedValues(form, new FormData(formRef.current)), ...given };
    setInitial(({ formKey, isCleared }) => ({ formKey: formKey + 1, values, isCleared }));
  }
  return { formRef, initial, clear, fillIn };
}
