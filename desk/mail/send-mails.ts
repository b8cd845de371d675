import { log } from "../../worker/log.ts";
import type { Env } from "../env.ts";
import { failureName, failureText } from "../errors.ts";
import { isTestMessage } from "../requests/request-body.ts";
import { openStore, type StoredRequest } from "../requests/store.ts";
import { familyMail } from "./family-mail.tsx";
import { guestMail } from "./guest-mail.tsx";
import { blamesAddress, type ClaimedMail, openMailQueue } from "./mail-queue.ts";
import { mailSettings } from "./mail-settings.ts";

type Settings = ReturnType<typeof mailSettings>;

// So often a mail to the family may fail before its Reply-To is what is suspected.
const maxFailuresWithReply = 3;
// Each takes three requests of the fifty that a worker of the free plan has.
const maxAtOnce = 10;

/** Sends what is due, each mail once; what fails waits for a later run. Never throws: no request may fail by a mail. */
export async function sendDueMails(env: Env): Promise<void> {
  try {
    const settings = mailSettings(env);
    if (!settings.mail && !settings.guests) return;
    const mails = openMailQueue(env.DB);
    await mails.endUnsure(Date.now());
    for (let count = 0; count < maxAtOnce; count++) {
      const mail = await mails.claim(Date.now());
      if (!mail) return;
      await sendOne(env, settings, mail);
    }
  } catch (error) {
    log("error", "mail", { step: "database", cause: failureName(error) });
  }
}

async function sendOne(env: Env, settings: Settings, mail: ClaimedMail): Promise<void> {
  const mails = openMailQueue(env.DB);
  const { requestId, recipient, attempts } = mail;
  const request = await openStore(env.DB).find(requestId);
  // It was erased in this moment, and its mails with it.
  if (!request) return;
  try {
    await env.MAIL?.send(toMessage(request, mail, settings));
  } catch (error) {
    log("error", "mail", { requestId, recipient, attempts, cause: failureName(error) });
    await mails.postpone(mail, Date.now(), failureText(error));
    return;
  }
  await mails.markSent(mail, Date.now());
  log("info", "mail", { requestId, recipient, attempts });
}

function toMessage(request: StoredRequest, claimed: ClaimedMail, { mail, guests }: Settings) {
  if (claimed.recipient === "guest") {
    if (!guests) throw new Error("GUEST_MAIL_FROM is not set any more");
    return guestMail(request, guests);
  }
  if (!mail) throw new Error("MAIL_TO and MAIL_FROM are not set any more");
  if (isTestMessage(request.body)) return familyMail(request, mail, "none");
  return familyMail(request, mail, mayReply(claimed) ? "reply" : "write");
}

// A bad guest address in Reply-To must not block the family's mail. Interrupted attempts do not count: they say nothing
// about the address.
function mayReply({ attempts, interrupted, cause }: ClaimedMail): boolean {
  const failures = attempts - 1 - interrupted;
  return failures < maxFailuresWithReply && !blamesAddress(cause);
}
