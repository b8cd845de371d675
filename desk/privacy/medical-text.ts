import { medicalFields } from "#domain/booking/form-limits.ts";
import { languages } from "#domain/pages/languages.ts";
import { guestWords } from "../guest-words.ts";

// How a paragraph with medical data begins, in each language of the site.
const labels = languages.flatMap((language) =>
  medicalFields.map((field) => `\n\n${guestWords[language].booking.sent.more[field]}: `),
);

// The site wrote the reference, then each field under its label, the medical ones last, then a tick and the consent. Where
// no label is recognised, because words have changed or somebody else wrote it, all but the reference is medical.
const moveSql = `
  UPDATE requests SET medical = json_object('message', message), body = json_set(body, '$.message', CASE
    WHEN instr(substr(message, 1, start - 1), '✓') = 0 THEN substr(message, 1, start - 1)
    ELSE substr(message, 1, 12)
  END)
  FROM (
    SELECT id AS textId, body ->> '$.message' AS message, (
      SELECT min(instr(body ->> '$.message', value)) FROM json_each(?1) WHERE instr(body ->> '$.message', value) > 0
    ) AS start
    FROM requests INDEXED BY health_told
    WHERE kind = 'contact' AND instr(body, '✓') > 0 AND body ->> '$.subject' = 'booking'
      AND body ->> '$.message' GLOB 'RL-????-????' || char(10, 10) || '*✓ *'
    ORDER BY received_at LIMIT ?2
  ) WHERE textId = id
`;

/**
 * Moves the medical part of messages into its column. Until 2026 the site sent it in the text: such messages come out of
 * an outbox for 97 days after the site's update, and out of a backup for 30. docs/decisions/0061
 */
export function moveMedicalText(database: D1Database, most: number): D1PreparedStatement {
  return database.prepare(moveSql).bind(JSON.stringify(labels), most);
}
