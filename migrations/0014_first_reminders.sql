-- Games from before there were reminders: they have no clock, so members are reminded after a day and after three. Whoever
-- has waited for longer is reminded within the next day, not all at once.
UPDATE tables SET due_at = (
    SELECT max(min(awaited_at) + 86400000, unixepoch() * 1000 + abs(random()) % 86400000)
    FROM seats WHERE table_id = id AND awaited = 1 AND holder = 'member'
  ) WHERE status = 'running' AND due_at IS NULL;
