-- What guests sent, once each: a repeated idempotency_key inserts nothing.
-- AUTOINCREMENT: the number of an erased request never becomes another's.
CREATE TABLE requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('contact', 'booking')),
  idempotency_key TEXT UNIQUE,
  received_at TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  reference TEXT,
  language TEXT,
  body TEXT NOT NULL CHECK (json_valid(body))
) STRICT;

CREATE INDEX requests_by_kind ON requests (kind, id);

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
