import * as z from "zod/mini";
import {
  boundedText,
  cleanMessage,
  cleanName,
  emailPattern,
  onOneLine,
  withoutControls,
} from "../lib/text-rules.ts";
import { contactLimits, contactSubjects } from "./form-limits.ts";

/** The subject that is sent if the visitor gave none. SPEC 3. */
export const noSubject = "No subject";

/** Keys of the messages a contact form can show beside its fields. */
export const contactErrorKeys = [
  "contact.form.nameErrorRequired",
  "contact.form.nameErrorLong",
  "contact.form.nameErrorInvalid",
  "contact.form.emailErrorRequired",
  "contact.form.emailErrorInvalid",
  "contact.form.subjectErrorRequired",
  "contact.form.subjectErrorInvalid",
  "contact.form.messageErrorRequired",
  "contact.form.messageErrorLong",
  "contact.form.messageErrorInvalid",
  "contact.form.phoneErrorRequired",
  "contact.form.phoneErrorInvalid",
] as const;

export type ContactErrorKey = (typeof contactErrorKeys)[number];

const key = (name: ContactErrorKey) => ({ error: name });

const subject = z.pipe(
  z.pipe(
    z._default(z.string(key("contact.form.subjectErrorInvalid")).check(z.trim()), ""),
    z.transform((value) => value || noSubject),
  ),
  z.enum([...contactSubjects, noSubject], key("contact.form.subjectErrorInvalid")),
);

/** Who writes, in every message to the family. */
export const senderFields = {
  name: boundedText(
    {
      most: contactLimits.name,
      required: key("contact.form.nameErrorRequired"),
      tooLong: key("contact.form.nameErrorLong"),
      clean: cleanName,
    },
    z.minLength(1, key("contact.form.nameErrorRequired")),
    onOneLine(key("contact.form.nameErrorInvalid")),
  ),
  email: boundedText(
    {
      most: contactLimits.email,
      required: key("contact.form.emailErrorRequired"),
      tooLong: key("contact.form.emailErrorInvalid"),
      clean: z.trim(),
    },
    z.minLength(1, key("contact.form.emailErrorRequired")),
    z.regex(emailPattern, key("contact.form.emailErrorInvalid")),
    onOneLine(key("contact.form.emailErrorInvalid")),
  ),
};

const fields = z.object({
  ...senderFields,
  subject,
  message: boundedText(
    {
      most: contactLimits.message,
      required: key("contact.form.messageErrorRequired"),
      tooLong: key("contact.form.messageErrorLong"),
      clean: cleanMessage,
    },
    z.minLength(1, key("contact.form.messageErrorRequired")),
    withoutControls(key("contact.form.messageErrorInvalid")),
  ),
  phone: z._default(
    boundedText(
      {
        most: contactLimits.phone,
        required: key("contact.form.phoneErrorInvalid"),
        tooLong: key("contact.form.phoneErrorInvalid"),
        clean: z.trim(),
      },
      onOneLine(key("contact.form.phoneErrorInvalid")),
    ),
    "",
  ),
  // A form always sends a boolean, so no catalogue has words for this key.
  contactByPhone: z._default(z.boolean("contact.form.contactByPhoneErrorInvalid"), false),
});

const phoneToCall = z.refine<{ phone: string }>(({ phone }) => phone !== "", {
  path: ["phone"],
  ...key("contact.form.phoneErrorRequired"),
  // Checked even if other fields are wrong, so that a visitor sees every problem at once.
  when: ({ value }) => Object(value).contactByPhone === true,
});

/**
 * A contact message as it is sent, trimmed; issues carry message keys. Who wants to be called has to give a
 * phone number. An empty subject passes as "No subject"; the form itself asks for one (contactFormSchema).
 * SPEC 3, 5.
 */
export const contactSchema = fields.check(phoneToCall);

/** The same rules with a subject required, as the form in the browser asks. SPEC 5. */
export const contactFormSchema = z
  .extend(fields, { subject: z.enum(contactSubjects, key("contact.form.subjectErrorRequired")) })
  .check(phoneToCall);
