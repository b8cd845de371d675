import fc from "fast-check";
import { bookingLimits, contactLimits, contactSubjects } from "#domain/booking/form-limits.ts";
import { packageIds } from "#domain/booking/packages.ts";
import { languages } from "#domain/pages/languages.ts";
import { today } from "./requests.ts";

/** Texts that a visitor may leave: trimmed, with so many characters (not UTF-16 units). */
function trimmedText(minLength: number, maxLength: number) {
  return fc
    .string({ unit: "grapheme", minLength, maxLength })
    .map((text) => text.normalize("NFC").trim())
    .filter((text) => [...text].length >= minLength && [...text].length <= maxLength);
}

/** The same on one line, without invisible characters. */
function trimmedLine(minLength: number, maxLength: number) {
  return trimmedText(minLength, maxLength).filter(
    (text) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text),
  );
}

const email = fc.emailAddress().filter((text) => text.length <= contactLimits.email);

const digit = fc.constantFrom(..."0123456789");
const phone = fc
  .tuple(
    fc.constantFrom("", "+"),
    digit,
    fc.string({ unit: fc.constantFrom(..."0123456789 -"), minLength: 5, maxLength: 27 }),
    digit,
  )
  .map((parts) => parts.join(""));

/** The day so many days after `today`, or before it. */
function dayAfter(days: number): string {
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Enquiries in the form in which they are relayed. */
export const enquiries = fc
  .record({
    name: trimmedLine(1, contactLimits.name),
    email,
    subject: fc.constantFrom(...contactSubjects, "No subject"),
    message: trimmedText(1, contactLimits.message).filter((text) => !/[^\P{Cc}\t-\r]/u.test(text)),
    phone: fc.oneof(fc.constant(""), trimmedLine(0, contactLimits.phone)),
    contactByPhone: fc.boolean(),
  })
  .map((request) => ({
    ...request,
    contactByPhone: request.contactByPhone && request.phone !== "",
  }));

const { name, adults, children, childAge } = bookingLimits;

/** Booking requests in the form in which they are relayed. */
export const bookings = fc
  .record({
    client_name: trimmedLine(name.min, name.max),
    email,
    phone,
    package: fc.constantFrom(...packageIds),
    date: fc.integer({ min: 0, max: 5000 }).map(dayAfter),
    numAdults: fc.integer({ min: adults.min, max: adults.max }),
    childrenAges: fc.array(fc.integer({ min: childAge.min, max: childAge.max }), {
      maxLength: children.max,
    }),
    consent: fc.constant("yes"),
    locale: fc.constantFrom(...languages),
  })
  .map((request) => ({ ...request, numChildren: request.childrenAges.length }));

const noText = fc.oneof(
  fc.constantFrom(null, undefined, true, 7, "", "   ", [], {}, ["text"]),
  fc.bigInt(),
);
const noBoolean = fc.constantFrom(null, "yes", "on", "", 0, 1, []);
const noWholeNumber = fc.oneof(
  fc.constantFrom(null, undefined, "", "2", true, [], {}, Number.NaN, Number.POSITIVE_INFINITY),
  fc.double({ noInteger: true }),
);
const notOneOf = (values: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(null, 7, true, [], {}, "__proto__", "constructor"),
    fc.string().filter((text) => text !== "" && !values.includes(text.trim())),
  );
const noEmail = fc.oneof(noText, fc.constantFrom("anna", "anna@", "@example.com", "a b@c.de"));
const withControl = fc
  .constantFrom("\0", "\u001b[2J", "\u007f", "\u0085")
  .map((control) => `Hej ${control} hej`);

/** Wrong values for each field of an enquiry. */
export const wrongInEnquiry = {
  name: fc.oneof(
    noText,
    fc.string({ minLength: 1, maxLength: 9 }).map((text) => `x${text.repeat(101)}x`),
  ),
  email: noEmail,
  subject: notOneOf([...contactSubjects, "", "No subject"]),
  message: fc.oneof(noText, fc.constant("x".repeat(5001)), withControl),
  phone: fc.constantFrom(null, 7, true, [], {}, "1".repeat(31)),
  contactByPhone: noBoolean,
};

/** Wrong values for each field of a booking request. */
export const wrongInBooking = {
  client_name: fc.oneof(noText, fc.constantFrom("x", " x ", "x".repeat(101))),
  email: noEmail,
  phone: fc.oneof(noText, fc.string({ maxLength: 6 }), fc.constantFrom("070 CALL ME", "++4670174")),
  package: notOneOf(packageIds),
  date: fc.oneof(
    noText,
    fc.integer({ min: -5000, max: -1 }).map(dayAfter),
    fc.constant("2027-02-30"),
  ),
  numAdults: fc.oneof(noWholeNumber, fc.integer({ max: 0 }), fc.integer({ min: 51 })),
  numChildren: noWholeNumber,
  consent: fc.constantFrom("no", "", "YES", null, undefined, true, 1, []),
  locale: notOneOf(languages),
};
