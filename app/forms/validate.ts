import type { FormName } from "#domain/submission.ts";
import { within } from "#domain/within.ts";
import type { ValidationResult } from "./validate-form.ts";

const longestLoadMs = 4_000;

let loaded: typeof import("./validate-form.ts") | undefined;

// Once loaded, this answers before the browser paints, so an invalid form never looks as if it were being sent.
async function load() {
  loaded ??= await import("./validate-form.ts");
  return loaded;
}

/** Loads the schemas; called when the visitor starts to use a form. */
export function preloadSchemas(): void {
  load().catch(() => {
    // Sending the form requests them again.
  });
}

/**
 * Validates what was typed once the schemas are loaded. If they do not load within 4 s, only the edge
 * validates the form.
 */
export async function validate(form: FormName, input: unknown): Promise<ValidationResult> {
  try {
    const { validateForm } = await within(longestLoadMs, load());
    return validateForm(form, input);
  } catch (error) {
    console.error("Loading chunk validate-form failed", error);
    return { body: input };
  }
}
