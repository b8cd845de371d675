import { expect, test } from "vitest";
import type { Catalogue } from "#words/catalogue.ts";
import { freeLists, mergeTranslation } from "#words/merge.ts";

const question = (question: string, ...answer: string[]) => ({ question, answer });

const english = {
  contact: {
    title: "Talk to us",
    hints: ["Call", "Write", "Visit"],
    faq: {
      title: "Questions",
      items: [question("How far?", "Far.", "Very far."), question("How cold?", "Cold.")],
    },
  },
};

interface Merged {
  contact: typeof english.contact;
}

function merge(translated: unknown): Merged {
  return mergeTranslation(english as unknown as Catalogue, translated) as unknown as Merged;
}

test("the questions of the FAQ are the list that each language has for itself", () => {
  expect(freeLists).toEqual(["contact.faq.items"]);
});

test.each([
  ["shorter", [question("Hur långt?", "Långt.")]],
  ["longer", ["ett", "två", "tre"].map((text) => question(text, text))],
])("a %s translated FAQ is taken as it is", (_, items) => {
  expect(merge({ contact: { faq: { items } } }).contact.faq).toEqual({ title: "Questions", items });
});

test("a translated answer does not inherit paragraphs of the English one", () => {
  const items = [question("Hur långt?", "Långt."), question("Hur kallt?")];
  expect(merge({ contact: { faq: { items } } }).contact.faq.items).toEqual(items);
});

test.each([
  ["no catalogue", undefined],
  ["an empty catalogue", {}],
  ["no contact page", { contact: null }],
  ["a text in the place of the contact page", { contact: "Kontakt" }],
  ["no FAQ", { contact: { faq: {} } }],
  ["an empty FAQ", { contact: { faq: { items: [] } } }],
  ["a text in the place of the FAQ", { contact: { faq: { items: "Frågor" } } }],
])("a translation with %s keeps the English questions", (_, translated) => {
  expect(merge(translated).contact.faq.items).toEqual(english.contact.faq.items);
});

test("everything else is merged over English as usual, lists by index", () => {
  const { contact } = merge({
    contact: {
      title: "",
      hints: ["Ring", ""],
      faq: { title: "Frågor", items: [question("Var?")] },
    },
  });
  expect(contact.title).toBe("Talk to us");
  expect(contact.hints).toEqual(["Ring", "Write", "Visit"]);
  expect(contact.faq.title).toBe("Frågor");
});

test("neither catalogue is changed", () => {
  const translated = { contact: { faq: { items: [question("Hur långt?", "Långt.")] } } };
  const before = structuredClone({ english, translated });
  merge(translated);
  expect({ english, translated }).toEqual(before);
});
