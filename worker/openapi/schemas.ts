import * as z from "zod/mini";
import { type BookingRequest, bookingFields } from "#domain/booking.ts";
import { contactSchema } from "#domain/contact.ts";
import type { FormName } from "#domain/submission.ts";
import { wishSchema } from "../api/wish-schema.ts";
import { answers } from "./answers.ts";

type JsonSchema = Record<string, unknown>;

// Rules of a schema that compare with today or with another field are told in words.
const anyDay = "1970-01-01";

const contactNotes: Record<keyof z.infer<typeof contactSchema>, string> = {
  name: "One line, of visible characters.",
  email: "An e-mail address.",
  subject: "What it is about; a message without a subject has “No subject”.",
  message: "Plain text; line breaks are kept.",
  phone: "One line; required where contactByPhone is true.",
  contactByPhone: "Whether the guest would like to be called.",
};

const bookingNotes: Record<keyof BookingRequest, string> = {
  client_name: "One line, of visible characters.",
  email: "An e-mail address.",
  phone: "Digits, spaces and hyphens, with or without + at the beginning.",
  package: "The package by its number of days.",
  date: "The first day, YYYY-MM-DD: not before today in Stockholm.",
  numAdults: "How many adults.",
  numChildren: "How many children.",
  childrenAges: "The age of each child: as many as numChildren.",
  consent: "That the guest lets the family keep and use these details.",
  locale: "The language that the guest reads, in which the family answers.",
};

const wishNotes: Record<keyof z.infer<typeof wishSchema>, string> = {
  reference: "The booking’s reference.",
  package: bookingNotes.package,
  date: "The first day, YYYY-MM-DD.",
  numAdults: bookingNotes.numAdults,
  numChildren: bookingNotes.numChildren,
  locale: "The language of the file.",
};

const forms = {
  contact: { schema: contactSchema, notes: contactNotes },
  booking: { schema: z.object(bookingFields(anyDay)), notes: bookingNotes },
};

/** Every schema of the description, by its name. */
export function schemas(): Record<string, JsonSchema> {
  return {
    ContactMessage: takenSchema("contact"),
    BookingRequest: takenSchema("booking"),
    RelayedContactMessage: relayedSchema("contact"),
    RelayedBookingRequest: relayedSchema("booking"),
    Wish: open(noted(jsonSchemaOf(wishSchema, "output"), wishNotes)),
    ...Object.fromEntries(
      Object.entries(answers).map(([name, schema]) => [name, jsonSchemaOf(schema, "output")]),
    ),
  };
}

/** What the relay sends: every field, in its final form, and nothing else. */
function relayedSchema(form: FormName): JsonSchema {
  const { schema, notes } = forms[form];
  return noted(jsonSchemaOf(schema, "output"), notes);
}

/** What the site takes: a field with a default may be missing, and further fields are left out. */
function takenSchema(form: FormName): JsonSchema {
  const { required } = jsonSchemaOf(forms[form].schema, "input");
  return { ...open(relayedSchema(form)), required };
}

function open({ additionalProperties: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

function jsonSchemaOf(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
  // What a value has to be before it is cleaned has no words of its own.
  const unrepresentable = io === "input" ? "any" : "throw";
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable });
  return rest;
}

function noted(schema: JsonSchema, notes: Record<string, string>): JsonSchema {
  const properties = Object.entries(schema.properties as Record<string, JsonSchema>).map(
    ([name, property]) => {
      const isDate = name === "date";
      return [name, { ...property, ...(isDate && { format: "date" }), description: notes[name] }];
    },
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}
