-- The bot's direct message channel with each user, so that it is opened once: Discord limits how many a bot opens. One more
-- place that holds ids of persons: erasing somebody empties it as well.
CREATE TABLE direct_channels (
  user_id    TEXT NOT NULL PRIMARY KEY,
  channel_id TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What is known already.
INSERT OR IGNORE INTO direct_channels (user_id, channel_id) SELECT user_id, channel_id FROM hands;
