import { expect, test } from "vitest";
import { contactSchema } from "#domain/booking/contact-schema.ts";
import { additionalInfoFields, maxAdditionalInfo } from "#domain/booking/form-limits.ts";
import { submissionPaths } from "#domain/booking/submission.ts";
import { languages } from "#domain/pages/languages.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { useFailingBackend } from "../../support/failing-backend.ts";
import { contactMessage } from "../../support/filling.ts";
import { freshVisitor } from "../../support/visitor.ts";
import { useWorkerd } from "../../support/workerd.ts";
import { postJson } from "../requests.ts";

const backend = useFailingBackend();
const site = useWorkerd(() => ({ BACKEND_URL: backend.url }));
const sender = { name: "Åsa Öberg", email: "asa@example.org" };
const reference = "RL-7K3M-Q2XD";

async function relayed(body: object, headers: Record<string, string> = {}) {
  const all = { ...freshVisitor(), ...headers };
  expect((await postJson(site, submissionPaths.contact, body, all)).status).toBe(200);
  return JSON.parse(backend.received.at(-1)?.body ?? "");
}

test.each(languages)(
  "the most that can be told in %s reaches a backend as fields, and as a contact message to read",
  async (language) => {
    const long = "Ö".repeat(maxAdditionalInfo);
    const told = Object.fromEntries(additionalInfoFields.map((field) => [field, long]));
    const sent = { ...sender, reference, ...told, consent: "yes" };
    const body = await relayed(sent, { "Content-Language": language });
    const { more } = getCatalogue(language).booking.sent;
    const lines = additionalInfoFields.map((field) => `${more[field]}: ${long}`);
    const message = [reference, ...lines, `✓ ${more.consent}`].join("\n\n");
    const asContact = { ...sender, subject: "booking", message, phone: "", contactByPhone: false };
    expect(body).toEqual({ ...sent, ...asContact });
    // A backend that knows only SPEC 3 takes it by the rules of a contact message.
    expect(contactSchema.parse(body)).toEqual(asContact);
  },
);

test("what is empty is in neither, and the text is English where no language is known", async () => {
  const body = await relayed({
    ...sender,
    reference,
    sizes: "170 cm, 39",
    diet: "",
    consent: "no",
  });
  const { more } = getCatalogue("en").booking.sent;
  expect(body.message).toBe(`${reference}\n\n${more.sizes}: 170 cm, 39`);
  expect(Object.keys(body)).not.toContain("diet");
  expect(Object.keys(body)).not.toContain("consent");
});

test("a message of its own stays as it is, whatever fields a sender has beside it", async () => {
  const body = await relayed({ ...contactMessage, reference, diet: "vegan", consent: "yes" });
  expect(body).toEqual(contactMessage);
});

test("who tells of allergies without consent hears why, and nothing is relayed", async () => {
  const body = { ...sender, reference, allergies: "nuts", consent: "no" };
  const headers = { ...freshVisitor(), Accept: "application/problem+json" };
  const answer = await postJson(site, submissionPaths.contact, body, headers);
  expect(answer.status).toBe(422);
  const errors = { consent: "booking.sent.more.consentError" };
  expect(await answer.json()).toMatchObject({ errors });
  expect(backend.received).toEqual([]);
});
