-- The count of the family's changes that an event brought the request to: whoever saw an older one has not seen it.
ALTER TABLE events ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

-- What was sent to a guest from the desk, once each: it is written down before it is sent.
-- A row that stays 'sending' was interrupted: nobody knows whether it went out.
CREATE TABLE answers (
  id INTEGER PRIMARY KEY,
  request_id INTEGER NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
  at TEXT NOT NULL,
  who TEXT NOT NULL,
  version INTEGER NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'sending' CHECK (state IN ('sending', 'sent', 'failed')),
  cause TEXT
) STRICT;

CREATE INDEX answers_by_request ON answers (request_id, id);
