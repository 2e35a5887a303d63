-- What a move revealed that nobody could know before; of a row `undo`, what was taken back had. Null for other rows, and
-- in rows from before this was stored: their hashes do not cover it.
ALTER TABLE moves ADD COLUMN revealed TEXT CHECK (revealed IN ('nothing', 'hidden', 'chance'));
