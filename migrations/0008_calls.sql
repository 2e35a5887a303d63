-- One board a turn: the row that began the turn it shows; null where that was not kept.
ALTER TABLE messages ADD COLUMN turn_seq INTEGER;

-- The short message that calls members within a turn; deleted when they have answered.
CREATE TABLE calls (
  table_id   TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
  channel_id TEXT    NOT NULL,
  message_id TEXT    NOT NULL,
  -- The row after which it was posted.
  seq        INTEGER NOT NULL,
  posted_at  INTEGER NOT NULL,
  -- Who is called: numbers of seats.
  seats      TEXT    NOT NULL CHECK (json_valid(seats))
) STRICT, WITHOUT ROWID;

-- Board messages that have been replaced and tell their turns in words: the rows after `from_seq` up to `to_seq`.
CREATE TABLE former_boards (
  table_id   TEXT    NOT NULL REFERENCES tables (id),
  message_id TEXT    NOT NULL,
  channel_id TEXT    NOT NULL,
  from_seq   INTEGER NOT NULL,
  to_seq     INTEGER NOT NULL,
  PRIMARY KEY (table_id, message_id)
) STRICT, WITHOUT ROWID;

-- Whether replaced boards keep their pictures.
ALTER TABLE guild_settings ADD COLUMN keeps_pictures INTEGER NOT NULL DEFAULT 0 CHECK (keeps_pictures IN (0, 1));
