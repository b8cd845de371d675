import { expect, test } from "vitest";
import { additionalInfoSchema } from "#domain/booking/additional-info-schema.ts";
import { fieldErrors } from "#domain/booking/form-input.ts";
import { additionalInfoFields, maxAdditionalInfo } from "#domain/booking/form-limits.ts";
import { languages } from "#domain/pages/languages.ts";
import { getCatalogue } from "#words/catalogues.server.ts";

const sender = { name: "Åsa Öberg", email: "asa@example.org", reference: "RL-7K3M-Q2XD" };
const read = (told: object) => {
  const { data, error } = additionalInfoSchema.safeParse({ ...sender, ...told });
  return data ?? fieldErrors(error?.issues ?? []);
};
const { empty, consentError, textError } = {
  empty: "booking.sent.more.empty",
  consentError: "booking.sent.more.consentError",
  textError: "booking.sent.more.textError",
};

test("what was told is sent trimmed, without empty fields, with the consent only if it was needed", () => {
  const sizes = { sizes: " 170 cm, 39\n", wishes: " ", diet: "", consent: "yes" };
  expect(read(sizes)).toEqual({ ...sender, subject: "booking", sizes: "170 cm, 39" });
  const nuts = { allergies: "nuts", consent: "yes" };
  expect(read(nuts)).toEqual({ ...sender, subject: "booking", ...nuts });
});

test.each<[string, object, object]>([
  ["nothing", {}, { arrival: empty }],
  ["nothing but spaces", { diet: " \n", consent: "yes" }, { arrival: empty }],
  ["a diet without consent", { diet: "vegan" }, { consent: consentError }],
  ["allergies without consent", { allergies: "nuts", consent: "no" }, { consent: consentError }],
  ["too much", { wishes: "x".repeat(maxAdditionalInfo + 1) }, { wishes: textError }],
  ["control characters", { sizes: "39\u0007" }, { sizes: textError }],
  ["no text", { sizes: 39 }, { sizes: textError }],
  ["another's reference", { sizes: "39", reference: "RL-1" }, { reference: textError }],
])("who tells %s hears what is wrong", (_, told, errors) => {
  expect(read(told)).toEqual(errors);
});

test.each(languages)("every message of the form has words in %s", (language) => {
  const { more } = getCatalogue(language).booking.sent;
  expect([more.empty, more.consentError, more.textError].join("|")).toMatch(/^\S.*\|\S.*\|\S/);
  expect(more.textError).toContain(String(maxAdditionalInfo));
  for (const field of additionalInfoFields) expect(more[field]).toMatch(/\S/);
});
