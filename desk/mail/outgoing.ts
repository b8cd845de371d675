export type Recipient = "family" | "guest";

/**
 * `unsure`: two runs broke off, so the mail may have arrived, and it is not sent a third time. `failed`: it is given up.
 * `skipped`: nobody was to get it, and `cause` says why.
 */
export type MailState = "waiting" | "sending" | "sent" | "unsure" | "failed" | "skipped";

/** A mail that is sent once, however often it is queued: `kind` is one of kinds.ts, `key` else the request's number. */
export interface NewMail {
  kind: string;
  recipient: Recipient;
  key?: string;
  /** What cannot be rendered again when it is sent. */
  payload?: object;
}

/** A query of the request that a mail is about: `id` and, in `skip`, why nobody is to get the mail. */
export type Owner = readonly [sql: string, ...values: (string | number)[]];

/** Queues a mail in the transaction that stores a request; a repeat of the request is not found. */
export type QueueMail = (
  database: D1Database,
  stored: { key: string; receivedAt: string },
) => D1PreparedStatement;

/** A mail that only the caller sends now. */
export interface ClaimedMail {
  id: number;
  kind: string;
  recipient: Recipient;
  requestId: number | null;
  /** This one included. */
  attempts: number;
  /** How many of them a worker did not end. */
  interrupted: number;
  /** Why the last one failed. */
  cause: string | null;
  /** JSON. */
  payload: string | null;
}

const minute = 60_000;
// Longer than a mail can take to be sent.
const leaseMs = 5 * minute;
const maxDelayMs = 60 * minute;

/** The statement that queues a mail; where an owner is named and not found, it queues none. */
export function enqueue(
  database: D1Database,
  { kind, recipient, key, payload }: NewMail,
  [sql, ...values]: Owner = ["SELECT NULL AS id, NULL AS skip"],
): D1PreparedStatement {
  const now = new Date();
  const json = payload ? JSON.stringify(payload) : null;
  return database
    .prepare(
      `INSERT INTO outgoing (kind, recipient, key, request_id, queued_at, due_at, payload, state, cause)
       SELECT ?1, ?2, coalesce(?3, id), id, ?4, ?5, ?6, iif(skip IS NULL, 'waiting', 'skipped'), skip
       FROM (${sql}) WHERE true ON CONFLICT DO NOTHING`,
    )
    .bind(kind, recipient, key ?? null, now.toISOString(), now.getTime(), json, ...values);
}

const claimSql = `
  UPDATE outgoing
  SET state = 'sending', attempts = attempts + 1, interrupted = interrupted + (state = 'sending'), due_at = ?1
  WHERE id = (
    SELECT id FROM outgoing
    WHERE state IN ('waiting', 'sending') AND due_at <= ?2 AND (?3 IS NULL OR id = ?3) ORDER BY due_at, id LIMIT 1
  )
  RETURNING id, kind, recipient, request_id AS requestId, attempts, interrupted, cause, payload
`;

/** Claims the mail that is due first, or the one named; two callers at the same moment never get the same. */
export function claimMail(
  database: D1Database,
  now: number,
  id?: number,
): Promise<ClaimedMail | null> {
  return database
    .prepare(claimSql)
    .bind(now + leaseMs, now, id ?? null)
    .first<ClaimedMail>();
}

/** The statement that gives up mails that were interrupted twice: each may have gone out twice by now. */
export function endUnsure(database: D1Database, now: number): D1PreparedStatement {
  return database
    .prepare(
      "UPDATE outgoing SET state = 'unsure' WHERE state = 'sending' AND due_at <= ? AND interrupted > 0",
    )
    .bind(now);
}

/** The statement that notes that a mail went. */
export function markSent(database: D1Database, id: number, now: Date): D1PreparedStatement {
  return database
    .prepare(
      "UPDATE outgoing SET state = 'sent', due_at = ?, sent_at = ?, cause = NULL WHERE id = ?",
    )
    .bind(now.getTime(), now.toISOString(), id);
}

const postponeSql = `
  UPDATE outgoing SET cause = ?1, (state, due_at) = (
    SELECT iif(given_up, 'failed', 'waiting'), iif(given_up, ?2, ?3) FROM (
      SELECT ?4 AND (?5 OR EXISTS (
        SELECT 1 FROM outgoing AS later WHERE later.request_id > outgoing.request_id AND later.state = 'sent'
      )) AS given_up
    )
  )
  WHERE id = ?6
`;

/**
 * Notes a failure: the mail waits for its next attempt. After the last one it is given up: the only one at once, one of
 * several if an address may be to blame, since the error says so or mail about later requests went.
 */
export async function postponeMail(
  database: D1Database,
  { id, attempts }: ClaimedMail,
  now: number,
  cause: string,
  maxAttempts: number,
): Promise<void> {
  const isLast = attempts >= maxAttempts;
  const isCertain = maxAttempts === 1 || blamesAddress(cause);
  await database
    .prepare(postponeSql)
    .bind(cause, now, now + mailDelayMs(attempts), Number(isLast), Number(isCertain), id)
    .run();
}

// Of the codes at developers.cloudflare.com/email-service/api/send-emails/workers-api those that an address can cause.
const addressCodes = /^E_(VALIDATION_ERROR|HEADER_VALUE_INVALID|RECIPIENT_SUPPRESSED)\b/;

/** Whether a failure, as failureText writes it, is the fault of an address, so that mail as such may be well. */
export function blamesAddress(cause: string | null): boolean {
  return addressCodes.test(cause ?? "");
}

/** Milliseconds until the next attempt after so many: five minutes, doubled each time, at most an hour. */
export function mailDelayMs(attempts: number): number {
  return Math.min(maxDelayMs, 5 * minute * 2 ** (attempts - 1));
}
