import * as z from "zod/mini";
import { bookingLimits } from "./booking-limits.ts";
import { cleanName, onOneLine } from "./clean-text.ts";
import { languages } from "./languages.ts";
import { packageIds } from "./packages.ts";
import { isCalendarDay } from "./stockholm.ts";

/** Keys of the messages a booking form can show beside its fields. SPEC 5. */
export const bookingErrorKeys = [
  "booking.packageError",
  "booking.dateErrorRequired",
  "booking.dateErrorPast",
  "booking.dateErrorInvalid",
  "booking.nameErrorRequired",
  "booking.nameErrorShort",
  "booking.nameErrorLong",
  "booking.nameErrorInvalid",
  "booking.emailErrorRequired",
  "booking.emailErrorInvalid",
  "booking.phoneErrorRequired",
  "booking.phoneErrorInvalid",
  "booking.numAdultsError",
  "booking.numAdultsErrorMax",
  "booking.numChildrenError",
  "booking.numChildrenErrorMax",
  "booking.childrenAgesErrorRequired",
  "booking.childrenAgesErrorRange",
  "booking.consentError",
  "booking.localeError",
] as const;

export type BookingErrorKey = (typeof bookingErrorKeys)[number];

const key = (name: BookingErrorKey) => ({ error: name });

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phonePattern = /^\+?[0-9 -]{7,}$/;
const { name, adults, children, childAge } = bookingLimits;

const childAgeSchema = z
  .int({
    error: (issue) =>
      issue.input === null || issue.input === undefined
        ? "booking.childrenAgesErrorRequired"
        : "booking.childrenAgesErrorRange",
  })
  .check(
    z.gte(childAge.min, key("booking.childrenAgesErrorRange")),
    z.lte(childAge.max, key("booking.childrenAgesErrorRange")),
  );

/**
 * A booking request as it is sent, trimmed; issues carry message keys. `today` is the operator's
 * day as YYYY-MM-DD: earlier dates are refused. SPEC 3, 5.
 */
export function bookingSchema(today: string) {
  return z
    .object({
      client_name: z
        .string(key("booking.nameErrorRequired"))
        .check(
          cleanName,
          z.minLength(1, key("booking.nameErrorRequired")),
          z.minLength(name.min, key("booking.nameErrorShort")),
          z.maxLength(name.max, key("booking.nameErrorLong")),
          onOneLine("booking.nameErrorInvalid" satisfies BookingErrorKey),
        ),
      email: z
        .string(key("booking.emailErrorRequired"))
        .check(
          z.trim(),
          z.minLength(1, key("booking.emailErrorRequired")),
          z.maxLength(bookingLimits.email, key("booking.emailErrorInvalid")),
          z.regex(emailPattern, key("booking.emailErrorInvalid")),
          onOneLine("booking.emailErrorInvalid" satisfies BookingErrorKey),
        ),
      phone: z
        .string(key("booking.phoneErrorRequired"))
        .check(
          z.trim(),
          z.minLength(1, key("booking.phoneErrorRequired")),
          z.maxLength(bookingLimits.phone, key("booking.phoneErrorInvalid")),
          z.regex(phonePattern, key("booking.phoneErrorInvalid")),
        ),
      package: z.enum(packageIds, key("booking.packageError")),
      date: z.string(key("booking.dateErrorRequired")).check(
        z.minLength(1, key("booking.dateErrorRequired")),
        z.refine(isCalendarDay, key("booking.dateErrorInvalid")),
        z.refine((day) => day >= today, key("booking.dateErrorPast")),
      ),
      numAdults: z
        .int(key("booking.numAdultsError"))
        .check(
          z.gte(adults.min, key("booking.numAdultsError")),
          z.lte(adults.max, key("booking.numAdultsErrorMax")),
        ),
      numChildren: z
        .int(key("booking.numChildrenError"))
        .check(
          z.gte(children.min, key("booking.numChildrenError")),
          z.lte(children.max, key("booking.numChildrenErrorMax")),
        ),
      childrenAges: z.array(childAgeSchema, key("booking.childrenAgesErrorRequired")),
      consent: z.literal("yes", key("booking.consentError")),
      locale: z.enum(languages, key("booking.localeError")),
    })
    .check(
      z.refine((request) => request.childrenAges.length === request.numChildren, {
        path: ["childrenAges"],
        error: "booking.childrenAgesErrorRequired",
        // Checked even if other fields are wrong, so that a visitor sees every problem at once.
        when: ({ value }) => hasCountedAges(value),
      }),
    );
}

/** A booking request ready to be relayed. */
export type BookingRequest = z.infer<ReturnType<typeof bookingSchema>>;

function hasCountedAges(value: unknown): boolean {
  const { childrenAges, numChildren = -1 } = Object(value) as Partial<BookingRequest>;
  const isPossible = numChildren >= children.min && numChildren <= children.max;
  return Array.isArray(childrenAges) && Number.isInteger(numChildren) && isPossible;
}
