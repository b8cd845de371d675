import * as z from "zod/mini";
import { languages } from "#domain/languages.ts";
import { packageIds } from "#domain/packages.ts";
import { requestStates } from "./store.ts";
import { isDeskDay } from "./weeks.ts";

const kinds = ["contact", "booking"] as const;
const most = 50;

/** One of some values; nothing, or "all", stands for each of them. */
const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.optional(
    z.pipe(
      z.transform((value) => (value === "" || value === "all" ? undefined : value)),
      z.optional(z.enum(values)),
    ),
  );

const filterSchema = z.object({
  kind: oneOf(kinds),
  state: oneOf(requestStates),
  package: oneOf(packageIds),
  language: oneOf(languages),
  arrival: z.pipe(
    z._default(z.string().check(z.refine((day) => day === "" || isDeskDay(day))), ""),
    z.transform((day) => day || undefined),
  ),
  search: z._default(z.string().check(z.trim(), z.maxLength(1_000)), ""),
  before: z.optional(z.coerce.number().check(z.int(), z.positive())),
  limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(200)), most),
});

export type Filter = z.output<typeof filterSchema>;

/** Reads a filter from an address; undefined when a part of it is invalid. */
export function readFilter(query: Record<string, string>): Filter | undefined {
  return filterSchema.safeParse(query).data;
}

/** Whether a filter leaves anything out, but for older pages. */
export function isFiltered({ before: _, limit: __, ...filter }: Filter): boolean {
  return Object.values(filter).some(Boolean);
}

/** The filter as the query of an address, from the newest on or from those before one. */
export function queryOf({ before: _, limit, ...filter }: Filter, before?: number): string {
  const given = Object.entries({ ...filter, before, limit: limit === most ? undefined : limit });
  const query = new URLSearchParams();
  for (const [name, value] of given) if (value) query.set(name, String(value).toWellFormed());
  return query.size > 0 ? `?${query}` : "";
}
