-- Erasing the data of members and servers.

-- What has been asked for: a keyed hash of the id, so that it is erased again from a restored backup. It names nobody.
CREATE TABLE erasures (
  subject  BLOB    NOT NULL CHECK (length(subject) = 32),
  asked_at INTEGER NOT NULL,
  PRIMARY KEY (subject, asked_at)
) STRICT, WITHOUT ROWID;

-- What is still to be done; the row goes with the last of the data.
CREATE TABLE erasing_members (
  user_id  TEXT    NOT NULL PRIMARY KEY,
  asked_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE erasing_guilds (
  guild_id TEXT    NOT NULL PRIMARY KEY,
  asked_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- 1: the word was erased after the shuffle, which can't be computed from the words any more.
ALTER TABLE seats ADD COLUMN word_erased INTEGER NOT NULL DEFAULT 0 CHECK (word_erased IN (0, 1));

-- The same outbox with one more kind: messages that name a member whose data was erased.
CREATE TABLE new_outbox (
  id         INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  table_id   TEXT    NOT NULL REFERENCES tables (id),
  kind       TEXT    NOT NULL CHECK (kind IN ('lobby', 'start', 'board', 'hand', 'former', 'vote', 'offer', 'reminder', 'names')),
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
