-- Takes along what the three older tables hold. A restore runs this too, for a backup of before: tools/cli/restore-sql.ts
INSERT INTO outgoing
  (kind, recipient, key, request_id, state, queued_at, due_at, attempts, interrupted, sent_at, cause)
SELECT iif(recipient = 'family', 'notification', 'receipt'), recipient, request_id, request_id, mails.state,
  received_at, due_at, attempts, interrupted, sent_at, cause
FROM mails JOIN requests ON requests.id = request_id;

-- An answer was never sent a second time: nobody knows what became of one that is still being sent.
INSERT INTO outgoing
  (kind, recipient, key, request_id, state, queued_at, due_at, attempts, sent_at, cause, payload)
SELECT 'answer', 'guest', request_id || '/' || version, request_id, iif(state = 'sending', 'unsure', state), at,
  coalesce(unixepoch(at), 0) * 1000, 1, iif(state = 'sent', at, NULL), cause,
  json_object('who', who, 'version', version, 'subject', subject, 'text', text)
FROM answers ORDER BY id;

-- The alarm that the family knows of, then the one that somebody is sending; each named its incidents by their kinds. Their problems were
-- sentences then.
INSERT INTO outgoing (kind, recipient, key, state, queued_at, due_at, attempts, interrupted, payload)
SELECT 'alarm', 'family', state, state, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), due_at, 1 + interrupted, interrupted,
  json_object('incidents', (
    SELECT json_group_array(json_patch(
      coalesce(details, '{"count":1,"problems":[]}'), json_object('kind', value, 'since', coalesce(since, 0), 'problems', json('[]'))
    ))
    FROM json_each('["givenUp","health","mails","settings","site","waiting"]') LEFT JOIN troubles ON troubles.kind = value
    WHERE instr(' ' || kinds || ' ', ' ' || value || ' ')
  ))
FROM (
  SELECT 'sent' AS state, what AS kinds, 0 AS due_at, 0 AS interrupted FROM told WHERE topic = 'trouble' AND what <> ''
  UNION ALL
  SELECT 'sending', sending, until, interrupted FROM told WHERE topic = 'trouble' AND sending IS NOT NULL
);

-- A week that was begun once is told anew by the next look, if it is still Monday; one that broke off twice is not.
INSERT INTO outgoing (kind, recipient, key, state, queued_at, due_at)
SELECT 'week', 'family', what, 'sent', what, 0 FROM told WHERE topic = 'week' AND what <> ''
UNION ALL
SELECT 'week', 'family', sending, 'unsure', sending, until FROM told WHERE topic = 'week' AND sending <> '' AND interrupted > 0;

DROP TABLE mails;
DROP TABLE answers;
DROP TABLE told;
