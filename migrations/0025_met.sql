-- How often the member had met each other seat's member within a month before: the game counts for less then. JSON by
-- seat; null where games count whole, as those do that began before this was stored. An emptied row keeps it for the
-- other players.
ALTER TABLE results ADD COLUMN met TEXT CHECK (met IS NULL OR json_valid(met));
