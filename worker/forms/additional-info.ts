import type { AdditionalInfo } from "#domain/booking/additional-info-schema.ts";
import { additionalInfoFields } from "#domain/booking/form-limits.ts";
import type { Language } from "#domain/pages/languages.ts";
import { getCatalogue } from "#words/catalogues.server.ts";

/** Whether it is what the form after a booking sends: a reference, and no message of its own. SPEC 7. */
export function isAdditionalInfo(input: unknown): boolean {
  const { reference, message } = Object(input);
  return reference !== undefined && message === undefined;
}

/**
 * A contact message of SPEC 3 with the fields beside it. Its text is for backends that know no fields, and made before the
 * outbox: one of the last release relays what it was given. The desk's last release finds medical data by the same text.
 */
export function withMessage(told: AdditionalInfo, language: Language) {
  const words = getCatalogue(language).booking.sent.more;
  const lines = additionalInfoFields
    .filter((field) => told[field])
    .map((field) => `${words[field]}: ${told[field]}`);
  const consent = told.consent ? [`✓ ${words.consent}`] : [];
  const message = [told.reference, ...lines, ...consent].join("\n\n");
  return { ...told, message, phone: "", contactByPhone: false };
}
