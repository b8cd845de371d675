import type { FormName } from "#domain/submission.ts";
import { within } from "#domain/within.ts";
import type { ValidationResult } from "./validate-form.ts";

const longestLoadMs = 4_000;

let loaded: typeof import("./validate-form.ts") | undefined;

// Once loaded, the answer comes before the browser paints: a wrong form never looks as if it were being sent.
async function load() {
  loaded ??= await import("./validate-form.ts");
  return loaded;
}

/** Loads the schemas: as soon as somebody begins with a form. */
export function preloadSchemas(): void {
  load().catch(() => {
    // They are asked for again when the form is sent.
  });
}

/**
 * Validates what was typed once the schemas are there. Where they do not come within 4 s, the edge alone
 * validates what is sent.
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
