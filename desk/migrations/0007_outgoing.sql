-- Every mail that the desk owes or has sent, once for each kind and key. desk/mail/kinds.ts says what a kind is.
-- due_at: when somebody may claim it next, in milliseconds since 1970; while it is being sent, the end of the lease.
-- interrupted: how often a worker ended between sending and noting it. payload: what cannot be rendered a second time.
CREATE TABLE outgoing (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL CHECK (recipient IN ('family', 'guest')),
  key TEXT NOT NULL,
  request_id INTEGER REFERENCES requests (id) ON DELETE CASCADE,
  state TEXT NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'sending', 'sent', 'unsure', 'failed', 'skipped')),
  queued_at TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  interrupted INTEGER NOT NULL DEFAULT 0,
  sent_at TEXT,
  cause TEXT,
  payload TEXT CHECK (json_valid(payload)),
  UNIQUE (kind, key)
) STRICT;

CREATE INDEX outgoing_due ON outgoing (due_at) WHERE state IN ('waiting', 'sending');
-- What did not go, or of which nobody knows.
CREATE INDEX outgoing_in_trouble ON outgoing (due_at) WHERE state IN ('unsure', 'failed');
CREATE INDEX outgoing_by_request ON outgoing (request_id, kind) WHERE request_id IS NOT NULL;
-- By this the desk finds whom it has mailed within a day.
CREATE INDEX outgoing_receipts ON outgoing (request_id) WHERE kind = 'receipt' AND state <> 'skipped';
