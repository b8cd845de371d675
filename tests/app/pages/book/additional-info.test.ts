import { expect, test } from "vitest";
import { contactSchema } from "#domain/booking/contact-schema.ts";
import { languages } from "#domain/pages/languages.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import {
  additionalInfoMessage,
  maxAdditionalInfo,
} from "../../../../app/pages/book/additional-info.tsx";

const nothing = { arrival: "", sizes: "", wishes: "", diet: "", allergies: "" };

test.each(languages)("the most that can be told in %s is a contact message", (language) => {
  const { more } = getCatalogue(language).booking.sent;
  const long = "Ö".repeat(maxAdditionalInfo);
  const told = { arrival: long, sizes: long, wishes: long, diet: long, allergies: long };
  const message = additionalInfoMessage("RL-7K3M-Q2XD", told, more);
  const sent = contactSchema.safeParse({
    name: "Åsa Öberg",
    email: "asa@example.org",
    subject: "booking",
    message,
    phone: "",
    contactByPhone: false,
  });
  expect(sent.data?.message).toBe(message);
});

test("it begins with the reference and says to what the guest consented, if it was needed", () => {
  const { more } = getCatalogue("en").booking.sent;
  expect(additionalInfoMessage("RL-7K3M-Q2XD", { ...nothing, sizes: "170 cm, 39" }, more)).toBe(
    "RL-7K3M-Q2XD\n\nSizes: 170 cm, 39",
  );
  expect(additionalInfoMessage("RL-7K3M-Q2XD", { ...nothing, allergies: "nuts" }, more)).toBe(
    `RL-7K3M-Q2XD\n\nAllergies: nuts\n\n✓ ${more.consent}`,
  );
  expect(additionalInfoMessage("RL-7K3M-Q2XD", nothing, more)).toBeUndefined();
});
