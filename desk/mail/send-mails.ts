import { log } from "../../worker/log.ts";
import type { Env } from "../env.ts";
import { failureName, failureText } from "../errors.ts";
import { openStore } from "../requests/store.ts";
import { mailKinds } from "./kinds.ts";
import { mailSettings } from "./mail-settings.ts";
import { type ClaimedMail, claimMail, endUnsure, markSent, postponeMail } from "./outgoing.ts";

// Each takes three queries of the fifty that a worker of the free plan has.
const maxAtOnce = 10;

/**
 * Sends what is due, or the one mail named, each once; what fails waits for a later run. Never throws: no request may
 * fail by a mail.
 */
export async function sendDueMails(env: Env, id?: number): Promise<void> {
  try {
    const settings = mailSettings(env);
    if (!settings.mail && !settings.guests) return;
    await endUnsure(env.DB, Date.now()).run();
    for (let count = 0; count < maxAtOnce; count++) {
      const claimed = await claimMail(env.DB, Date.now(), id);
      if (!claimed) return;
      await sendOne(env, settings, claimed);
    }
  } catch (error) {
    log("error", "mail", { step: "database", cause: failureName(error) });
  }
}

async function sendOne(
  { DB, MAIL }: Env,
  settings: ReturnType<typeof mailSettings>,
  claimed: ClaimedMail,
): Promise<void> {
  const { id, kind: name, requestId, attempts } = claimed;
  const kind = mailKinds[name];
  const request = requestId === null ? undefined : await openStore(DB).find(requestId);
  // It was erased in this moment, and its mails with it.
  if (requestId !== null && !request) return;
  try {
    const payload = JSON.parse(claimed.payload ?? "null") as never;
    const message = kind?.render({ ...settings, claimed, request, payload });
    // A setting has gone, or only a newer version knows this kind.
    if (!message) throw new Error("this email cannot be written");
    await MAIL?.send(message);
  } catch (error) {
    log("error", "mail", { kind: name, requestId, attempts, cause: failureName(error) });
    const maxAttempts = kind?.maxAttempts ?? Infinity;
    return postponeMail(DB, claimed, Date.now(), failureText(error), maxAttempts);
  }
  await DB.batch([markSent(DB, id, new Date()), ...(kind?.whenSent?.(DB, claimed) ?? [])]);
  log("info", "mail", { kind: name, requestId, attempts });
}
