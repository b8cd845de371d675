import type { Context } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import { formatCalendar } from "#domain/calendar/calendar-file.ts";
import { dayAfter, isTripDay, stockholmDay } from "#domain/calendar/dates.ts";
import type { DeskEnv, Env } from "../env.ts";
import { packageName } from "../guest-words.ts";
import { type DeskLanguage, deskWords, toDeskLanguage } from "../words.ts";
import { formatParty } from "./fields.tsx";
import { openStore, type StoredRequest } from "./store.ts";

const minSecret = 32;
const daysLookedBack = 60;
const most = 500;

/** Where a calendar reads the agreed weeks; undefined without a secret that is long enough to be one. */
export function feedPath({ CALENDAR_SECRET }: Env): string | undefined {
  const secret = CALENDAR_SECRET?.trim() ?? "";
  return secret.length < minSecret ? undefined : `/calendar/${encodeURIComponent(secret)}.ics`;
}

/**
 * The agreed weeks for calendar programs, which cannot sign in: who knows the address reads them. So it holds a name,
 * a party, a package and a reference, and nothing else about anybody.
 */
export async function calendarFeed(c: Context<DeskEnv>): Promise<Response> {
  const path = feedPath(c.env);
  const isKnown = path !== undefined && (await timingSafeEqual(new URL(c.req.url).pathname, path));
  if (!isKnown) return c.text("There is nothing at this address.", 404);
  const language = toDeskLanguage(c.env.LANGUAGE);
  const endsFrom = dayAfter(stockholmDay(new Date()), -daysLookedBack);
  const agreed = await openStore(c.env.DB).list({ state: "agreed", endsFrom, limit: most });
  const text = formatCalendar(
    agreed.flatMap((request) => toEvents(request, language)),
    deskWords[language].desk.calendar,
  );
  return c.body(text, 200, { "Content-Type": "text/calendar; charset=utf-8" });
}

function toEvents(request: StoredRequest, language: DeskLanguage) {
  const { reference, package: packageId, firstDay: first, lastDay: last, name, body } = request;
  if (!reference || !packageId || !first || !last) return [];
  // Stored before such days were refused. One of them, and a calendar program may refuse the whole file.
  if (!isTripDay(last)) return [];
  const tour = packageName(language, packageId);
  const party = formatParty(language, body);
  return [
    {
      uid: `${reference}@desk`,
      now: new Date(request.changedAt),
      first,
      last,
      title: `${name}: ${tour}, ${party}`,
      lines: [`DESCRIPTION:${reference}`, "STATUS:CONFIRMED", "TRANSP:TRANSPARENT"],
    },
  ];
}
