import type { FormName } from "#domain/submission.ts";
import { chunk, inTimeForTap } from "../navigation/chunk.ts";
import type { ValidationResult } from "./validate-form.ts";

/** Loads the schemas; called when the visitor starts to use a form. */
export const loadSchemas = chunk("validate-form", () => import("./validate-form.ts"));

/**
 * Validates what was typed. Once loaded, the schemas answer before the browser paints, so an invalid form never looks as
 * if it were being sent. If they do not come in time, only the edge validates the form.
 */
export function validate(form: FormName, input: unknown): Promise<ValidationResult> {
  return inTimeForTap(loadSchemas).then(
    ({ validateForm }) => validateForm(form, input),
    () => ({ body: input }),
  );
}
