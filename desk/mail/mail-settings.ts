import * as z from "zod/mini";
import { withFactsBelow } from "../../worker/config/facts-from-vars.ts";
import {
  emailAddress,
  formatProblems,
  orEmpty,
  origin,
  text,
} from "../../worker/config/var-kinds.ts";
import { type Place, parsePlace, placeVars } from "../../worker/config/vars-schema.ts";
import type { Env } from "../env.ts";
import { type DeskLanguage, deskLanguages } from "../words.ts";

const addresses = z.pipe(
  z.pipe(
    text,
    z.transform((list) => list.split(",").map((address) => address.trim())),
  ),
  z.array(emailAddress),
);

const schema = z.object({
  MAIL_TO: orEmpty(addresses),
  MAIL_FROM: orEmpty(emailAddress),
  LANGUAGE: z._default(z.enum(deskLanguages, 'has to be "en" or "sv"'), "en"),
  DESK_URL: orEmpty(origin),
  GUEST_MAIL_FROM: orEmpty(emailAddress),
});

/** How the desk mails the family. */
export interface MailSettings {
  from: string;
  to: string[];
  language: DeskLanguage;
  /** Where the desk is read; undefined where nobody wrote it down. */
  deskUrl?: string | undefined;
}

const guestSchema = z.object({ GUEST_MAIL_FROM: emailAddress, ...placeVars });

/** How the desk mails guests. */
export interface GuestMailSettings extends Place {
  from: string;
}

/** The settings for mail; none where it is not switched on. Problems begin with the name of a var that is wrong. */
export function mailSettings(env: Env): {
  mail?: MailSettings | undefined;
  guests?: GuestMailSettings;
  problems: string[];
} {
  const { data: vars, error } = schema.safeParse(env);
  if (!vars) return { problems: formatProblems(error) };
  const { MAIL_TO: to, MAIL_FROM: from, LANGUAGE: language, DESK_URL: deskUrl } = vars;
  const mail = env.MAIL && to && from ? { from, to, language, deskUrl } : undefined;
  if (!env.MAIL || !vars.GUEST_MAIL_FROM) return { mail, problems: [] };
  const guests = guestSchema.safeParse(withFactsBelow(env));
  if (!guests.data) return { mail, problems: formatProblems(guests.error) };
  const { GUEST_MAIL_FROM, ...place } = guests.data;
  return { mail, guests: { from: GUEST_MAIL_FROM, ...parsePlace(place) }, problems: [] };
}
