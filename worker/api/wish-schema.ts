import * as z from "zod/mini";
import { bookingLimits } from "#domain/form-limits.ts";
import { languages } from "#domain/languages.ts";
import { packageIds } from "#domain/packages.ts";
import { referencePattern } from "#domain/reference.ts";
import { isTripDay } from "#domain/stockholm.ts";

const { adults, children } = bookingLimits;

/** What a calendar file is made from. No name, no address, no ages: nothing says who the guest is. */
export const wishSchema = z.object({
  reference: z.string().check(z.regex(referencePattern)),
  package: z.enum(packageIds),
  date: z.string().check(z.refine(isTripDay)),
  numAdults: z.coerce.number().check(z.int(), z.gte(adults.min), z.lte(adults.max)),
  numChildren: z.coerce.number().check(z.int(), z.gte(children.min), z.lte(children.max)),
  locale: z.enum(languages),
});
