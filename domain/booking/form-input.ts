import type { core } from "zod/mini";
import { bookingLimits } from "./form-limits.ts";
import type { FormName } from "./submission.ts";

/** The first message key of each field of a failed parse; issues outside any field get the key "". */
export function fieldErrors<Key extends string>(
  issues: readonly core.$ZodIssue[],
): Record<string, Key> {
  const errors: Record<string, Key> = {};
  for (const issue of issues) {
    const field = String(issue.path[0] ?? "");
    errors[field] ??= issue.message as Key;
  }
  return errors;
}

/** Hidden field that repeats a date once the form has asked the guest to confirm it. SPEC 5. */
export const confirmedDateField = "confirmedDate";

type Reader = (data: FormData, field: string) => unknown;

// Each field with how it is read, in the order on the page.
const readers: Record<FormName, Record<string, Reader>> = {
  contact: {
    name: text,
    email: text,
    subject: text,
    message: text,
    phone: text,
    contactByPhone: isChecked,
  },
  booking: {
    package: text,
    date: text,
    numAdults: number,
    numChildren: number,
    childrenAges: ages,
    client_name: text,
    email: text,
    phone: text,
    consent: (data, field) => (isChecked(data, field) ? "yes" : "no"),
  },
};

/** The fields that a form fills in again when it comes back from the server, in their order on the page. */
export const formFields: Record<FormName, readonly string[]> = {
  contact: Object.keys(readers.contact),
  booking: Object.keys(readers.booking),
};

// No form has more fields of one name than ages of children.
const maxValues = bookingLimits.children.max;

/** The values of a form's fields, by name; a field may have several values. */
export function typedValues(form: FormName, data: FormData): Record<string, string[]> {
  const filled = formFields[form].filter((name) => data.has(name));
  const valuesOf = (name: string) =>
    data
      .getAll(name)
      .slice(0, maxValues)
      .filter((value) => typeof value === "string");
  return Object.fromEntries(filled.map((name) => [name, valuesOf(name)]));
}

/** Reads a filled form into the shape that its schema validates; wrong and missing values stay as they are. */
export function inputFromForm(form: FormName, data: FormData, locale: string): unknown {
  const read = Object.entries(readers[form]).map(([field, reader]) => [field, reader(data, field)]);
  const input = Object.fromEntries(read);
  if (form === "contact") return input;
  return { ...input, [confirmedDateField]: text(data, confirmedDateField), locale };
}

function text(data: FormData, field: string): string {
  const value = data.get(field);
  // A form sends line breaks as CR LF, script reads them as LF; both must give the same message.
  return typeof value === "string" ? value.replace(/\r\n?/g, "\n") : "";
}

function isChecked(data: FormData, field: string): boolean {
  return data.has(field);
}

function number(data: FormData, field: string): number | null {
  return toNumber(data.get(field));
}

// Without script the page may still show age fields for a higher count, so surplus ages are dropped.
function ages(data: FormData, field: string): (number | null)[] {
  const count = number(data, "numChildren") ?? undefined;
  return data.getAll(field).slice(0, count).map(toNumber);
}

function toNumber(value: string | File | null): number | null {
  return typeof value === "string" && value.trim() !== "" ? Number(value) : null;
}
