-- What a move revealed that nobody could know before; of a row `undo`, what was taken back had. Null for other rows, and
-- in rows from before this was stored: their hashes do not cover it.
ALTER TABLE moves ADD COLUMN revealed TEXT CHECK (revealed IN ('nothing', 'hidden', 'chance'));
-- 1: a move that was played with the same request as the one in the row before it. They are taken back together.
ALTER TABLE moves ADD COLUMN sequel INTEGER NOT NULL DEFAULT 0 CHECK (sequel IN (0, 1));
