-- The table that this one is a rematch of, or null.
ALTER TABLE tables ADD COLUMN rematch_of TEXT;
