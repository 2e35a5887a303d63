-- Clocks, votes, reminders, and seats that change hands.

ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT 'none'
  CHECK (clock IN ('none', 'live2', 'live5', 'live15', 'days1', 'days2', 'days3', 'days7'));
-- The open vote as JSON, or null. It names seats, never people.
ALTER TABLE tables ADD COLUMN vote TEXT CHECK (json_valid(vote));
-- When the clock has something to do at the table next; null: nothing.
ALTER TABLE tables ADD COLUMN due_at INTEGER;
-- Up to this time, everybody whose reminder was due has been reminded.
ALTER TABLE tables ADD COLUMN reminded_at INTEGER NOT NULL DEFAULT 0;
-- Nothing is overdue at the table before this time.
ALTER TABLE tables ADD COLUMN grace_until INTEGER NOT NULL DEFAULT 0;
-- Of tables that are due at the same time, such as the end of a grace, the one that has waited for longest comes first.
CREATE INDEX tables_due ON tables (due_at, changed_at) WHERE due_at IS NOT NULL;

-- 'bot': the member has left, and the bot plays; 'free': nobody plays until somebody takes the seat over.
ALTER TABLE seats ADD COLUMN holder TEXT NOT NULL DEFAULT 'member' CHECK (holder IN ('member', 'bot', 'free'));
UPDATE seats SET holder = 'bot' WHERE resigned = 1;
ALTER TABLE seats DROP COLUMN resigned;
-- The row with which the member got the seat; 0: before the start.
ALTER TABLE seats ADD COLUMN held_from INTEGER NOT NULL DEFAULT 0;
-- How long a free seat waits; null for others.
ALTER TABLE seats ADD COLUMN free_until INTEGER;
-- Since when the seat's present decision has been waited for.
ALTER TABLE seats ADD COLUMN awaited_at INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET awaited_at = offered_at;
-- How much of the clock's reserve the seat has used up, and how much time votes have added to its decision, in ms.
ALTER TABLE seats ADD COLUMN reserve_used INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN extended INTEGER NOT NULL DEFAULT 0;

-- Another place that holds ids of persons: erasing somebody empties it as well. Who held a seat from which row to which;
-- `to_seq` is null for those who held it to the end.
CREATE TABLE holders (
  table_id TEXT    NOT NULL REFERENCES tables (id),
  seat     INTEGER NOT NULL CHECK (seat >= 0),
  from_seq INTEGER NOT NULL,
  to_seq   INTEGER,
  user_id  TEXT,
  PRIMARY KEY (table_id, seat, from_seq)
) STRICT, WITHOUT ROWID;

CREATE INDEX holders_by_user ON holders (user_id);

-- Games that are being played: so far, nobody could get a seat after the start.
INSERT INTO holders (table_id, seat, from_seq, to_seq, user_id)
  SELECT table_id, seat, 0,
    CASE holder WHEN 'bot' THEN
      (SELECT max(seq) FROM moves WHERE moves.table_id = seats.table_id AND moves.seat = seats.seat AND kind = 'resign')
    END,
    user_id
  FROM seats JOIN tables ON id = table_id WHERE status = 'running';

-- Messages that remind somebody of a decision, until they are out of date.
CREATE TABLE reminders (
  table_id   TEXT    NOT NULL REFERENCES tables (id),
  channel_id TEXT    NOT NULL,
  message_id TEXT    NOT NULL,
  seat       INTEGER NOT NULL,
  -- Which decision: since when it has been waited for.
  since      INTEGER NOT NULL,
  PRIMARY KEY (table_id, message_id)
) STRICT, WITHOUT ROWID;

-- 'heartbeat': when the process last ran, by the system's clock. 'floor': nothing is overdue before this time.
CREATE TABLE timekeeping (
  name TEXT    NOT NULL PRIMARY KEY,
  at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

ALTER TABLE guild_settings ADD COLUMN clock TEXT NOT NULL DEFAULT 'none'
  CHECK (clock IN ('none', 'live2', 'live5', 'live15', 'days1', 'days2', 'days3', 'days7'));

-- Hours of the day without reminders, and the time zone that they are in; null: not chosen.
ALTER TABLE personal_settings ADD COLUMN quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 23);
ALTER TABLE personal_settings ADD COLUMN quiet_to INTEGER CHECK (quiet_to BETWEEN 0 AND 23);
ALTER TABLE personal_settings ADD COLUMN zone TEXT;
-- Whether the member wants a daily note, and when the next is due.
ALTER TABLE personal_settings ADD COLUMN daily INTEGER NOT NULL DEFAULT 0 CHECK (daily IN (0, 1));
ALTER TABLE personal_settings ADD COLUMN daily_at INTEGER NOT NULL DEFAULT 0;
CREATE INDEX personal_settings_daily ON personal_settings (daily_at) WHERE daily = 1;

-- The same outbox with three more kinds.
CREATE TABLE new_outbox (
  id         INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  table_id   TEXT    NOT NULL REFERENCES tables (id),
  kind       TEXT    NOT NULL CHECK (kind IN ('lobby', 'board', 'hand', 'former', 'vote', 'offer', 'reminder')),
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

-- The same messages with two more kinds.
CREATE TABLE new_messages (
  table_id   TEXT    NOT NULL REFERENCES tables (id),
  kind       TEXT    NOT NULL CHECK (kind IN ('lobby', 'board', 'vote', 'offer')),
  channel_id TEXT    NOT NULL,
  message_id TEXT    NOT NULL,
  seq        INTEGER NOT NULL,
  generation INTEGER NOT NULL CHECK (generation >= 0),
  posted_at  INTEGER NOT NULL,
  turn_seq   INTEGER,
  PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

INSERT INTO new_messages (table_id, kind, channel_id, message_id, seq, generation, posted_at, turn_seq)
  SELECT table_id, kind, channel_id, message_id, seq, generation, posted_at, turn_seq FROM messages;
DROP TABLE messages;
ALTER TABLE new_messages RENAME TO messages;
