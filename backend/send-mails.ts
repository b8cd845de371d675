import { log } from "../worker/log.ts";
import type { Env } from "./env.ts";
import { familyMail } from "./family-mail.ts";
import { type MailSettings, mailSettings } from "./mail-settings.ts";
import { type ClaimedMail, openMails } from "./mails.ts";
import { openStore } from "./store.ts";

// Each takes three requests of the fifty that a worker of the free plan has.
const mostAtOnce = 10;
const longestCause = 200;

/** Sends what is due, each mail once; what fails waits for a later run. Never throws: no request may fail by a mail. */
export async function sendDueMails(env: Env): Promise<void> {
  try {
    const { mail: settings } = mailSettings(env);
    if (!settings) return;
    const mails = openMails(env.DB);
    await mails.endUnsure(Date.now());
    for (let count = 0; count < mostAtOnce; count++) {
      const mail = await mails.claim(Date.now());
      if (!mail) return;
      await sendOne(env, settings, mail);
    }
  } catch (error) {
    log("error", "mail", { step: "database", cause: nameOf(error) });
  }
}

async function sendOne(env: Env, settings: MailSettings, mail: ClaimedMail): Promise<void> {
  const mails = openMails(env.DB);
  const { requestId, recipient, attempts } = mail;
  const request = await openStore(env.DB).find(requestId);
  // It was erased in this moment, and its mails with it.
  if (!request) return;
  try {
    // Where a guest's address is one that mail does not know, it must not keep the mail itself back.
    const { replyTo, ...message } = familyMail(request, settings);
    await env.MAIL?.send(attempts === 1 ? { ...message, replyTo } : message);
  } catch (error) {
    log("error", "mail", { requestId, recipient, attempts, cause: nameOf(error) });
    await mails.postpone(mail, Date.now(), String(error).slice(0, longestCause));
    return;
  }
  await mails.markSent(mail, Date.now());
  log("info", "mail", { requestId, recipient, attempts });
}

// What an error says may hold an address.
function nameOf(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? "unknown");
}
