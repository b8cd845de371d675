import { contactMessage } from "../support/filling.ts";
import { bookingRequest } from "./requests.ts";

type Fields = [string, string][];

/** A complete contact form as a browser without script sends it. */
export const contactFields: Fields = Object.entries(contactMessage).map(([name, value]) => [
  name,
  value === true ? "yes" : String(value),
]);

/** A complete booking form as a browser without script sends it, with one age for each child. */
export const bookingFields: Fields = Object.entries({ ...bookingRequest, website: "" })
  .filter(([name]) => name !== "locale")
  .flatMap(
    ([name, value]): Fields =>
      Array.isArray(value) ? value.map((age) => [name, String(age)]) : [[name, String(value)]],
  );

/** Both forms, for tests of what they share. */
export const filledForms = [
  {
    form: "contact",
    page: "contact",
    fields: contactFields,
    // Leads to the thanks.
    received: 303,
    thanks: "contact.form.successMessage",
    failed: "contact.form.errorMessage",
    invalid: "contact.form.invalidMessage",
    email: "contact.form.emailErrorInvalid",
  },
  {
    form: "booking",
    page: "book",
    fields: bookingFields,
    // Says in the answer what was booked.
    received: 200,
    thanks: "booking.toastSuccessDesc",
    failed: "booking.toastErrorDesc",
    invalid: "booking.toastValidationDesc",
    email: "booking.emailErrorInvalid",
  },
] as const;

/** The same fields, some of them with other values. */
export function typed(
  fields: readonly [string, string][],
  changes: Record<string, string>,
): Fields {
  return fields.map(([name, value]) => [name, changes[name] ?? value]);
}
