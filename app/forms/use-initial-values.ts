import { useEffect, useRef, useState } from "react";
import type { FormName } from "#domain/submission.ts";
import { forgetDraft, isUntouched, readDraft } from "./draft.ts";
import type { FormResult } from "./form-result.ts";

/** What a form's fields start with; a new round is a new form. */
interface InitialValues {
  round: number;
  values: FormResult["values"];
  /** The form was sent and emptied: even the package that the address names is not chosen any more. */
  isCleared: boolean;
}

interface Options {
  form: FormName;
  result?: FormResult;
  /** Whether the page came with an answer to what was sent. */
  isAnswered: boolean;
}

/**
 * What a form starts with: what a post without script brought back, else what was typed into it before a
 * reload, unless somebody types already; `clear` empties it once it has been received.
 */
export function useInitialValues({ form, result, isAnswered }: Options) {
  const formRef = useRef<HTMLFormElement>(null);
  const [initial, setInitial] = useState<InitialValues>({
    round: 0,
    values: result?.values ?? {},
    isCleared: false,
  });
  useEffect(() => {
    if (isAnswered) return;
    const draft = readDraft(form);
    if (!draft || !formRef.current || !isUntouched(formRef.current)) return;
    const { package: chosen, ...others } = draft.values;
    const isSameAddress = draft.search === window.location.search;
    const values = isSameAddress && chosen ? { ...others, package: chosen } : others;
    setInitial({ round: 1, values, isCleared: false });
  }, [form, isAnswered]);
  function clear() {
    forgetDraft(form);
    setInitial(({ round }) => ({ round: round + 1, values: {}, isCleared: true }));
  }
  return { formRef, initial, clear };
}
