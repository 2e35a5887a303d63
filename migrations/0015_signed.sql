-- A table is signed whole: hashes over what a commit of rows writes besides its rows and its state, and over what is kept
-- beside the record. Null in tables of earlier releases until they are loaded; the sealed key says which have them.
ALTER TABLE tables ADD COLUMN record_mac BLOB CHECK (length(record_mac) = 32);
ALTER TABLE tables ADD COLUMN beside_mac BLOB CHECK (length(beside_mac) = 32);

-- The same column with more reasons.
ALTER TABLE tables ADD COLUMN new_suspended TEXT
  CHECK (new_suspended IN ('secrets', 'rows', 'state', 'record', 'beside', 'file', 'game', 'rules', 'reading', 'drawing'));
UPDATE tables SET new_suspended = suspended WHERE suspended IS NOT NULL;
DROP INDEX tables_suspended;
DROP INDEX tables_uncounted;
ALTER TABLE tables DROP COLUMN suspended;
ALTER TABLE tables RENAME COLUMN new_suspended TO suspended;
CREATE INDEX tables_suspended ON tables (suspended) WHERE suspended IS NOT NULL;
CREATE INDEX tables_uncounted ON tables (guild_id, game, ended_at)
  WHERE status = 'finished' AND counted = 0 AND suspended IS NULL;

-- Tables whose rows may be deleted, in the transaction that purges or erases them; empty between transactions.
CREATE TABLE deletions (
  id TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

CREATE TRIGGER moves_are_never_deleted BEFORE DELETE ON moves
WHEN NOT EXISTS (SELECT 1 FROM deletions WHERE id = OLD.table_id)
BEGIN
  SELECT RAISE(ABORT, 'rows of moves are never deleted');
END;

-- INSERT OR REPLACE would delete a row without that trigger.
CREATE TRIGGER moves_are_never_replaced BEFORE INSERT ON moves
WHEN EXISTS (SELECT 1 FROM moves WHERE table_id = NEW.table_id AND seq = NEW.seq)
BEGIN
  SELECT RAISE(IGNORE);
END;
