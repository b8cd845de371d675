import * as z from "zod/mini";
import { emailAddress, orEmpty, origin, text } from "../worker/vars/kinds.ts";
import type { Env } from "./env.ts";
import { type DeskLanguage, deskLanguages } from "./words.ts";

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
});

/** How the desk tells the family. */
export interface MailSettings {
  from: string;
  to: string[];
  language: DeskLanguage;
  /** Where the desk is read; undefined where nobody wrote it down. */
  deskUrl?: string | undefined;
}

/** The settings for mail; none where it is not switched on. Problems begin with the name of a var that is wrong. */
export function mailSettings(env: Env): { mail?: MailSettings; problems: string[] } {
  const { data: vars, error } = schema.safeParse(env);
  if (!vars) {
    return { problems: error.issues.map(({ path, message }) => `${String(path[0])} ${message}`) };
  }
  const { MAIL_TO: to, MAIL_FROM: from, LANGUAGE: language, DESK_URL: deskUrl } = vars;
  const isOn = env.MAIL && to && from;
  return { ...(isOn && { mail: { from, to, language, deskUrl } }), problems: [] };
}
