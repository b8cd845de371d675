import { additionalInfoSchema } from "#domain/booking/additional-info-schema.ts";
import { type BookingRequest, bookingSchema } from "#domain/booking/booking-schema.ts";
import { contactSchema } from "#domain/booking/contact-schema.ts";
import { fieldErrors } from "#domain/booking/form-input.ts";
import { medicalFields } from "#domain/booking/form-limits.ts";
import { type FormName, testMessage } from "#domain/booking/submission.ts";
import { dayAfter, stockholmDay } from "#domain/calendar/dates.ts";

/** A request in the shape of SPEC 3. */
export type RequestBody = Record<string, string | number | boolean | number[]>;

/** The body of a booking. Only what readRequest has judged stands in the database, so it has this shape. */
export function parseBooking(body: RequestBody): BookingRequest {
  return body as unknown as BookingRequest;
}

export type Reading =
  | { ok: true; body: RequestBody }
  | { ok: false; status: 400 | 422; reason: string };

/**
 * For how many days a request that the site accepted may be on its way: seven in which its outbox tries, ninety in
 * which the operator may send it again. So long may its date lie in the past.
 */
export const maxOnTheWay = 97;

/** Reads a JSON text as a request of this kind by the site's own rules, or names the fields that are wrong. SPEC 5. */
export function readRequest(kind: FormName, json: string, now: Date): Reading {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { ok: false, status: 400, reason: "The body is not valid JSON." };
  }
  // The text that the site makes of these fields is for others.
  const told = kind === "contact" ? additionalInfoSchema.safeParse(value) : undefined;
  const result = told?.success ? told : findSchema(kind, now).safeParse(value);
  if (result.success) return { ok: true, body: result.data };
  const fields = Object.keys(fieldErrors(result.error.issues)).filter(Boolean);
  const reason = fields.length
    ? `Missing or invalid: ${fields.join(", ")}.`
    : "The body is not a JSON object.";
  return { ok: false, status: 422, reason };
}

function findSchema(kind: FormName, now: Date) {
  if (kind === "contact") return contactSchema;
  return bookingSchema(dayAfter(stockholmDay(now), -maxOnTheWay));
}

// As it is stored. Anybody may write in the doctor's name, but only these words leave no trace in the desk.
const testBody = JSON.stringify(contactSchema.parse(testMessage));

/** Whether a message is the doctor's, word for word, and not a guest's. */
export function isTestMessage(body: RequestBody): boolean {
  return JSON.stringify(body) === testBody;
}

/** What of a message is medical, its consent included, and the rest; a booking has nothing medical. */
export function separateMedical(kind: FormName, body: RequestBody) {
  const isMedical = kind === "contact" && medicalFields.some((field) => field in body);
  if (!isMedical) return { medical: null, rest: body };
  const { diet, allergies, consent, ...rest } = body;
  return { medical: { diet, allergies, consent } as RequestBody, rest };
}
