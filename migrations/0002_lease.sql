-- Which process may write, and how often it has begun a session with Discord.

CREATE TABLE leases (
  name    TEXT    NOT NULL PRIMARY KEY,
  -- Told to whoever comes second.
  owner   TEXT    NOT NULL,
  machine TEXT    NOT NULL,
  -- Grows with every owner; a commit under an older number is refused.
  fence   INTEGER NOT NULL CHECK (fence > 0),
  until   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Discord counts them by the day and takes the token back from a bot that begins too many.
CREATE TABLE identifies (
  at INTEGER NOT NULL
) STRICT;
