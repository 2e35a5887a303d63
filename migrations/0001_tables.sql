-- Tables, their seats, their history and what is still to be told. Ids are text, times are milliseconds since 1970
-- (UTC), closed lists are texts. A step here is never edited after a release; a change is a new file.

CREATE TABLE tables (
  id         TEXT    NOT NULL PRIMARY KEY,
  guild_id   TEXT    NOT NULL,
  channel_id TEXT    NOT NULL,
  thread_id  TEXT,
  game       TEXT    NOT NULL,
  options    TEXT    NOT NULL CHECK (json_valid(options)),
  locale     TEXT    NOT NULL,
  status     TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'cancelled')),
  suspended  TEXT    CHECK (suspended IN ('secrets', 'rows', 'state', 'game', 'rules')),
  head_seq   INTEGER NOT NULL CHECK (head_seq >= 0),
  opened_at  INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  started_at INTEGER,
  ended_at   INTEGER,
  result     TEXT    CHECK (json_valid(result))
) STRICT;

CREATE INDEX tables_by_channel ON tables (channel_id, status);
CREATE INDEX tables_by_thread ON tables (thread_id, status);
CREATE INDEX tables_by_guild ON tables (guild_id, status);
CREATE INDEX tables_suspended ON tables (suspended) WHERE suspended IS NOT NULL;

-- The only place where a person's id is kept; erased ids are null.
CREATE TABLE seats (
  table_id         TEXT    NOT NULL REFERENCES tables (id),
  seat             INTEGER NOT NULL CHECK (seat >= 0),
  user_id          TEXT,
  host             INTEGER NOT NULL CHECK (host IN (0, 1)),
  resigned         INTEGER NOT NULL CHECK (resigned IN (0, 1)),
  awaited          INTEGER NOT NULL CHECK (awaited IN (0, 1)),
  offer_seq        INTEGER NOT NULL,
  offered_at       INTEGER NOT NULL,
  join_interaction TEXT    NOT NULL,
  word             TEXT    NOT NULL,
  PRIMARY KEY (table_id, seat),
  UNIQUE (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user_id);

-- The history. `kind` is left open here: its list grows with undo, votes and clocks, and rows are never rewritten.
CREATE TABLE moves (
  table_id      TEXT    NOT NULL REFERENCES tables (id),
  seq           INTEGER NOT NULL CHECK (seq > 0),
  actor         TEXT    NOT NULL CHECK (actor IN ('seat', 'system', 'vote')),
  seat          INTEGER,
  kind          TEXT    NOT NULL CHECK (kind <> ''),
  payload       TEXT    NOT NULL CHECK (json_valid(payload)),
  rules_version INTEGER NOT NULL,
  hash          BLOB    NOT NULL CHECK (length(hash) = 32),
  created_at    INTEGER NOT NULL,
  PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER moves_are_never_changed BEFORE UPDATE ON moves
BEGIN
  SELECT RAISE(ABORT, 'rows of moves are never changed');
END;

-- The state after the head row.
CREATE TABLE states (
  table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
  version  INTEGER NOT NULL,
  state    TEXT    NOT NULL,
  mac      BLOB    NOT NULL CHECK (length(mac) = 32),
  recent   TEXT    NOT NULL
) STRICT;

-- Sealed with the installation's key.
CREATE TABLE secrets (
  table_id TEXT NOT NULL REFERENCES tables (id),
  kind     TEXT NOT NULL CHECK (kind IN ('seed', 'chain')),
  sealed   BLOB NOT NULL,
  PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

-- What has been carried out: the same interaction counts once. Kept for 24 hours.
CREATE TABLE inbox (
  interaction_id TEXT    NOT NULL PRIMARY KEY,
  table_id       TEXT    NOT NULL REFERENCES tables (id),
  received_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX inbox_by_time ON inbox (received_at);

CREATE TABLE outbox (
  id         INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  table_id   TEXT    NOT NULL REFERENCES tables (id),
  kind       TEXT    NOT NULL CHECK (kind IN ('lobby', 'board')),
  dedupe_key TEXT    NOT NULL UNIQUE,
  payload    TEXT    NOT NULL CHECK (json_valid(payload)),
  attempts   INTEGER NOT NULL CHECK (attempts >= 0),
  next_at    INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX outbox_by_time ON outbox (next_at);

-- The message of each kind in which a table is shown now.
CREATE TABLE messages (
  table_id   TEXT    NOT NULL REFERENCES tables (id),
  kind       TEXT    NOT NULL CHECK (kind IN ('lobby', 'board')),
  channel_id TEXT    NOT NULL,
  message_id TEXT    NOT NULL,
  seq        INTEGER NOT NULL,
  generation INTEGER NOT NULL CHECK (generation >= 0),
  posted_at  INTEGER NOT NULL,
  PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

-- Half-made moves.
CREATE TABLE drafts (
  table_id TEXT    NOT NULL REFERENCES tables (id),
  seat     INTEGER NOT NULL,
  step     INTEGER NOT NULL CHECK (step > 0),
  data     TEXT    NOT NULL CHECK (json_valid(data)),
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE counters (
  name  TEXT    NOT NULL PRIMARY KEY,
  value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO counters (name, value) VALUES ('table', 0);
