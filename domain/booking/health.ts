import * as z from "zod/mini";

/**
 * What can be wrong with a site. Of requests: one was given up, one is late. The outbox is silent. Of a fact or var: its
 * value is wrong, a placeholder, or weak (a short secret); no backend is named.
 */
const codes = ["givenUp", "late", "silent", "wrong", "placeholder", "weak", "noBackend"] as const;

/** What of these the operator's settings are to blame for. */
export const settingsCodes: readonly Problem["code"][] = codes.slice(3);

// A site of the last release sends sentences; those on settings begin with the name of a fact or var.
const sentence = z.pipe(
  z.string(),
  z.transform((text): Problem => {
    const isRequest = text.startsWith("A request");
    return isRequest
      ? { code: "late", subject: "outbox" }
      : { code: "wrong", subject: text.split(" ")[0] ?? "" };
  }),
);

/** Something that is wrong, as programs tell each other of it: each makes its own sentence. `subject`: a fact, a var, the outbox. */
export interface Problem {
  code: (typeof codes)[number];
  subject: string;
}

/** What /api/health answers; without counts while the outbox is silent. SPEC 10. */
export const healthSchema = z.object({
  waiting: z.optional(z.number()),
  dead: z._default(z.number(), 0),
  oldestSeconds: z._default(z.number(), 0),
  problems: z._default(
    z.array(z.union([z.object({ code: z.enum(codes), subject: z.string() }), sentence])),
    [],
  ),
});
