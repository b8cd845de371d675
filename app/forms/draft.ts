import { typedValues } from "#domain/form-input.ts";
import type { FormName } from "#domain/submission.ts";
import type { FormResult } from "./form-result.ts";

type Values = FormResult["values"];

interface Draft {
  /** The address's query when it was kept: another one may name another package. */
  search: string;
  values: Values;
}

interface SentKey {
  content: string;
  key: string;
}

const keyOf = (form: FormName) => `draft-${form}`;
const sentKeyOf = (form: FormName) => `sent-${form}`;
// For this page alone, where storage is forbidden.
const rememberedKeys = new Map<FormName, SentKey>();

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

/**
 * The idempotency key of this content: sent again, after a second click or a reload, it is the same request;
 * changed, it is a new one.
 */
export function idempotencyKeyOf(form: FormName, body: unknown): string {
  const content = JSON.stringify(body);
  const last = readSentKey(form);
  if (last?.content === content) return last.key;
  const sent: SentKey = { content, key: crypto.randomUUID() };
  rememberedKeys.set(form, sent);
  try {
    sessionStorage.setItem(sentKeyOf(form), JSON.stringify(sent));
  } catch {
    // Forbidden or full: the key holds until the page is left.
  }
  return sent.key;
}

function readSentKey(form: FormName): SentKey | undefined {
  try {
    const kept = sessionStorage.getItem(sentKeyOf(form));
    if (kept) return JSON.parse(kept) as SentKey;
  } catch {
    // As above.
  }
  return rememberedKeys.get(form);
}

/** Forgets what was typed and sent: it has been received. */
export function forgetDraft(form: FormName): void {
  rememberedKeys.delete(form);
  try {
    sessionStorage.removeItem(keyOf(form));
    sessionStorage.removeItem(sentKeyOf(form));
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
