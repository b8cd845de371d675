import { z } from "zod";
import { kinds } from "./requests.ts";

const filterSchema = z.object({
  kind: z
    .enum(["", "all", ...kinds])
    .default("all")
    .transform((kind) => (kind === "" || kind === "all" ? undefined : kind)),
  search: z.string().trim().default(""),
  limit: z.coerce.number().int().min(1).max(1000).default(200),
});

export type Filter = z.output<typeof filterSchema>;

export const filterHelp =
  "kind is one of all, contact and booking; search is free text; limit is a whole number from 1 to 1000.";

/** Reads kind, search and limit from an address; undefined when one of them is invalid. */
export function readFilter(query: Record<string, string>): Filter | undefined {
  return filterSchema.safeParse(query).data;
}
