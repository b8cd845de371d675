import { type RefObject, useEffect, useState } from "react";
import { typedValues } from "#domain/form-input.ts";
import type { FormResult } from "./form-result.ts";
import type { InitialValues } from "./use-initial-values.ts";

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
  return { ...now, round: `${now.round}.${now.times}`, fillIn };
}

function changed(): Event {
  return new Event("change", { bubbles: true });
}
