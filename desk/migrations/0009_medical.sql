-- What of a message is about health, as JSON: fields that belong over those of body, until they are due. What the site sent
-- as a text is moved here at night (desk/privacy/medical-text.ts), by the index health_told.
ALTER TABLE requests ADD COLUMN medical TEXT CHECK (medical IS NULL OR json_valid(medical));

CREATE INDEX medical_by_time ON requests (received_at) WHERE medical IS NOT NULL;

-- Both are found by their words.
DROP TRIGGER requests_inserted;
CREATE TRIGGER requests_inserted AFTER INSERT ON requests BEGIN
  INSERT INTO request_words (rowid, words)
  SELECT NEW.id, group_concat(atom, ' ') || ' ' || coalesce(NEW.reference, '')
  FROM (SELECT atom FROM json_tree(NEW.body) UNION ALL SELECT atom FROM json_tree(NEW.medical)) WHERE atom IS NOT NULL;
END;

DROP TRIGGER requests_updated;
CREATE TRIGGER requests_updated AFTER UPDATE OF body, medical ON requests BEGIN
  DELETE FROM request_words WHERE rowid = OLD.id;
  INSERT INTO request_words (rowid, words)
  SELECT NEW.id, group_concat(atom, ' ') || ' ' || coalesce(NEW.reference, '')
  FROM (SELECT atom FROM json_tree(NEW.body) UNION ALL SELECT atom FROM json_tree(NEW.medical)) WHERE atom IS NOT NULL;
END;

-- The site now tells its problems as codes, not sentences: the next look, within 15 minutes, writes them anew.
UPDATE troubles SET details = json_set(details, '$.problems', json('[]'));
