import { expect, test } from "vitest";
import { contactErrorKeys } from "#domain/booking/contact-schema.ts";
import { languages } from "#domain/pages/languages.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { enquiry, readEnquiry, readEnquiryForm } from "./requests.ts";

const long = (length: number) => "x".repeat(length);
const longEmail = (length: number) =>
  `${long(60)}@${`${long(60)}.`.repeat(3)}${long(length - 244)}`;

test("a complete enquiry is accepted as it is", () => {
  expect(readEnquiry(enquiry)).toEqual({ accepted: enquiry });
  expect(readEnquiryForm(enquiry)).toEqual({ accepted: enquiry });
});

test("phone, subject and the wish to be called may be left out", () => {
  const { name, email, message } = enquiry;
  expect(readEnquiry({ name, email, message })).toEqual({
    accepted: { name, email, message, subject: "No subject", phone: "", contactByPhone: false },
  });
});

test.each([
  ["name", "", "contact.form.nameErrorRequired"],
  ["name", " \t\n ", "contact.form.nameErrorRequired"],
  ["name", undefined, "contact.form.nameErrorRequired"],
  ["name", null, "contact.form.nameErrorRequired"],
  ["name", 7, "contact.form.nameErrorRequired"],
  ["name", long(101), "contact.form.nameErrorLong"],
  ["email", "", "contact.form.emailErrorRequired"],
  ["email", "   ", "contact.form.emailErrorRequired"],
  ["email", undefined, "contact.form.emailErrorRequired"],
  ["email", ["asa@example.com"], "contact.form.emailErrorRequired"],
  ["email", "asa", "contact.form.emailErrorInvalid"],
  ["email", "asa@", "contact.form.emailErrorInvalid"],
  ["email", "asa@localhost", "contact.form.emailErrorInvalid"],
  ["email", "Asa<asa@example.com>", "contact.form.emailErrorInvalid"],
  ["email", "@example.com", "contact.form.emailErrorInvalid"],
  ["email", "asa @example.com", "contact.form.emailErrorInvalid"],
  ["email", "asa@example.com, jan@example.com", "contact.form.emailErrorInvalid"],
  ["email", "asa@example.com\r\nBcc: all@example.com", "contact.form.emailErrorInvalid"],
  ["email", longEmail(255), "contact.form.emailErrorInvalid"],
  ["message", "", "contact.form.messageErrorRequired"],
  ["message", " \n ", "contact.form.messageErrorRequired"],
  ["message", undefined, "contact.form.messageErrorRequired"],
  ["message", { text: "Hej" }, "contact.form.messageErrorRequired"],
  ["message", long(5001), "contact.form.messageErrorLong"],
  ["phone", long(31), "contact.form.phoneErrorInvalid"],
  ["phone", null, "contact.form.phoneErrorInvalid"],
  ["phone", 46701740605, "contact.form.phoneErrorInvalid"],
  ["contactByPhone", "yes", "contact.form.contactByPhoneErrorInvalid"],
  ["contactByPhone", null, "contact.form.contactByPhoneErrorInvalid"],
  ["contactByPhone", 1, "contact.form.contactByPhoneErrorInvalid"],
])("in an enquiry the %s %j is answered with %s", (field, value, key) => {
  expect(readEnquiry({ ...enquiry, [field]: value })).toEqual({ errors: { [field]: key } });
});

test.each([
  ["name", "Å"],
  ["name", long(100)],
  ["email", "jürgen@example.org"],
  ["email", "żółw@przykład.pl"],
  ["email", "asa.o'neill+tag@sub.example.com"],
  ["email", longEmail(254)],
  ["message", long(5000)],
  ["phone", "after six"],
  ["phone", long(30)],
  ["contactByPhone", false],
])("an enquiry may have the %s %j", (field, value) => {
  const input = { ...enquiry, [field]: value };
  expect(readEnquiry(input)).toEqual({ accepted: input });
});

test.each(["", "  ", undefined])("who wants to be called has to give a number, not %j", (phone) => {
  const errors = { phone: "contact.form.phoneErrorRequired" };
  for (const read of [readEnquiry, readEnquiryForm]) {
    expect(read({ ...enquiry, phone })).toEqual({ errors });
    expect(read({ ...enquiry, phone, contactByPhone: false })).toHaveProperty("accepted");
  }
});

test("a missing number is reported beside every other problem", () => {
  expect(readEnquiry({ contactByPhone: true, name: "x".repeat(999) })).toEqual({
    errors: {
      name: "contact.form.nameErrorLong",
      email: "contact.form.emailErrorRequired",
      message: "contact.form.messageErrorRequired",
      phone: "contact.form.phoneErrorRequired",
    },
  });
});

test.each(["name", "email", "message", "phone"] as const)(
  "the %s of an enquiry is trimmed",
  (field) => {
    const input = { ...enquiry, [field]: ` \t${enquiry[field]}\n ` };
    expect(readEnquiry(input)).toEqual({ accepted: enquiry });
  },
);

test("lengths are measured without the white space around", () => {
  const padded = { ...enquiry, name: `  ${long(100)}  `, message: `\n${long(5000)}\n` };
  expect(readEnquiry(padded)).toMatchObject({ accepted: { name: long(100), message: long(5000) } });
});

test("all problems of an enquiry are reported at once", () => {
  const wrong = { name: "", email: "asa", subject: "x", message: "", phone: 1, contactByPhone: 1 };
  expect(readEnquiry(wrong)).toEqual({
    errors: {
      name: "contact.form.nameErrorRequired",
      email: "contact.form.emailErrorInvalid",
      subject: "contact.form.subjectErrorInvalid",
      message: "contact.form.messageErrorRequired",
      phone: "contact.form.phoneErrorInvalid",
      contactByPhone: "contact.form.contactByPhoneErrorInvalid",
    },
  });
});

test.each(languages)("every message of the contact form has words in %s", (language) => {
  const { form } = getCatalogue(language).contact;
  for (const key of contactErrorKeys) {
    expect(form[key.replace("contact.form.", "") as keyof typeof form]).toMatch(/\S/);
  }
});
