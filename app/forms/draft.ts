import { typedValues } from "#domain/form-input.ts";
import type { FormName } from "#domain/submission.ts";
import type { FormResult } from "./form-result.ts";

type Values = FormResult["values"];

interface Draft {
  /** The address's query when it was kept: another one may name another package. */
  search: string;
  values: Values;
}

const keyOf = (form: FormName) => `draft-${form}`;

/** What was typed into a form in this tab and not sent yet; undefined where nothing was. */
export function readDraft(form: FormName): Draft | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(form));
    return kept ? (JSON.parse(kept) as Draft) : undefined;
  } catch {
    // Storage may be forbidden, or hold what an older version of the site wrote.
    return undefined;
  }
}

/** Keeps what stands in a form until it is sent or the tab is closed. */
export function keepDraft(form: FormName, element: HTMLFormElement): void {
  const { search } = window.location;
  const draft: Draft = { search, values: typedValues(form, new FormData(element)) };
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // Storage may be forbidden or full: the form works without.
  }
}

/** Forgets what was typed: it has been received. */
export function forgetDraft(form: FormName): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Forbidden storage holds nothing to forget.
  }
}

/** Whether a form stands as the page gave it: nobody has typed into it yet, nor a browser filled it. */
export function isUntouched(element: HTMLFormElement): boolean {
  return [...element.elements].every((control) => {
    if (control instanceof HTMLSelectElement) {
      const given = [...control.options].findIndex((option) => option.defaultSelected);
      return control.selectedIndex === Math.max(0, given);
    }
    if (control instanceof HTMLTextAreaElement) return control.value === control.defaultValue;
    if (!(control instanceof HTMLInputElement)) return true;
    return control.value === control.defaultValue && control.checked === control.defaultChecked;
  });
}
