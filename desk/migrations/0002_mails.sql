-- What has to be mailed about a request, written in one transaction with it.
-- interrupted: how often a worker ended between sending and noting it. due_at: milliseconds since 1970.
CREATE TABLE mails (
  request_id INTEGER NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
  recipient TEXT NOT NULL CHECK (recipient IN ('family', 'guest')),
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'unsure', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  interrupted INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  sent_at TEXT,
  cause TEXT,
  PRIMARY KEY (request_id, recipient)
) STRICT, WITHOUT ROWID;

CREATE INDEX mails_due ON mails (due_at) WHERE state IN ('waiting', 'sending');
