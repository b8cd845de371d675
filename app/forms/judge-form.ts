import { bookingSchema } from "#domain/booking.ts";
import { contactFormSchema } from "#domain/contact.ts";
import { fieldErrors } from "#domain/field-errors.ts";
import { stockholmDay } from "#domain/stockholm.ts";
import type { FormName } from "#domain/submission.ts";
import type { Judgement } from "./judge.ts";

const schemas = {
  contact: () => contactFormSchema,
  booking: () => bookingSchema(stockholmDay(new Date())),
};

/** Judges what was typed by the same schema as the edge does. */
export function judgeForm(form: FormName, input: unknown): Judgement {
  const parsed = schemas[form]().safeParse(input);
  return parsed.success ? { body: parsed.data } : { errors: fieldErrors(parsed.error.issues) };
}
