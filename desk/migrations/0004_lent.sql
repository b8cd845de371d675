-- Who was erased, without a word about whom: the number on the receipt, which reader did it, how many rows went. By the
-- ids a restored backup loses them again; an id is never given twice.
CREATE TABLE erasures (
  number TEXT PRIMARY KEY,
  at TEXT NOT NULL,
  who TEXT NOT NULL,
  requests INTEGER NOT NULL,
  mails INTEGER NOT NULL,
  events INTEGER NOT NULL,
  request_ids TEXT NOT NULL CHECK (json_valid(request_ids))
) STRICT;

CREATE INDEX erasures_by_time ON erasures (at);
CREATE INDEX requests_by_address ON requests (email COLLATE NOCASE);
CREATE INDEX bookings_by_reference ON requests (reference) WHERE reference IS NOT NULL;

-- The few messages that may hold something on health: those with the tick of its consent. desk/privacy/medical-data.ts
CREATE INDEX health_told ON requests (received_at) WHERE kind = 'contact' AND instr(body, '✓') > 0;

-- A text that is changed is found by its new words alone.
CREATE TRIGGER requests_updated AFTER UPDATE OF body ON requests BEGIN
  DELETE FROM request_words WHERE rowid = OLD.id;
  INSERT INTO request_words (rowid, words)
  SELECT NEW.id, group_concat(atom, ' ') || ' ' || coalesce(NEW.reference, '')
  FROM json_tree(NEW.body) WHERE atom IS NOT NULL;
END;
