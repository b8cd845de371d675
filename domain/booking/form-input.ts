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

/** The fields that a form fills in again when it comes back from the server, in their order on the page. */
export const formFields: Record<FormName, readonly string[]> = {
  contact: ["name", "email", "subject", "message", "phone", "contactByPhone"],
  booking: [
    "package",
    "date",
    "numAdults",
    "numChildren",
    "childrenAges",
    "client_name",
    "email",
    "phone",
    "consent",
  ],
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

/** Hidden field that repeats a date once the form has asked the guest to confirm it. SPEC 5. */
export const confirmedDateField = "confirmedDate";

/** Reads a filled form into the shape that its schema validates; wrong and missing values stay as they are. */
export function inputFromForm(form: FormName, data: FormData, locale: string): unknown {
  return form === "contact" ? contactInput(data) : bookingInput(data, locale);
}

function contactInput(data: FormData) {
  return {
    name: text(data, "name"),
    email: text(data, "email"),
    subject: text(data, "subject"),
    message: text(data, "message"),
    phone: text(data, "phone"),
    contactByPhone: data.has("contactByPhone"),
  };
}

function bookingInput(data: FormData, locale: string) {
  const numChildren = number(data.get("numChildren"));
  return {
    client_name: text(data, "client_name"),
    email: text(data, "email"),
    phone: text(data, "phone"),
    package: text(data, "package"),
    date: text(data, "date"),
    confirmedDate: text(data, confirmedDateField),
    numAdults: number(data.get("numAdults")),
    numChildren,
    // Without script the page may still show age fields for a higher count, so surplus ages are dropped.
    childrenAges: data
      .getAll("childrenAges")
      .slice(0, numChildren ?? undefined)
      .map(number),
    consent: data.has("consent") ? "yes" : "no",
    locale,
  };
}

function text(data: FormData, field: string): string {
  const value = data.get(field);
  // A form sends line breaks as CR LF, script reads them as LF; both must give the same message.
  return typeof value === "string" ? value.replace(/\r\n?/g, "\n") : "";
}

function number(value: string | File | null): number | null {
  return typeof value === "string" && value.trim() !== "" ? Number(value) : null;
}
