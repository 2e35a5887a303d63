-- Servers from which the bot was removed, and since when: after a while everything of theirs is deleted.

CREATE TABLE left_guilds (
  guild_id TEXT    NOT NULL PRIMARY KEY,
  left_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
