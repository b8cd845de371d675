-- A mail to a guest may be left out: then it is 'skipped', and cause says why ('repeated' or 'full'). SQLite changes a
-- CHECK only with the table, which no other points at.
CREATE TABLE mails_with_skipped (
  request_id INTEGER NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
  recipient TEXT NOT NULL CHECK (recipient IN ('family', 'guest')),
  state TEXT NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'sending', 'sent', 'unsure', 'failed', 'skipped')),
  attempts INTEGER NOT NULL DEFAULT 0,
  interrupted INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  sent_at TEXT,
  cause TEXT,
  PRIMARY KEY (request_id, recipient)
) STRICT, WITHOUT ROWID;

INSERT INTO mails_with_skipped (request_id, recipient, state, attempts, interrupted, due_at, sent_at, cause)
SELECT request_id, recipient, state, attempts, interrupted, due_at, sent_at, cause FROM mails;

DROP TABLE mails;
ALTER TABLE mails_with_skipped RENAME TO mails;

CREATE INDEX mails_due ON mails (due_at) WHERE state IN ('waiting', 'sending');
-- What did not go, or of which nobody knows.
CREATE INDEX mails_in_trouble ON mails (due_at) WHERE state IN ('unsure', 'failed');
-- By this the desk finds whom it has mailed within a day.
CREATE INDEX receipts ON mails (request_id) WHERE recipient = 'guest' AND state <> 'skipped';
