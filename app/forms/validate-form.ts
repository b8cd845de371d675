import { additionalInfoSchema } from "#domain/booking/additional-info-schema.ts";
import { bookingSchema } from "#domain/booking/booking-schema.ts";
import { contactFormSchema } from "#domain/booking/contact-schema.ts";
import { fieldErrors } from "#domain/booking/form-input.ts";
import { stockholmDay } from "#domain/calendar/dates.ts";

/** What may be sent, or the errors: message keys by field. */
export type ValidationResult = { body: unknown } | { errors: Record<string, string> };

const schemas = {
  additionalInfo: () => additionalInfoSchema,
  contact: () => contactFormSchema,
  booking: () => bookingSchema(stockholmDay(new Date())),
};

/** The forms that the browser validates. */
export type ValidatedForm = keyof typeof schemas;

/** Validates what was typed with the same schema as the edge. SPEC 5. */
export function validateForm(form: ValidatedForm, input: unknown): ValidationResult {
  const parsed = schemas[form]().safeParse(input);
  return parsed.success ? { body: parsed.data } : { errors: fieldErrors(parsed.error.issues) };
}
