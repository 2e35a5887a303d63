-- One epoch ends when a backup is restored, and the next begins: what was posted in the time that is lost is told apart
-- by the name of its epoch, which the ids of buttons carry.
CREATE TABLE epochs (
  number   INTEGER NOT NULL PRIMARY KEY,
  -- Random, since two restores of the same backup begin two different epochs. That of the first is empty.
  name     TEXT    NOT NULL UNIQUE,
  began_at INTEGER NOT NULL
) STRICT;

INSERT INTO epochs (number, name, began_at) VALUES (1, '', 0);

-- The epoch in which the table was opened or, if it was open or running then, restored. Older messages are from the time
-- that is lost.
ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 1;
