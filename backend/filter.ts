import * as z from "zod/mini";

const kinds = ["contact", "booking"] as const;
const most = 50;

const filterSchema = z.object({
  kind: z.pipe(
    z._default(z.enum(["", "all", ...kinds]), "all"),
    z.transform((kind) => (kind === "" || kind === "all" ? undefined : kind)),
  ),
  search: z._default(z.string().check(z.trim(), z.maxLength(1_000)), ""),
  before: z.optional(z.coerce.number().check(z.int(), z.positive())),
  limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(200)), most),
});

export type Filter = z.output<typeof filterSchema>;

/** Reads kind, search, before and limit from an address; undefined when one of them is invalid. */
export function readFilter(query: Record<string, string>): Filter | undefined {
  return filterSchema.safeParse(query).data;
}
