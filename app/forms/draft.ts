import { typedValues } from "#domain/booking/form-input.ts";
import type { FormName } from "#domain/booking/submission.ts";
import type { FormResult } from "./form-result.ts";

type Values = FormResult["values"];

interface Draft {
  /** The query of the address when the draft was saved: another query may name another package or subject. */
  search: string;
  values: Values;
}

interface SentKey {
  content: string;
  key: string;
}

const keyOf = (form: FormName) => `draft-${form}`;
const sentKeyOf = (form: FormName) => `sent-${form}`;
// Used if storage is forbidden; holds until the page is left.
const rememberedKeys = new Map<FormName, SentKey>();

/** What the visitor typed into a form in this tab and has not sent yet; undefined if nothing. */
export function readDraft(form: FormName): Draft | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(form));
    return kept ? (JSON.parse(kept) as Draft) : undefined;
  } catch {
    // Storage may be forbidden, or hold a draft of an older version of the site.
    return undefined;
  }
}

/** Keeps the values of a form until it is sent or the tab is closed; whether they are the first. */
export function keepDraft(form: FormName, element: HTMLFormElement): boolean {
  const { search } = window.location;
  const draft: Draft = { search, values: typedValues(form, new FormData(element)) };
  try {
    const isFirst = !sessionStorage.getItem(keyOf(form));
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
    return isFirst;
  } catch {
    // Storage may be forbidden or full; the form works without it.
    return false;
  }
}

/** Keeps what the forms of the page hold, as far as something was typed. */
export function keepTyped(): void {
  for (const form of ["contact", "booking"] as const) {
    const element = document.querySelector<HTMLFormElement>(`#${form}-form`);
    if (element && !isUntouched(element)) keepDraft(form, element);
  }
}

/**
 * The idempotency key of this content. It stays the same after a second click or a reload; changed content
 * gets a new key.
 */
export function idempotencyKeyOf(form: FormName, body: unknown): string {
  const content = JSON.stringify(body);
  const last = readSentKey(form);
  if (last?.content === content) return last.key;
  const sent: SentKey = { content, key: makeIdempotencyKey() };
  rememberedKeys.set(form, sent);
  try {
    sessionStorage.setItem(sentKeyOf(form), JSON.stringify(sent));
  } catch {
    // Storage is forbidden or full; the key holds until the page is left.
  }
  return sent.key;
}

/** A new idempotency key: 128 random bits. `crypto.randomUUID` is missing on a page that came over plain http. */
export function makeIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

function readSentKey(form: FormName): SentKey | undefined {
  try {
    const kept = sessionStorage.getItem(sentKeyOf(form));
    if (kept) return JSON.parse(kept) as SentKey;
  } catch {
    // Storage is forbidden; the key in memory is used.
  }
  return rememberedKeys.get(form);
}

/** Deletes the draft and the key of a form that has been received. */
export function forgetDraft(form: FormName): void {
  rememberedKeys.delete(form);
  try {
    sessionStorage.removeItem(keyOf(form));
    sessionStorage.removeItem(sentKeyOf(form));
  } catch {
    // Forbidden storage holds nothing to delete.
  }
}

/** Whether a form still has its initial values: neither the visitor nor the browser has changed a field. */
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
