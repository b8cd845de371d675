import { expect, test } from "vitest";
import { facts } from "#domain/facts/facts.ts";
import { isExampleFamily } from "../../support/example-family.ts";
import { words } from "../../support/words.ts";

const { hours } = facts;

/** Defaults that SPEC 2, 4 and 8 give literally; English is the built-in default. A family has words of its own. */
test.runIf(isExampleFamily).each([
  ["home.loading", "Loading magical experience..."],
  ["gallery.empty", "No images found for this category."],
  ["contact.form.sending", "Sending your message..."],
  ["contact.form.successMessage", "Thank you! We will get back to you shortly."],
  [
    "contact.form.errorMessage",
    "Something went wrong. Please try again later or email us directly.",
  ],
] as const)("the default of %s is as specified", (id, text) => {
  expect(words("en", id)).toBe(text);
});

test("the Swedish contact form promises an answer within the hours of the facts", () => {
  expect(words("sv", "contact.form.subtitle")).toMatch(
    new RegExp(`inom ${hours.answerWithin}\\s(timmar|tim)`),
  );
});
