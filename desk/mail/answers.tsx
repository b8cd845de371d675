import { log } from "../../worker/log.ts";
import type { Env } from "../env.ts";
import { failureName, failureText } from "../errors.ts";
import type { Seen } from "../requests/history.tsx";
import type { StoredRequest } from "../requests/store.ts";
import { Lines, renderMail } from "../web/render.tsx";
import type { GuestMailSettings, MailSettings } from "./mail-settings.ts";

/** What the family writes to a guest. */
export interface Letter {
  subject: string;
  text: string;
}

/** The answers that go out from the desk, in its database. */
export function openAnswers(database: D1Database) {
  return {
    /** Writes an answer down before it is sent; undefined where somebody was faster: then it must not be sent. */
    async begin(
      { id, version, who }: Seen,
      { subject, text }: Letter,
    ): Promise<number | undefined> {
      const now = new Date().toISOString();
      const [inserted] = await database.batch([
        database
          .prepare(
            `INSERT INTO answers (request_id, at, who, version, subject, text)
             SELECT id, ?, ?, version + 1, ?, ? FROM requests WHERE id = ? AND version = ?`,
          )
          .bind(now, who, subject, text, id, version),
        database
          .prepare(
            `UPDATE requests SET version = version + 1, changed_at = ? WHERE id = ? AND version = ?`,
          )
          .bind(now, id, version),
      ]);
      return inserted?.meta.changes ? inserted.meta.last_row_id : undefined;
    },

    /** Notes that it went out. What was new is answered now; a later state stays. */
    async markSent(answerId: number, { id, who }: Seen): Promise<void> {
      const now = new Date().toISOString();
      await database.batch([
        database.prepare("UPDATE answers SET state = 'sent' WHERE id = ?").bind(answerId),
        database
          .prepare(
            `INSERT INTO events (request_id, at, who, kind, what, version)
             SELECT id, ?, ?, 'state', 'answered', version + 1 FROM requests
             WHERE id = ? AND state = 'new'`,
          )
          .bind(now, who, id),
        database
          .prepare(
            `UPDATE requests SET state = 'answered', version = version + 1, changed_at = ?
             WHERE id = ? AND state = 'new'`,
          )
          .bind(now, id),
      ]);
    },

    async markFailed(answerId: number, cause: string): Promise<void> {
      await database
        .prepare("UPDATE answers SET state = 'failed', cause = ? WHERE id = ?")
        .bind(cause, answerId)
        .run();
    },
  };
}

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
    await env.MAIL?.send(toMessage(request, letter, settings));
  } catch (error) {
    log("error", "answer", { requestId, cause: failureName(error) });
    await answers.markFailed(answerId, failureText(error));
    return true;
  }
  log("info", "answer", { requestId });
  await answers.markSent(answerId, seen);
  return true;
}

function toMessage(
  { email, language }: StoredRequest,
  { subject, text }: Letter,
  { mail, guests }: AnswerSettings,
) {
  return {
    from: { email: guests.from, name: guests.siteName },
    to: [email],
    replyTo: { email: mail.to[0] ?? mail.from, name: guests.siteName },
    subject,
    text,
    html: renderMail(language ?? "en", <Paragraphs text={text} />),
  };
}

function Paragraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((lines, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal, and none ever moves.
    <p key={at}>
      <Lines text={lines} />
    </p>
  ));
}
