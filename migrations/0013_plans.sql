-- What members have settled in advance for their seats. Not part of the history: only what was played of it is.
CREATE TABLE plans (
  table_id TEXT    NOT NULL REFERENCES tables (id),
  seat     INTEGER NOT NULL CHECK (seat >= 0),
  data     TEXT    NOT NULL CHECK (json_valid(data)),
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
