import type { Seen } from "../requests/history.tsx";
import type { StoredRequest } from "../requests/store.ts";
import type { GuestMailSettings, MailSettings } from "./mail-settings.ts";
import { type ClaimedMail, enqueue } from "./outgoing.ts";
import { writeMail } from "./write-mail.tsx";

/** What the family writes to a guest. */
export interface Letter {
  subject: string;
  text: string;
}

/** What is kept of an answer: the letter, who wrote it, and the change of the request that it is. */
export interface AnswerPayload extends Letter {
  who: string;
  version: number;
}

/** Queues an answer to a guest; undefined where somebody was faster: then nothing is sent. */
export async function queueAnswer(
  database: D1Database,
  { id, version, who }: Seen,
  { subject, text }: Letter,
): Promise<number | undefined> {
  const payload: AnswerPayload = { who, version: version + 1, subject, text };
  const key = `${id}/${payload.version}`;
  const [queued] = await database.batch([
    enqueue(database, { kind: "answer", recipient: "guest", key, payload }, [
      "SELECT id, NULL AS skip FROM requests WHERE id = ? AND version = ?",
      id,
      version,
    ]),
    database
      .prepare(
        "UPDATE requests SET version = version + 1, changed_at = ? WHERE id = ? AND version = ?",
      )
      .bind(new Date().toISOString(), id, version),
  ]);
  return queued?.meta.changes ? queued.meta.last_row_id : undefined;
}

const eventSql = `
  INSERT INTO events (request_id, at, who, kind, what, version)
  SELECT id, ?, ?, 'state', 'answered', version + 1 FROM requests WHERE id = ? AND state = 'new'
`;

const stateSql = `
  UPDATE requests SET state = 'answered', version = version + 1, changed_at = ? WHERE id = ? AND state = 'new'
`;

/** An answer went out: a request that was new is answered now; a later state stays. */
export function markAnswered(
  database: D1Database,
  { requestId, payload }: ClaimedMail,
): D1PreparedStatement[] {
  const { who } = JSON.parse(payload ?? "{}") as AnswerPayload;
  const now = new Date().toISOString();
  return [
    database.prepare(eventSql).bind(now, who, requestId),
    database.prepare(stateSql).bind(now, requestId),
  ];
}

/** An answer as it goes to the guest; the reply comes to the family. */
export function answerMail(
  { email, language }: StoredRequest,
  { subject, text }: Letter,
  mail: MailSettings,
  guests: GuestMailSettings,
) {
  return {
    from: { email: guests.from, name: guests.siteName },
    to: [email],
    replyTo: { email: mail.to[0] ?? mail.from, name: guests.siteName },
    subject,
    ...writeMail(language ?? "en", text.split(/\n{2,}/)),
    text,
  };
}
