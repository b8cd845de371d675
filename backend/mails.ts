export type Recipient = "family" | "guest";

/**
 * Waiting, on its way, gone, interrupted twice (then nobody knows, and it is not sent a third time), or given up because
 * the guest's address does not take it.
 */
export type MailState = "waiting" | "sending" | "sent" | "unsure" | "failed";

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
const longestDelayMs = 60 * minute;
// Nine hours. The family's own mail is tried until it goes: its address is known to be right.
const mostGuestAttempts = 12;

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
  return Math.min(longestDelayMs, 5 * minute * 2 ** (attempts - 1));
}

/** The mails that the desk owes, in its database. */
export function openMails(database: D1Database) {
  const settle = (
    { requestId, recipient }: ClaimedMail,
    {
      state,
      dueAt,
      sentAt,
      cause,
    }: { state: MailState; dueAt: number; sentAt?: string; cause?: string },
  ) =>
    database
      .prepare(
        `UPDATE mails SET state = ?, due_at = ?, sent_at = ?, cause = ?
         WHERE request_id = ? AND recipient = ?`,
      )
      .bind(state, dueAt, sentAt ?? null, cause ?? null, requestId, recipient)
      .run();
  return {
    /** Takes the mail that is due first; two who ask at the same moment get two mails, or one of them none. */
    async claim(now: number): Promise<ClaimedMail | null> {
      return database
        .prepare(claimSql)
        .bind(now + leaseMs, now)
        .first<ClaimedMail>();
    },

    /** Ends what was interrupted a second time: it may have gone out twice by now. */
    async endUnsure(now: number): Promise<void> {
      await database
        .prepare(
          "UPDATE mails SET state = 'unsure' WHERE state = 'sending' AND due_at <= ? AND interrupted > 0",
        )
        .bind(now)
        .run();
    },

    markSent: (mail: ClaimedMail, now: number) =>
      settle(mail, { state: "sent", dueAt: now, sentAt: new Date(now).toISOString() }),

    postpone: (mail: ClaimedMail, now: number, cause: string) =>
      settle(mail, {
        state: isGivenUp(mail) ? "failed" : "waiting",
        dueAt: now + mailDelayMs(mail.attempts),
        cause,
      }),
  };
}

function isGivenUp({ recipient, attempts }: ClaimedMail): boolean {
  return recipient === "guest" && attempts >= mostGuestAttempts;
}
