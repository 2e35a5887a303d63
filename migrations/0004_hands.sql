-- Direct messages that hold hands, and who wants them.

-- Two more places that hold ids of persons: erasing somebody empties them as well.
CREATE TABLE members (
  user_id  TEXT NOT NULL,
  guild_id TEXT NOT NULL,
  -- 'refused': Discord would not deliver; nothing more is sent until the member asks for it.
  hands    TEXT NOT NULL CHECK (hands IN ('on', 'off', 'refused')),
  -- The language that the member reads on Discord, as one of ours.
  locale   TEXT NOT NULL,
  PRIMARY KEY (user_id, guild_id)
) STRICT, WITHOUT ROWID;

-- By person and not by seat: a seat may change hands, a message must not.
CREATE TABLE hands (
  table_id   TEXT    NOT NULL REFERENCES tables (id),
  user_id    TEXT    NOT NULL,
  channel_id TEXT    NOT NULL,
  message_id TEXT    NOT NULL,
  seq        INTEGER NOT NULL,
  generation INTEGER NOT NULL CHECK (generation >= 0),
  posted_at  INTEGER NOT NULL,
  -- Tells whether the message is out of date; nothing can be read from it.
  digest     TEXT    NOT NULL,
  PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- The same outbox with one more kind.
CREATE TABLE new_outbox (
  id         INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  table_id   TEXT    NOT NULL REFERENCES tables (id),
  kind       TEXT    NOT NULL CHECK (kind IN ('lobby', 'board', 'hand')),
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
