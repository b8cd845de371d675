import * as z from "zod/mini";
import { boundedText, cleanMessage, withoutControls } from "../lib/text-rules.ts";
import { senderFields } from "./contact-schema.ts";
import { additionalInfoFields, maxAdditionalInfo, medicalFields } from "./form-limits.ts";
import { referencePattern } from "./submission.ts";

/** Keys of the messages that the form can show beside its fields. */
export type AdditionalInfoErrorKey = `booking.sent.more.${"empty" | "textError" | "consentError"}`;

const key = (name: AdditionalInfoErrorKey) => ({ error: name });
const textError = key("booking.sent.more.textError");

const text = z._default(
  boundedText(
    { most: maxAdditionalInfo, required: textError, tooLong: textError, clean: cleanMessage },
    withoutControls(textError),
  ),
  "",
);

const isMedical = (told: Record<string, string>) => medicalFields.some((field) => told[field]);

/**
 * What a guest tells after a booking request, as it is sent: trimmed, and without the fields that are empty. Issues carry
 * message keys. Something has to be told, and medical data needs the guest's consent. SPEC 2.12, 3.
 */
export const additionalInfoSchema = z.pipe(
  z
    .object({
      ...senderFields,
      subject: z._default(z.literal("booking"), "booking"),
      // A form always sends one, so the words are those of any field.
      reference: z.string(textError).check(z.regex(referencePattern, textError)),
      arrival: text,
      sizes: text,
      wishes: text,
      diet: text,
      allergies: text,
      consent: z._default(z.enum(["yes", "no"], key("booking.sent.more.consentError")), "no"),
    })
    .check(
      z.refine((told) => additionalInfoFields.some((field) => told[field]), {
        path: ["arrival"],
        ...key("booking.sent.more.empty"),
      }),
      z.refine((told) => told.consent === "yes" || !isMedical(told), {
        path: ["consent"],
        ...key("booking.sent.more.consentError"),
      }),
    ),
  z.transform(({ consent, ...told }): AdditionalInfo => {
    const filled = Object.entries(told).filter(([, value]) => value !== "");
    return { ...Object.fromEntries(filled), ...(isMedical(told) && { consent }) };
  }),
);

/** By their names: name, email, subject, reference, what was told, and the consent if it was needed. */
export type AdditionalInfo = Record<string, string>;
