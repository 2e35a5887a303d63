-- What people have chosen for themselves, in all servers.
CREATE TABLE personal_settings (
  user_id        TEXT    NOT NULL PRIMARY KEY,
  -- Whether their own pictures are drawn for a phone.
  phone_pictures INTEGER NOT NULL CHECK (phone_pictures IN (0, 1))
) STRICT, WITHOUT ROWID;
