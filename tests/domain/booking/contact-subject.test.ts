import { expect, test } from "vitest";
import { contactSubjects } from "#domain/booking/form-limits.ts";
import { enquiry, readEnquiry, readEnquiryForm } from "./requests.ts";

test("the form offers the specified subjects", () => {
  const specified = ["booking", "7-day", "5-day", "1-day", "custom", "general"];
  expect([...contactSubjects].sort()).toEqual(specified.sort());
});

test.each(contactSubjects)("the subject %s passes", (subject) => {
  expect(readEnquiry({ ...enquiry, subject })).toMatchObject({ accepted: { subject } });
  expect(readEnquiryForm({ ...enquiry, subject })).toMatchObject({ accepted: { subject } });
});

test("the edge takes an empty subject as 'No subject', the form in the browser asks for one", () => {
  const empty = { ...enquiry, subject: "" };
  const errors = { subject: "contact.form.subjectErrorRequired" };
  expect(readEnquiry(empty)).toMatchObject({ accepted: { subject: "No subject" } });
  expect(readEnquiryForm(empty)).toEqual({ errors });
  expect(readEnquiryForm({ ...enquiry, subject: undefined })).toEqual({ errors });
});

test.each([
  [" booking ", "booking"],
  ["7-day\n", "7-day"],
  ["   ", "No subject"],
])("the subject %j is trimmed to %s", (subject, trimmed) => {
  expect(readEnquiry({ ...enquiry, subject })).toEqual({
    accepted: { ...enquiry, subject: trimmed },
  });
});

test.each(["holiday", "Booking", "3-day", "constructor", "__proto__", null, 7, true, ["booking"]])(
  "the subject %j, which nobody offers, is refused",
  (subject) => {
    const errors = { subject: "contact.form.subjectErrorInvalid" };
    expect(readEnquiry({ ...enquiry, subject })).toEqual({ errors });
  },
);
