-- What guests sent, once each: a repeated idempotency_key inserts nothing.
-- AUTOINCREMENT: the number of an erased request never becomes another's. version: counts the family's changes, so that
-- of two people who change one request at the same time the second learns of the first. changed_at: the last word on it.
CREATE TABLE requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('contact', 'booking')),
  idempotency_key TEXT UNIQUE,
  received_at TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  reference TEXT,
  language TEXT,
  package TEXT,
  first_day TEXT,
  last_day TEXT,
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'answered', 'agreed', 'declined', 'done')),
  version INTEGER NOT NULL DEFAULT 0,
  changed_at TEXT NOT NULL,
  body TEXT NOT NULL CHECK (json_valid(body))
) STRICT;

CREATE INDEX requests_by_kind ON requests (kind, id);
CREATE INDEX requests_by_state ON requests (state, id);
CREATE INDEX requests_by_package ON requests (package, id);
CREATE INDEX requests_by_language ON requests (language, id);
CREATE INDEX requests_by_email ON requests (email);
CREATE INDEX requests_by_first_day ON requests (first_day);
CREATE INDEX requests_by_change ON requests (changed_at);

-- What the family did with a request: a state, an answer, a note, and who.
CREATE TABLE events (
  id INTEGER PRIMARY KEY,
  request_id INTEGER NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
  at TEXT NOT NULL,
  who TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('state', 'note')),
  what TEXT NOT NULL
) STRICT;

CREATE INDEX events_by_request ON events (request_id, id);

-- The words of each request, to search in. The texts themselves stand in requests alone.
CREATE VIRTUAL TABLE request_words USING fts5 (
  words,
  content = '',
  contentless_delete = 1,
  tokenize = 'unicode61 remove_diacritics 2',
  prefix = '2 3 4'
);

-- What is erased leaves no word in the index.
INSERT INTO request_words (request_words, rank) VALUES ('secure-delete', 1);

CREATE TRIGGER requests_inserted AFTER INSERT ON requests BEGIN
  INSERT INTO request_words (rowid, words)
  SELECT NEW.id, group_concat(atom, ' ') || ' ' || coalesce(NEW.reference, '')
  FROM json_tree(NEW.body) WHERE atom IS NOT NULL;
END;

CREATE TRIGGER requests_deleted AFTER DELETE ON requests BEGIN
  DELETE FROM request_words WHERE rowid = OLD.id;
END;
