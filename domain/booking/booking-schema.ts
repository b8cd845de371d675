import * as z from "zod/mini";
import { isTripDay } from "../calendar/dates.ts";
import { boundedText, cleanName, emailPattern, onOneLine } from "../lib/text-rules.ts";
import { languages } from "../pages/languages.ts";
import { bookingLimits } from "./form-limits.ts";
import { packageIds } from "./packages.ts";
import { lastLikelyDay } from "./stay.ts";

/** Keys of the messages a booking form can show beside its fields. SPEC 5. */
export const bookingErrorKeys = [
  "booking.packageError",
  "booking.dateErrorRequired",
  "booking.dateErrorPast",
  "booking.dateErrorInvalid",
  "booking.dateFarAhead",
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
 * A booking request as it is sent, trimmed; issues carry message keys. `today` is the operator's day as
 * YYYY-MM-DD: earlier dates are refused. A form asks once about a date far ahead: it sends `confirmedDate`,
 * empty until the visitor has seen the question. Without that field nothing is asked. SPEC 3, 5.
 */
export function bookingSchema(today: string) {
  return z.pipe(
    z.object({ ...bookingFields(today), confirmedDate: z.optional(z.unknown()) }).check(
      z.refine((request) => request.childrenAges.length === request.numChildren, {
        path: ["childrenAges"],
        error: "booking.childrenAgesErrorRequired",
        // Checked even if other fields are wrong, so that a visitor sees every problem at once.
        when: ({ value }) => hasCountedAges(value),
      }),
      z.refine(({ date }) => date <= lastLikelyDay(today), {
        path: ["date"],
        error: "booking.dateFarAhead",
        when: ({ value }) => hasUnconfirmedDate(value),
      }),
    ),
    z.transform(({ confirmedDate: _, ...request }) => request),
  );
}

/** What each field of a booking request has to be, without what they have to be together. */
export function bookingFields(today: string) {
  return {
    client_name: boundedText(
      {
        most: name.max,
        required: key("booking.nameErrorRequired"),
        tooLong: key("booking.nameErrorLong"),
        clean: cleanName,
      },
      z.minLength(1, key("booking.nameErrorRequired")),
      z.minLength(name.min, key("booking.nameErrorShort")),
      onOneLine(key("booking.nameErrorInvalid")),
    ),
    email: boundedText(
      {
        most: bookingLimits.email,
        required: key("booking.emailErrorRequired"),
        tooLong: key("booking.emailErrorInvalid"),
        clean: z.trim(),
      },
      z.minLength(1, key("booking.emailErrorRequired")),
      z.regex(emailPattern, key("booking.emailErrorInvalid")),
      onOneLine(key("booking.emailErrorInvalid")),
    ),
    phone: boundedText(
      {
        most: bookingLimits.phone,
        required: key("booking.phoneErrorRequired"),
        tooLong: key("booking.phoneErrorInvalid"),
        clean: z.trim(),
      },
      z.minLength(1, key("booking.phoneErrorRequired")),
      z.regex(phonePattern, key("booking.phoneErrorInvalid")),
    ),
    package: z.enum(packageIds, key("booking.packageError")),
    date: z.string(key("booking.dateErrorRequired")).check(
      z.minLength(1, key("booking.dateErrorRequired")),
      z.refine(isTripDay, key("booking.dateErrorInvalid")),
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
    childrenAges: z.pipe(
      z.custom<number[]>(isShortList, key("booking.childrenAgesErrorRequired")),
      z.array(childAgeSchema),
    ),
    consent: z.literal("yes", key("booking.consentError")),
    locale: z.enum(languages, key("booking.localeError")),
  };
}

/** A booking request ready to be relayed. */
export type BookingRequest = z.infer<ReturnType<typeof bookingSchema>>;

// Judged before its items, of which a hostile body holds thousands.
function isShortList(value: unknown): boolean {
  return Array.isArray(value) && value.length <= 2 * children.max;
}

function hasCountedAges(value: unknown): boolean {
  const { childrenAges, numChildren = -1 } = Object(value) as Partial<BookingRequest>;
  // First of all a number: comparing whatever a program sends could throw.
  if (!Array.isArray(childrenAges) || !Number.isInteger(numChildren)) return false;
  return numChildren >= children.min && numChildren <= children.max;
}

function hasUnconfirmedDate(value: unknown): boolean {
  const { date, confirmedDate = date } = Object(value) as Record<string, unknown>;
  return typeof date === "string" && confirmedDate !== date;
}
