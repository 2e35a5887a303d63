-- Large bots have several connections (shards), each with sessions of its own.
ALTER TABLE identifies ADD COLUMN shard INTEGER NOT NULL DEFAULT 0;
