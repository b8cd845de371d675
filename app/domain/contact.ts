import * as z from "zod/mini";
import { cleanName, onOneLine } from "./clean-text.ts";
import { contactLimits, contactSubjects } from "./contact-limits.ts";

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
  "contact.form.phoneErrorInvalid",
  "contact.form.contactByPhoneErrorInvalid",
] as const;

export type ContactErrorKey = (typeof contactErrorKeys)[number];

const key = (name: ContactErrorKey) => ({ error: name });

const subject = z.pipe(
  z.pipe(
    z._default(z.string(key("contact.form.subjectErrorInvalid")).check(z.trim()), ""),
    z.enum([...contactSubjects, noSubject, ""], key("contact.form.subjectErrorInvalid")),
  ),
  z.transform((value) => value || noSubject),
);

/**
 * A contact message as it is sent, trimmed; issues carry message keys. SPEC 3, 5.
 * An empty subject passes as "No subject"; the form itself asks for one (contactFormSchema).
 */
export const contactSchema = z.object({
  name: z
    .string(key("contact.form.nameErrorRequired"))
    .check(
      cleanName,
      z.minLength(1, key("contact.form.nameErrorRequired")),
      z.maxLength(contactLimits.name, key("contact.form.nameErrorLong")),
      onOneLine("contact.form.nameErrorInvalid" satisfies ContactErrorKey),
    ),
  email: z
    .string(key("contact.form.emailErrorRequired"))
    .check(
      z.trim(),
      z.minLength(1, key("contact.form.emailErrorRequired")),
      z.maxLength(contactLimits.email, key("contact.form.emailErrorInvalid")),
      z.regex(z.regexes.html5Email, key("contact.form.emailErrorInvalid")),
    ),
  subject,
  message: z
    .string(key("contact.form.messageErrorRequired"))
    .check(
      z.normalize("NFC"),
      z.trim(),
      z.minLength(1, key("contact.form.messageErrorRequired")),
      z.maxLength(contactLimits.message, key("contact.form.messageErrorLong")),
    ),
  phone: z._default(
    z
      .string(key("contact.form.phoneErrorInvalid"))
      .check(
        z.trim(),
        z.maxLength(contactLimits.phone, key("contact.form.phoneErrorInvalid")),
        onOneLine("contact.form.phoneErrorInvalid" satisfies ContactErrorKey),
      ),
    "",
  ),
  contactByPhone: z._default(z.boolean(key("contact.form.contactByPhoneErrorInvalid")), false),
});

/** The same rules with a subject required, as the form in the browser asks. SPEC 5. */
export const contactFormSchema = z.extend(contactSchema, {
  subject: z.enum(contactSubjects, key("contact.form.subjectErrorRequired")),
});
