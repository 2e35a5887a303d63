-- What finished tables came to: a row for every member who held a seat, and sums over these rows for leaderboards.

-- Whether a finished table is in the results.
ALTER TABLE tables ADD COLUMN counted INTEGER NOT NULL DEFAULT 0 CHECK (counted IN (0, 1));
CREATE INDEX tables_uncounted ON tables (guild_id, game, ended_at)
  WHERE status = 'finished' AND counted = 0 AND suspended IS NULL;

-- Another place that holds ids of persons: erasing somebody empties it, and deletes their rows in the sums below.
CREATE TABLE results (
  table_id     TEXT    NOT NULL REFERENCES tables (id),
  seat         INTEGER NOT NULL CHECK (seat >= 0),
  -- The member held the seat from this row to that one.
  from_seq     INTEGER NOT NULL,
  to_seq       INTEGER NOT NULL,
  user_id      TEXT,
  -- Whether the result is the member's own: whoever takes over a seat is listed, not rated.
  counts       INTEGER NOT NULL CHECK (counts IN (0, 1)),
  guild_id     TEXT    NOT NULL,
  game         TEXT    NOT NULL,
  options      TEXT    NOT NULL CHECK (json_valid(options)),
  -- How many players there were.
  seats        INTEGER NOT NULL,
  how          TEXT    NOT NULL CHECK (how IN ('played', 'resigned')),
  resigned     INTEGER NOT NULL CHECK (resigned IN (0, 1)),
  -- Whether the points are those of a whole game.
  whole        INTEGER NOT NULL CHECK (whole IN (0, 1)),
  place        INTEGER NOT NULL CHECK (place > 0),
  points       INTEGER NOT NULL,
  parts        TEXT    NOT NULL CHECK (json_valid(parts)),
  started_at   INTEGER NOT NULL,
  -- Games are rated in the order of their ends; of two at the same moment, the older table first.
  ended_at     INTEGER NOT NULL,
  number       INTEGER NOT NULL,
  -- The rating before and after; null until the game is rated. In an emptied row, they remain for the other players.
  mu_before    REAL,
  sigma_before REAL,
  mu           REAL,
  sigma        REAL,
  -- As it is shown.
  rating       INTEGER,
  -- How many games of the member are rated, with this one.
  nth          INTEGER,
  PRIMARY KEY (table_id, seat, from_seq)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_member ON results (guild_id, game, user_id, ended_at, number, nth, rating);
CREATE INDEX results_by_member_points ON results (guild_id, game, user_id, seats, points, options, ended_at, number)
  WHERE whole = 1;
CREATE INDEX results_by_points ON results (guild_id, game, seats, options, points, ended_at, number, user_id)
  WHERE whole = 1;
CREATE INDEX results_in_order ON results (guild_id, game, ended_at, number) WHERE seat = 0;
CREATE INDEX results_by_user ON results (user_id);

-- Up to which game the ratings are computed; `behind`: there are later ones.
CREATE TABLE rating_progress (
  guild_id TEXT    NOT NULL,
  game     TEXT    NOT NULL,
  ended_at INTEGER NOT NULL,
  number   INTEGER NOT NULL,
  behind   INTEGER NOT NULL CHECK (behind IN (0, 1)),
  PRIMARY KEY (guild_id, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_progress_behind ON rating_progress (behind) WHERE behind = 1;

-- Sums for each member. `period`: 'all', a year ('2026'), or a month ('2026-11'), in UTC. `seats`: the number of
-- players, or 0 for all games.
CREATE TABLE standings (
  guild_id     TEXT    NOT NULL,
  game         TEXT    NOT NULL,
  period       TEXT    NOT NULL,
  seats        INTEGER NOT NULL,
  user_id      TEXT    NOT NULL,
  games        INTEGER NOT NULL,
  wins         INTEGER NOT NULL,
  places       INTEGER NOT NULL,
  resignations INTEGER NOT NULL,
  -- Games with the points of a whole game, and these points.
  wholes       INTEGER NOT NULL,
  points       INTEGER NOT NULL,
  last_at      INTEGER NOT NULL,
  -- After the last game of the period, where `seats` is 0; null until it is rated.
  rating       INTEGER,
  PRIMARY KEY (guild_id, game, period, seats, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_by_user ON standings (user_id, guild_id);

-- How many games there were.
CREATE TABLE game_counts (
  guild_id TEXT    NOT NULL,
  game     TEXT    NOT NULL,
  period   TEXT    NOT NULL,
  seats    INTEGER NOT NULL,
  games    INTEGER NOT NULL,
  PRIMARY KEY (guild_id, game, period, seats)
) STRICT, WITHOUT ROWID;

-- Where a member's points come from, in whole games.
CREATE TABLE part_points (
  guild_id TEXT    NOT NULL,
  game     TEXT    NOT NULL,
  user_id  TEXT    NOT NULL,
  part     TEXT    NOT NULL,
  points   INTEGER NOT NULL,
  PRIMARY KEY (guild_id, game, user_id, part)
) STRICT, WITHOUT ROWID;

-- How often a member has met another, and was placed before or after them.
CREATE TABLE meetings (
  guild_id TEXT    NOT NULL,
  game     TEXT    NOT NULL,
  user_id  TEXT    NOT NULL,
  other_id TEXT    NOT NULL,
  games    INTEGER NOT NULL,
  ahead    INTEGER NOT NULL,
  behind   INTEGER NOT NULL,
  PRIMARY KEY (guild_id, game, user_id, other_id)
) STRICT, WITHOUT ROWID;

-- How often a member has played with an option.
CREATE TABLE option_counts (
  guild_id    TEXT    NOT NULL,
  game        TEXT    NOT NULL,
  user_id     TEXT    NOT NULL,
  option_name TEXT    NOT NULL,
  games       INTEGER NOT NULL,
  PRIMARY KEY (guild_id, game, user_id, option_name)
) STRICT, WITHOUT ROWID;

-- Whether people are listed in leaderboards, and others can see their results.
ALTER TABLE personal_settings ADD COLUMN listed INTEGER NOT NULL DEFAULT 1 CHECK (listed IN (0, 1));
CREATE INDEX personal_settings_unlisted ON personal_settings (user_id) WHERE listed = 0;
