import type { Context } from "hono";
import * as z from "zod/mini";
import { bookingLimits } from "#domain/booking/form-limits.ts";
import { packageIds } from "#domain/booking/packages.ts";
import { referencePattern } from "#domain/booking/submission.ts";
import { formatTripCalendar } from "#domain/booking/trip-calendar.ts";
import { type ClockParts, isTripDay } from "#domain/calendar/dates.ts";
import { languages } from "#domain/pages/languages.ts";
import { getCatalogue } from "#words/catalogues.server.ts";
import { formatParts } from "#words/messages.ts";
import type { GatewayEnv } from "../config/app-deps.ts";
import { parseConfig } from "../config/env.ts";
import { problem } from "./problem.ts";

const { adults, children } = bookingLimits;

/** What a calendar file is made from. No name, no address, no ages: nothing says who the guest is. */
export const selectionSchema = z.object({
  reference: z.string().check(z.regex(referencePattern)),
  package: z.enum(packageIds),
  date: z.string().check(z.refine(isTripDay)),
  numAdults: z.coerce.number().check(z.int(), z.gte(adults.min), z.lte(adults.max)),
  numChildren: z.coerce.number().check(z.int(), z.gte(children.min), z.lte(children.max)),
  locale: z.enum(languages),
});

/** Answers a posted trip selection with its calendar file. SPEC 10. */
export async function postCalendar(c: Context<GatewayEnv>): Promise<Response> {
  const fields = await c.req.parseBody().catch(() => undefined);
  if (!fields) return problem(c, 400, "Send the trip as a form.");
  const { data: trip, error } = selectionSchema.safeParse(fields);
  if (!trip) {
    const names = new Set(error.issues.map(({ path }) => String(path[0])));
    return problem(c, 422, `Missing or wrong: ${[...names].join(", ")}.`);
  }
  const { booking, packages } = getCatalogue(trip.locale);
  const clock = (parts: ClockParts) => formatParts(booking.sky.clock, parts)?.join("") ?? "";
  const file = formatTripCalendar(trip, parseConfig(c.env).settings, { booking, packages, clock });
  return c.body(file, 200, {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `attachment; filename="${trip.reference}.ics"`,
    "Cache-Control": "no-store",
  });
}
