-- What is wrong now, since when, and what is known of it (JSON): one row for each kind of trouble.
CREATE TABLE troubles (
  kind TEXT PRIMARY KEY,
  since INTEGER NOT NULL,
  details TEXT NOT NULL CHECK (json_valid(details))
) STRICT, WITHOUT ROWID;

-- What the family last heard about a topic by mail, and what somebody is telling them just now.
-- interrupted: how often a worker ended between sending and noting it. until, since: milliseconds since 1970.
CREATE TABLE told (
  topic TEXT PRIMARY KEY CHECK (topic IN ('trouble', 'week')),
  what TEXT NOT NULL DEFAULT '',
  sending TEXT,
  interrupted INTEGER NOT NULL DEFAULT 0,
  until INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

INSERT INTO told (topic) VALUES ('trouble'), ('week');

-- Mails of which nobody knows whether they went; those that wait have an index already.
CREATE INDEX mails_unsure ON mails (due_at) WHERE state = 'unsure';
