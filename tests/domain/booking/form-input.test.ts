import fc from "fast-check";
import { expect, test } from "vitest";
import { inputFromForm } from "#domain/booking/form-input.ts";
import { bookings, enquiries } from "./arbitraries.ts";
import { booking, enquiry, readBooking, readEnquiry } from "./requests.ts";

/** A form as a browser sends it: a list gives one entry for each item, undefined gives none. */
function form(fields: Record<string, unknown>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of [value].flat()) {
      if (item !== undefined) data.append(name, item instanceof Blob ? item : String(item));
    }
  }
  return data;
}

const bookingForm = (changes: Record<string, unknown> = {}) =>
  inputFromForm("booking", form({ ...booking, consent: "on", ...changes }), "pl");
const contactForm = (changes: Record<string, unknown> = {}) =>
  inputFromForm("contact", form({ ...enquiry, contactByPhone: "on", ...changes }), "sv");

test("a filled contact form has the shape that is relayed", () => {
  expect(contactForm()).toEqual(enquiry);
});

test("a filled booking form has the shape that is relayed, with the language of its page", () => {
  expect(bookingForm()).toEqual({ ...booking, confirmedDate: "" });
});

test("a booking form repeats the date that it was asked about", () => {
  const confirmedDate = "2031-01-01";
  expect(bookingForm({ confirmedDate })).toEqual({ ...booking, confirmedDate });
});

test("an unticked box is no wish to be called and no consent", () => {
  expect(contactForm({ contactByPhone: undefined })).toEqual({ ...enquiry, contactByPhone: false });
  expect(bookingForm({ consent: undefined })).toEqual({
    ...booking,
    confirmedDate: "",
    consent: "no",
  });
});

test("empty forms have every field, for the schemas to validate", () => {
  expect(inputFromForm("contact", new FormData(), "en")).toEqual({
    name: "",
    email: "",
    subject: "",
    message: "",
    phone: "",
    contactByPhone: false,
  });
  expect(inputFromForm("booking", new FormData(), "en")).toEqual({
    client_name: "",
    email: "",
    phone: "",
    package: "",
    date: "",
    confirmedDate: "",
    numAdults: null,
    numChildren: null,
    childrenAges: [],
    consent: "no",
    locale: "en",
  });
});

test.each([
  ["", null],
  ["   ", null],
  ["0", 0],
  ["07", 7],
  [" 3 ", 3],
  ["-1", -1],
  ["1.5", 1.5],
  ["two", Number.NaN],
])("the number field %j is read as %s", (typed, read) => {
  expect(bookingForm({ numAdults: typed })).toMatchObject({ numAdults: read });
  expect(bookingForm({ numChildren: 1, childrenAges: [typed] })).toMatchObject({
    childrenAges: [read],
  });
});

test("an age left empty keeps its place", () => {
  expect(bookingForm({ childrenAges: ["", 11] })).toMatchObject({ childrenAges: [null, 11] });
});

test("ages beyond the number of children are dropped, missing ones are not made up", () => {
  const ages = (numChildren: number, childrenAges: number[]) =>
    bookingForm({ numChildren, childrenAges });
  expect(ages(1, [3, 11, 12])).toMatchObject({ numChildren: 1, childrenAges: [3] });
  expect(ages(0, [3, 11])).toMatchObject({ numChildren: 0, childrenAges: [] });
  expect(ages(2, [3])).toMatchObject({ numChildren: 2, childrenAges: [3] });
});

test("a file in the place of a text or a number is an empty field", () => {
  const file = new File(["Jan"], "jan.txt");
  expect(contactForm({ name: file })).toEqual({ ...enquiry, name: "" });
  expect(bookingForm({ client_name: file, numAdults: file })).toEqual({
    ...booking,
    confirmedDate: "",
    client_name: "",
    numAdults: null,
  });
});

test("fields that no form has are left behind", () => {
  expect(contactForm({ website: "x", extra: "x" })).toEqual(enquiry);
  expect(bookingForm({ website: "x", locale: "de", extra: "x" })).toEqual(bookingForm());
});

test("every valid request comes through its form as it was", () => {
  fc.assert(
    fc.property(bookings, enquiries, (validBooking, validEnquiry) => {
      const confirmed = { confirmedDate: validBooking.date, consent: "on" };
      const sentBooking = form({ ...validBooking, ...confirmed });
      const read = inputFromForm("booking", sentBooking, validBooking.locale);
      expect(readBooking(read)).toEqual({ accepted: validBooking });
      const contactByPhone = validEnquiry.contactByPhone ? "on" : undefined;
      const sentEnquiry = form({ ...validEnquiry, contactByPhone });
      const message = inputFromForm("contact", sentEnquiry, "en");
      expect(readEnquiry(message)).toEqual({ accepted: validEnquiry });
    }),
  );
});
