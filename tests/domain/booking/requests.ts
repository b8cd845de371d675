import { bookingSchema } from "#domain/booking/booking-schema.ts";
import { contactFormSchema, contactSchema } from "#domain/booking/contact-schema.ts";
import { fieldErrors } from "#domain/booking/form-input.ts";

export const today = "2026-11-21";

export const enquiry = {
  name: "Åsa Lindqvist",
  email: "asa@example.com",
  subject: "7-day",
  message: "Is there still room in February?",
  phone: "+46 70 174 06 05",
  contactByPhone: true,
};

export const booking = {
  client_name: "Jan Kowalski",
  email: "jan@example.com",
  phone: "+48 22 000 00 00",
  package: "5-day",
  date: "2027-02-01",
  numAdults: 2,
  numChildren: 2,
  childrenAges: [3, 11],
  consent: "yes",
  locale: "pl",
};

/** The edge's result for an enquiry: the message to relay, or a message key for each wrong field. */
export function readEnquiry(input: unknown): unknown {
  return outcome(contactSchema.safeParse(input));
}

/** The same result from the form in the browser. */
export function readEnquiryForm(input: unknown): unknown {
  return outcome(contactFormSchema.safeParse(input));
}

/** The edge's result for a booking request on `today`. */
export function readBooking(input: unknown): unknown {
  return outcome(bookingSchema(today).safeParse(input));
}

type Parsed = ReturnType<
  typeof contactSchema.safeParse | ReturnType<typeof bookingSchema>["safeParse"]
>;

function outcome(parsed: Parsed): unknown {
  return parsed.success ? { accepted: parsed.data } : { errors: fieldErrors(parsed.error.issues) };
}
