export type Topic = "trouble" | "week";

// Longer than a mail can take to be sent, shorter than the time between two looks.
const leaseMs = 5 * 60_000;
// The same as with mails about requests: rather once too rarely than the same mail for ever.
const mostInterruptions = 1;

const claimSql = `
  UPDATE told
  SET interrupted = CASE WHEN sending IS ?1 THEN interrupted + 1 ELSE 0 END, sending = ?1, until = ?2
  WHERE topic = ?3 AND what <> ?1 AND until <= ?4
  RETURNING interrupted
`;

/** What the family has heard about each topic, in the desk's database. */
export function openTold(database: D1Database) {
  const settle = (topic: Topic, what: string) =>
    database
      .prepare("UPDATE told SET what = ?, sending = NULL, until = 0 WHERE topic = ?")
      .bind(what, topic)
      .run();
  return {
    async last(topic: Topic): Promise<string> {
      const row = database.prepare("SELECT what FROM told WHERE topic = ?").bind(topic);
      return (await row.first<string>("what")) ?? "";
    },

    /** Notes what need not be told. */
    settle,

    /**
     * Tells something once: of several who want to at the same moment one sends, and whoever was interrupted sends
     * once more. What cannot be sent is left for the next look. Gives whether it was sent now.
     */
    async tell(
      topic: Topic,
      what: string,
      now: number,
      send: () => Promise<unknown>,
    ): Promise<boolean> {
      const claimed = await database
        .prepare(claimSql)
        .bind(what, now + leaseMs, topic, now)
        .first<{ interrupted: number }>();
      if (!claimed) return false;
      const isOver = claimed.interrupted > mostInterruptions;
      try {
        if (!isOver) await send();
      } catch (error) {
        await database
          .prepare("UPDATE told SET sending = NULL, until = 0 WHERE topic = ?")
          .bind(topic)
          .run();
        throw error;
      }
      await settle(topic, what);
      return !isOver;
    },
  };
}
