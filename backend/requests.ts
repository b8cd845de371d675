import { z } from "zod";

/** What can arrive: an enquiry of the contact form or a request of the booking form. */
export const kinds = ["contact", "booking"] as const;

export type Kind = (typeof kinds)[number];

export type Scalar = string | number | boolean | null;

/** A received JSON body. It is flat, so that two bodies compare field by field in any order. */
export type RequestBody = Record<string, Scalar | Scalar[]>;

export type Reading = { ok: true; body: RequestBody } | { ok: false; reason: string };

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
// The site may add fields one day, so unknown fields are kept; only nested values are refused.
const flat = z.union([scalar, z.array(scalar)]);
const text = z.string().regex(/\S/);

const schemas: Record<Kind, z.ZodType<RequestBody>> = {
  contact: z.object({ name: text, email: text, subject: text, message: text }).catchall(flat),
  booking: z
    .object({
      client_name: text,
      email: text,
      phone: text,
      package: text,
      date: z.iso.date(),
      numAdults: z.int().min(1),
      numChildren: z.int().min(0),
      childrenAges: z.array(z.int().min(0).max(17)),
      consent: z.literal("yes"),
      locale: text,
    })
    .catchall(flat),
};

/** Reads a JSON text as a request of this kind, or names the fields that are wrong. */
export function readRequest(kind: Kind, json: string): Reading {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { ok: false, reason: "The body is not valid JSON." };
  }
  const result = schemas[kind].safeParse(value);
  if (result.success) return { ok: true, body: result.data };

  const fields = new Set(result.error.issues.flatMap(({ path }) => path.slice(0, 1).map(String)));
  if (fields.size === 0) return { ok: false, reason: "The body is not a JSON object." };
  return { ok: false, reason: `Missing or invalid: ${[...fields].join(", ")}.` };
}
