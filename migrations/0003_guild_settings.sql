-- What the managers of a server have chosen for it; a server without a row has chosen nothing.

CREATE TABLE guild_settings (
  guild_id TEXT NOT NULL PRIMARY KEY,
  -- The language of public messages; null where Discord's setting for the server holds.
  locale   TEXT
) STRICT, WITHOUT ROWID;
