export type Recipient = "family" | "guest";

/**
 * `unsure`: two runs broke off, so the mail may have arrived, and it is not sent a third time. `failed`: the guest's
 * address does not take it. `skipped`: see SkipReason.
 */
export type MailState = "waiting" | "sending" | "sent" | "unsure" | "failed" | "skipped";

/** Why a guest gets no mail about a request. */
export type SkipReason = "repeated" | "full";

/** A mail that only the caller sends now. */
export interface ClaimedMail {
  requestId: number;
  recipient: Recipient;
  /** This one included. */
  attempts: number;
  /** How many of them a worker did not end. */
  interrupted: number;
  /** Why the last one failed. */
  cause: string | null;
}

const minute = 60_000;
// Longer than a mail can take to be sent.
const leaseMs = 5 * minute;
const maxDelayMs = 60 * minute;
// Nine hours. The family's own mail is tried until it goes: its address is known to be right.
const maxGuestAttempts = 12;
/**
 * How many guests the desk mails within a day, so that nobody makes it mail strangers without end: a thirtieth of what
 * the paid plan includes in a month. docs/settings.md
 */
export const maxReceipts = 100;
const day = 24 * 60 * minute;

// Only for a request that has just been inserted, not for a repeat.
const oweFamilySql = `
  INSERT INTO mails (request_id, recipient, due_at)
  SELECT id, 'family', ?1 FROM requests WHERE idempotency_key = ?2 AND received_at = ?3
  ON CONFLICT DO NOTHING
`;

// The mails to guests of a day are among the newest: however many requests come, only so many rows are read.
const oweGuestSql = `
  WITH today AS (
    SELECT email FROM (
      SELECT request_id FROM mails WHERE recipient = 'guest' AND state <> 'skipped'
      ORDER BY request_id DESC LIMIT ${maxReceipts}
    ) JOIN requests ON id = request_id WHERE received_at > ?4
  ),
  owed AS (
    SELECT id, CASE
      WHEN EXISTS (SELECT 1 FROM today WHERE today.email = requests.email COLLATE NOCASE) THEN 'repeated'
      WHEN (SELECT count(*) FROM today) >= ${maxReceipts} THEN 'full'
    END AS reason
    FROM requests WHERE idempotency_key = ?2 AND received_at = ?3
  )
  INSERT INTO mails (request_id, recipient, due_at, state, cause)
  SELECT id, 'guest', ?1, iif(reason IS NULL, 'waiting', 'skipped'), reason FROM owed WHERE true
  ON CONFLICT DO NOTHING
`;

// A guest's mail is given up if an address may be to blame: the error says so, or mail about later requests went.
const postponeSql = `
  UPDATE mails SET cause = ?1, (state, due_at) = (
    SELECT iif(given_up, 'failed', 'waiting'), iif(given_up, ?2, ?3) FROM (
      SELECT ?4 AND (?5 OR EXISTS (
        SELECT 1 FROM mails AS later WHERE later.request_id > mails.request_id AND later.state = 'sent'
      )) AS given_up
    )
  )
  WHERE request_id = ?6 AND recipient = ?7
`;

const claimSql = `
  UPDATE mails
  SET state = 'sending', attempts = attempts + 1, interrupted = interrupted + (state = 'sending'), due_at = ?
  WHERE (request_id, recipient) = (
    SELECT request_id, recipient FROM mails
    WHERE state IN ('waiting', 'sending') AND due_at <= ? ORDER BY due_at LIMIT 1
  )
  RETURNING request_id AS requestId, recipient, attempts, interrupted, cause
`;

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

/** The statement that owes the mail about a request which has just been stored, or leaves it out and says why. */
export function queueMail(
  database: D1Database,
  recipient: Recipient,
  { key, receivedAt }: { key: string; receivedAt: string },
): D1PreparedStatement {
  const now = Date.parse(receivedAt);
  const bound = [now, key, receivedAt] as const;
  if (recipient === "family") return database.prepare(oweFamilySql).bind(...bound);
  const dayAgo = new Date(now - day).toISOString();
  return database.prepare(oweGuestSql).bind(...bound, dayAgo);
}

/** The mails that the desk owes, in its database. */
export function openMailQueue(database: D1Database) {
  return {
    /** Claims the mail that is due first; two callers at the same moment never get the same one. */
    async claim(now: number): Promise<ClaimedMail | null> {
      return database
        .prepare(claimSql)
        .bind(now + leaseMs, now)
        .first<ClaimedMail>();
    },

    /** Gives up mails that were interrupted twice: each may have gone out twice by now. */
    async endUnsure(now: number): Promise<void> {
      await database
        .prepare(
          "UPDATE mails SET state = 'unsure' WHERE state = 'sending' AND due_at <= ? AND interrupted > 0",
        )
        .bind(now)
        .run();
    },

    async markSent({ requestId, recipient }: ClaimedMail, now: number): Promise<void> {
      await database
        .prepare(
          `UPDATE mails SET state = 'sent', due_at = ?, sent_at = ?, cause = NULL
           WHERE request_id = ? AND recipient = ?`,
        )
        .bind(now, new Date(now).toISOString(), requestId, recipient)
        .run();
    },

    /** Notes a failure: the mail waits for its next attempt, or is given up. */
    async postpone(mail: ClaimedMail, now: number, cause: string): Promise<void> {
      const { requestId, recipient, attempts } = mail;
      const isLast = recipient === "guest" && attempts >= maxGuestAttempts;
      await database
        .prepare(postponeSql)
        .bind(
          cause,
          now,
          now + mailDelayMs(attempts),
          Number(isLast),
          Number(blamesAddress(cause)),
          requestId,
          recipient,
        )
        .run();
    },
  };
}
