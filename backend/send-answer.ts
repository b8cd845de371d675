import { html } from "hono/html";
import { log } from "../worker/log.ts";
import { type Letter, openAnswers } from "./answers.ts";
import type { Seen } from "./changes.ts";
import type { Env } from "./env.ts";
import { failureName, failureText } from "./failed.ts";
import type { GuestMailSettings, MailSettings } from "./mail-settings.ts";
import type { StoredRequest } from "./store.ts";

/** How a letter goes to a guest: the reply comes to the family. */
export interface AnswerSettings {
  mail: MailSettings;
  guests: GuestMailSettings;
}

/** Sends a letter to a guest once. False where somebody was faster: then nothing is sent. */
export async function sendAnswer(
  env: Env,
  request: StoredRequest,
  seen: Seen,
  letter: Letter,
  settings: AnswerSettings,
): Promise<boolean> {
  const answers = openAnswers(env.DB);
  const answerId = await answers.begin(seen, letter);
  if (answerId === undefined) return false;
  const requestId = request.id;
  try {
    await env.MAIL?.send(messageOf(request, letter, settings));
  } catch (error) {
    log("error", "answer", { requestId, cause: failureName(error) });
    await answers.markFailed(answerId, failureText(error));
    return true;
  }
  log("info", "answer", { requestId });
  await answers.markSent(answerId, seen);
  return true;
}

function messageOf(
  { email, language }: StoredRequest,
  { subject, text }: Letter,
  { mail, guests }: AnswerSettings,
) {
  const paragraphs = text
    .split(/\n{2,}/)
    .map(
      (lines) =>
        html`<p>${lines.split("\n").map((line, at) => html`${at > 0 && html`<br>`}${line}`)}</p>`,
    );
  return {
    from: { email: guests.from, name: guests.siteName },
    to: [email],
    replyTo: { email: mail.to[0] ?? mail.from, name: guests.siteName },
    subject,
    text,
    html: String(html`<!doctype html>
<html lang="${language ?? "en"}">
<body>
${paragraphs}
</body>
</html>`),
  };
}
