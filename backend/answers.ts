import type { Seen } from "./changes.ts";

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
