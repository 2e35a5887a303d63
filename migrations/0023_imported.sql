-- The id of the table in the record from which this one was opened, or null. Imported tables are in no results.
ALTER TABLE tables ADD COLUMN origin TEXT;
