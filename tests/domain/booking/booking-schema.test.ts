import { expect, test } from "vitest";
import { bookingErrorKeys } from "#domain/booking/booking-schema.ts";
import { packageIds } from "#domain/booking/packages.ts";
import { languages } from "#domain/pages/languages.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { booking, readBooking } from "./requests.ts";

const long = (length: number) => "x".repeat(length);
const longEmail = (length: number) => `${long(length - 12)}@example.com`;

test("a complete booking request is accepted as it is", () => {
  expect(readBooking(booking)).toEqual({ accepted: booking });
});

test.each([
  ["package", "", "packageError"],
  ["package", undefined, "packageError"],
  ["package", "2-day", "packageError"],
  ["package", "complete", "packageError"],
  ["package", 7, "packageError"],
  ["package", "__proto__", "packageError"],
  ["client_name", "", "nameErrorRequired"],
  ["client_name", "   ", "nameErrorRequired"],
  ["client_name", undefined, "nameErrorRequired"],
  ["client_name", ["Jan"], "nameErrorRequired"],
  ["client_name", "J", "nameErrorShort"],
  ["client_name", " J ", "nameErrorShort"],
  ["client_name", "𐀀", "nameErrorShort"],
  ["client_name", long(101), "nameErrorLong"],
  ["email", "", "emailErrorRequired"],
  ["email", "  ", "emailErrorRequired"],
  ["email", undefined, "emailErrorRequired"],
  ["email", 7, "emailErrorRequired"],
  ["email", "jan", "emailErrorInvalid"],
  ["email", "jan@example", "emailErrorInvalid"],
  ["email", "jan@.", "emailErrorInvalid"],
  ["email", "@example.com", "emailErrorInvalid"],
  ["email", "jan kowalski@example.com", "emailErrorInvalid"],
  ["email", "jan@exam ple.com", "emailErrorInvalid"],
  ["email", "jan@example.com\nBcc:all@example.com", "emailErrorInvalid"],
  ["email", longEmail(255), "emailErrorInvalid"],
  ["email", "jan@example.com,eva@example.com", "emailErrorInvalid"],
  ["email", "Jan<jan@example.com>", "emailErrorInvalid"],
  ["phone", "", "phoneErrorRequired"],
  ["phone", "       ", "phoneErrorRequired"],
  ["phone", undefined, "phoneErrorRequired"],
  ["phone", 48220000000, "phoneErrorRequired"],
  ["phone", "123456", "phoneErrorInvalid"],
  ["phone", "+123456", "phoneErrorInvalid"],
  ["phone", "070-CALL-ME", "phoneErrorInvalid"],
  ["phone", "++48 22 000 00 00", "phoneErrorInvalid"],
  ["phone", "48+220000000", "phoneErrorInvalid"],
  ["phone", "(022) 000 00 00", "phoneErrorInvalid"],
  ["phone", "1234567\n1234567", "phoneErrorInvalid"],
  ["phone", "1".repeat(31), "phoneErrorInvalid"],
  ["consent", "no", "consentError"],
  ["consent", "", "consentError"],
  ["consent", undefined, "consentError"],
  ["consent", true, "consentError"],
  ["locale", "fr", "localeError"],
  ["locale", "EN", "localeError"],
  ["locale", undefined, "localeError"],
])("in a booking request the %s %j is answered with booking.%s", (field, value, key) => {
  const errors = { [field]: `booking.${key}` };
  expect(readBooking({ ...booking, [field]: value })).toEqual({ errors });
});

test.each([...',;:<>()[]"\\'])("no e-mail address of a booking may have a %s", (sign) => {
  const errors = { email: "booking.emailErrorInvalid" };
  for (const email of [
    `jan${sign}@example.com`,
    `jan@exa${sign}mple.com`,
    `jan@example.c${sign}`,
  ]) {
    expect(readBooking({ ...booking, email })).toEqual({ errors });
  }
});

test.each([
  ["client_name", "Jo"],
  ["client_name", long(100)],
  ["client_name", "𐀀".repeat(100)],
  ["email", "j@k.l"],
  ["email", "żółw@przykład.pl"],
  ["email", longEmail(254)],
  ["phone", "1234567"],
  ["phone", "+1234567"],
  ["phone", "070-174 06 05"],
  ["phone", `+${"1".repeat(29)}`],
  ...packageIds.map((id) => ["package", id]),
  ...languages.map((language) => ["locale", language]),
])("a booking request may have the %s %j", (field = "", value) => {
  const input = { ...booking, [field]: value };
  expect(readBooking(input)).toEqual({ accepted: input });
});

test.each(["client_name", "email", "phone"] as const)(
  "the %s of a booking request is trimmed",
  (field) => {
    const input = { ...booking, [field]: ` \t${booking[field]}\n ` };
    expect(readBooking(input)).toEqual({ accepted: booking });
  },
);

test("an empty booking request hears of every field at once", () => {
  expect(readBooking({})).toEqual({
    errors: {
      client_name: "booking.nameErrorRequired",
      email: "booking.emailErrorRequired",
      phone: "booking.phoneErrorRequired",
      package: "booking.packageError",
      date: "booking.dateErrorRequired",
      numAdults: "booking.numAdultsError",
      numChildren: "booking.numChildrenError",
      childrenAges: "booking.childrenAgesErrorRequired",
      consent: "booking.consentError",
      locale: "booking.localeError",
    },
  });
});

test.each(languages)("every message of the booking form has words in %s", (language) => {
  const words = getCatalogue(language).booking;
  for (const key of bookingErrorKeys) {
    expect(words[key.replace("booking.", "") as keyof typeof words]).toMatch(/\S/);
  }
});
