-- Tables for invited members only, and who is invited.

ALTER TABLE tables ADD COLUMN private INTEGER NOT NULL DEFAULT 0 CHECK (private IN (0, 1));

-- Another place that holds ids of persons: erasing somebody empties it as well.
CREATE TABLE invitations (
  table_id TEXT NOT NULL REFERENCES tables (id),
  user_id  TEXT NOT NULL,
  PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
