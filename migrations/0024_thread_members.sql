-- The same outbox with one more kind: players who may not be in the thread of their game yet.
CREATE TABLE new_outbox (
  id         INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  table_id   TEXT    NOT NULL REFERENCES tables (id),
  kind       TEXT    NOT NULL CHECK (kind IN ('lobby', 'start', 'board', 'hand', 'former', 'vote', 'offer', 'reminder', 'names', 'members')),
  dedupe_key TEXT    NOT NULL UNIQUE,
  payload    TEXT    NOT NULL CHECK (json_valid(payload)),
  attempts   INTEGER NOT NULL CHECK (attempts >= 0),
  next_at    INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

INSERT INTO new_outbox (id, table_id, kind, dedupe_key, payload, attempts, next_at, created_at)
  SELECT id, table_id, kind, dedupe_key, payload, attempts, next_at, created_at FROM outbox;
DROP TABLE outbox;
ALTER TABLE new_outbox RENAME TO outbox;
CREATE INDEX outbox_by_time ON outbox (next_at);
CREATE INDEX outbox_by_table ON outbox (table_id);
