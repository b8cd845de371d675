import type { Context } from "hono";
import * as z from "zod/mini";
import { bookingLimits } from "#domain/booking-limits.ts";
import { calendarText } from "#domain/calendar.ts";
import { darkEnough, nightAfter } from "#domain/darkness.ts";
import { dateLocale, daysBetween } from "#domain/days.ts";
import { type Language, languages } from "#domain/languages.ts";
import { packageOf } from "#domain/package-of.ts";
import { packageIds } from "#domain/packages.ts";
import { referencePattern } from "#domain/reference.ts";
import type { Settings } from "#domain/settings.ts";
import { clockParts } from "#domain/sky-clock.ts";
import { stayOf } from "#domain/stay.ts";
import { isCalendarDay } from "#domain/stockholm.ts";
import { catalogueOf } from "#words/catalogues.server.ts";
import { filled } from "#words/filled.ts";
import { configOf } from "../env.ts";
import type { GatewayEnv } from "../gateway-env.ts";
import { problem } from "./problem.ts";

const { adults, children } = bookingLimits;
const lastYear = "9999";

// No name, no address, no ages: nothing says who the guest is.
const wishSchema = z.object({
  reference: z.string().check(z.regex(referencePattern)),
  package: z.enum(packageIds),
  date: z.string().check(z.refine((day) => isCalendarDay(day) && day < lastYear)),
  numAdults: z.coerce.number().check(z.int(), z.gte(adults.min), z.lte(adults.max)),
  numChildren: z.coerce.number().check(z.int(), z.gte(children.min), z.lte(children.max)),
  locale: z.enum(languages),
});

type Wish = z.infer<typeof wishSchema>;

/** Answers the posted form of a wish with its calendar file. SPEC 10. */
export async function takeWish(c: Context<GatewayEnv>): Promise<Response> {
  const fields = await c.req.parseBody().catch(() => undefined);
  if (!fields) return problem(c, 400, "Send the wish as a form.");
  const { data: wish, error } = wishSchema.safeParse(fields);
  if (!wish) {
    const names = new Set(error.issues.map(({ path }) => String(path[0])));
    return problem(c, 422, `Missing or wrong: ${[...names].join(", ")}.`);
  }
  return c.body(fileOf(wish, configOf(c.env).settings), 200, {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `attachment; filename="${wish.reference}.ics"`,
    "Cache-Control": "no-store",
  });
}

function fileOf(wish: Wish, settings: Settings): string {
  const { booking, packages: texts } = catalogueOf(wish.locale);
  const { event, reference } = booking.sent;
  const { first, last } = stayOf(wish.package, wish.date) ?? { first: wish.date, last: wish.date };
  const { key } = packageOf(wish.package);
  const { name, duration } = texts.cards[key];
  const description = [
    `${reference}: ${wish.reference}`,
    `${name}, ${duration}`,
    `${booking.numAdults}: ${wish.numAdults}`,
    ...(wish.numChildren > 0 ? [`${booking.numChildren}: ${wish.numChildren}`] : []),
    "",
    event.text,
    "",
    `${event.dark}:`,
    ...evenings(first, last).map((day) => darknessOf(day, wish.locale, settings)),
  ];
  const { street, postalCode, town } = settings.address;
  return calendarText({
    uid: `${wish.reference}@${new URL(settings.siteUrl).hostname}`,
    now: new Date(),
    first,
    last,
    title: `${settings.siteName}: ${name} (${event.request})`,
    description: description.join("\n"),
    location: `${street}, ${postalCode} ${town}`,
    ...settings.coordinates,
  });
}

// On the last day the guests go home.
function evenings(first: string, last: string): string[] {
  return first === last ? [first] : daysBetween(first, last).slice(0, -1);
}

function darknessOf(day: string, language: Language, place: Pick<Settings, "coordinates">) {
  const { sent, sky } = catalogueOf(language).booking;
  const night = nightAfter(day, darkEnough, place.coordinates);
  const name = new Date(day).toLocaleDateString(dateLocale(language), {
    ...{ weekday: "short", day: "numeric", month: "short" },
    timeZone: "UTC",
  });
  const from = night && filled(sky.clock, clockParts(night.from))?.join("");
  return `${name}: ${from ?? sent.event.bright}`;
}
