-- Who, money, play, points, and what is owed to Discord. Times are unix ms given by the program's clock.
-- Each server has its own economy: the guild row is the ledger. Guild 0 is direct messages, where only
-- practice is played and nothing moves. The next migration holds the guards: what can never happen.

CREATE TABLE meta (
  key   TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

------------------------------------------------------------------ who and where
CREATE TABLE guild (
  id         INTEGER PRIMARY KEY,           -- Discord guild id
  settings   TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(settings)),
  season     INTEGER NOT NULL DEFAULT 1,
  season_at  INTEGER NOT NULL,              -- when this season began
  created_at INTEGER NOT NULL,
  left_at    INTEGER                        -- the bot was removed; settings are purged later
) STRICT;
INSERT INTO guild(id, season_at, created_at) VALUES (0, 0, 0);

CREATE TABLE player (                       -- the only place that knows a Discord user
  id         INTEGER PRIMARY KEY,
  kind       TEXT    NOT NULL CHECK (kind IN ('person', 'computer')),
  discord_id INTEGER UNIQUE,                -- NULL once forgotten, and for computers
  settings   TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(settings)),
  created_at INTEGER NOT NULL,
  deleted_at INTEGER,
  UNIQUE (id, kind),
  CHECK (kind = 'person' OR (discord_id IS NULL AND deleted_at IS NULL)),
  CHECK (kind = 'computer' OR (discord_id IS NULL) = (deleted_at IS NOT NULL)),
  CHECK (deleted_at IS NULL OR settings = '{}')
) STRICT;

CREATE TABLE forgotten (                    -- deleting and returning can't farm grants or shed a ban
  tag      BLOB    PRIMARY KEY CHECK (length(tag) = 32),  -- keyed hash of guild id and user id
  guild_id INTEGER NOT NULL REFERENCES guild(id),
  flags    TEXT    NOT NULL CHECK (json_valid(flags)),    -- grants taken, bans, cooldowns
  until    INTEGER NOT NULL                               -- pruned after this
) STRICT, WITHOUT ROWID;
CREATE INDEX forgotten_until ON forgotten(until);

------------------------------------------------------------------ money
CREATE TABLE account (
  id               INTEGER PRIMARY KEY,
  guild_id         INTEGER NOT NULL REFERENCES guild(id) CHECK (guild_id <> 0),
  kind             TEXT    NOT NULL CHECK (kind IN ('player', 'issuer', 'prize')),
  player_id        INTEGER REFERENCES player(id),
  balance          INTEGER NOT NULL DEFAULT 0,
  held             INTEGER NOT NULL DEFAULT 0,
  last_transfer_id INTEGER NOT NULL DEFAULT 0,
  CHECK ((kind = 'player') = (player_id IS NOT NULL)),
  CONSTRAINT no_overdraft CHECK (kind = 'issuer' OR balance >= held),
  CONSTRAINT held_not_negative CHECK (held >= 0),
  UNIQUE (guild_id, player_id)
) STRICT;
CREATE UNIQUE INDEX account_one_issuer ON account(guild_id) WHERE kind = 'issuer';
CREATE INDEX account_rich ON account(guild_id, balance DESC) WHERE kind = 'player';
CREATE INDEX account_player ON account(player_id) WHERE player_id IS NOT NULL;

CREATE TABLE transfer (                     -- double entry in one row: it cannot be unbalanced
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  key        TEXT    NOT NULL UNIQUE,       -- 'hand:17', 'daily:<guild>:<player>:2026-09-14'
  from_id    INTEGER NOT NULL REFERENCES account(id),
  to_id      INTEGER NOT NULL REFERENCES account(id),
  amount     INTEGER NOT NULL CHECK (amount > 0),
  kind       TEXT    NOT NULL CHECK (kind IN
               ('start', 'daily', 'relief', 'give', 'hand', 'admin', 'fee', 'prize', 'burn', 'reversal')),
  hold_id    INTEGER UNIQUE REFERENCES hold(id),
  hand_id    INTEGER UNIQUE REFERENCES hand(id),
  actor_id   INTEGER REFERENCES player(id), -- the moderator who ordered it
  created_at INTEGER NOT NULL,
  CHECK (from_id <> to_id),
  CHECK (substr(key, 1, length(kind) + 1) = kind || ':'),
  CHECK ((kind = 'hand') = (hold_id IS NOT NULL)),
  CHECK ((kind = 'hand') = (hand_id IS NOT NULL)),
  CHECK (kind <> 'admin' OR actor_id IS NOT NULL)
) STRICT;
CREATE INDEX transfer_from ON transfer(from_id, id);
CREATE INDEX transfer_to   ON transfer(to_id, id);

CREATE TABLE hold (                         -- two-phase: open -> posted | voided, exactly once
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES account(id),
  hand_id    INTEGER NOT NULL REFERENCES hand(id),
  amount     INTEGER NOT NULL CHECK (amount > 0),
  state      TEXT    NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'posted', 'voided')),
  opened_at  INTEGER NOT NULL,
  UNIQUE (hand_id, account_id)
) STRICT;
CREATE INDEX hold_open_by_account ON hold(account_id) WHERE state = 'open';

------------------------------------------------------------------ play
CREATE TABLE game_table (                   -- what it plays for is read out of its frozen options
  id                INTEGER PRIMARY KEY AUTOINCREMENT,
  guild_id          INTEGER NOT NULL REFERENCES guild(id),
  channel_id        INTEGER NOT NULL,
  thread_id         INTEGER,
  message_id        INTEGER,                -- the public board, edited in place
  posted_at         INTEGER,                -- when that message was sent
  options           TEXT    NOT NULL CHECK (json_valid(options)),
  mode              TEXT    NOT NULL AS (json_extract(options, '$.mode')) STORED
                    CHECK (mode IN ('points', 'coins', 'practice', 'match')),
  coefficient       INTEGER NOT NULL AS (coalesce(json_extract(options, '$.room'), 0)) STORED,  -- N
  moves_points      INTEGER NOT NULL AS (json_extract(options, '$.mode') = 'points'
                      OR (json_extract(options, '$.mode') = 'coins'
                          AND coalesce(json_extract(options, '$.points_in_coin_rooms'), 0))) STORED,
  invited_player_id INTEGER REFERENCES player(id),  -- a challenge only this player can take
  status            TEXT    NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'playing', 'closed')),
  deadline_at       INTEGER,                -- turn or lobby clock, armed again at start
  created_at        INTEGER NOT NULL,
  closed_at         INTEGER,
  CHECK (guild_id <> 0 OR mode = 'practice'),
  CHECK ((mode = 'coins') = (coefficient > 0)),
  CHECK ((status = 'closed') = (closed_at IS NOT NULL))
) STRICT;
CREATE INDEX table_live ON game_table(guild_id) WHERE status <> 'closed';
CREATE INDEX table_due ON game_table(deadline_at) WHERE status <> 'closed' AND deadline_at IS NOT NULL;

CREATE TABLE seat (                         -- who sits where; a seat that was left stays as history
  id            INTEGER PRIMARY KEY,
  table_id      INTEGER NOT NULL REFERENCES game_table(id),
  seat          INTEGER NOT NULL CHECK (seat IN (0, 1)),
  guild_id      INTEGER NOT NULL,           -- the table's
  player_id     INTEGER NOT NULL,
  kind          TEXT    NOT NULL,           -- the player's
  dm_channel_id INTEGER,                    -- this hand's private message
  dm_message_id INTEGER,
  taken_at      INTEGER NOT NULL,
  left_at       INTEGER,
  FOREIGN KEY (player_id, kind) REFERENCES player(id, kind)
) STRICT;
CREATE UNIQUE INDEX seat_taken ON seat(table_id, seat) WHERE left_at IS NULL;
CREATE UNIQUE INDEX seat_not_both ON seat(table_id, player_id) WHERE left_at IS NULL;
CREATE UNIQUE INDEX seat_one_live ON seat(player_id, guild_id) WHERE left_at IS NULL AND kind = 'person';

CREATE TABLE hand (                         -- announced -> playing -> settled | voided
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  table_id     INTEGER NOT NULL REFERENCES game_table(id),
  no           INTEGER NOT NULL,
  rules        TEXT,                        -- rules version that can replay it, known at the deal
  secret       BLOB    NOT NULL CHECK (length(secret) = 32),      -- deals the cards; shown when over
  commit_hash  BLOB    NOT NULL CHECK (length(commit_hash) = 32), -- shown before anybody asks
  salt         TEXT,                        -- known at the deal
  state        TEXT    NOT NULL DEFAULT 'announced'
               CHECK (state IN ('announced', 'playing', 'settled', 'voided')),
  winner       INTEGER CHECK (winner IN (0, 1)),
  ended_by     TEXT    CHECK (ended_by IN ('out', 'resign', 'forfeit')),
  left_cards   INTEGER CHECK (left_cards BETWEEN 1 AND 25),
  base         INTEGER CHECK (base = 1 + (left_cards > 5) + (left_cards > 10) + (left_cards > 20)),
  multiplier   INTEGER CHECK (multiplier IN (1, 2, 4, 6, 8, 12, 16, 20)),
  counted      INTEGER NOT NULL DEFAULT 1 CHECK (counted IN (0, 1)),  -- 0: an early resignation
               -- over the pair's limit, which moves nothing
  announced_at INTEGER NOT NULL,
  started_at   INTEGER,
  ended_at     INTEGER,
  UNIQUE (table_id, no),
  CHECK ((started_at IS NULL) = (salt IS NULL) AND (started_at IS NULL) = (rules IS NULL)),
  CHECK (state NOT IN ('playing', 'settled') OR started_at IS NOT NULL),
  CHECK ((state = 'settled') = (winner IS NOT NULL AND ended_by IS NOT NULL AND left_cards IS NOT NULL
                                AND base IS NOT NULL AND multiplier IS NOT NULL)),
  CHECK (state = 'settled' OR (coalesce(winner, left_cards, base, multiplier) IS NULL AND ended_by IS NULL)),
  CHECK ((state IN ('settled', 'voided')) = (ended_at IS NOT NULL)),
  CHECK (counted = 1 OR ended_by IS 'resign')
) STRICT;
CREATE UNIQUE INDEX hand_one_live ON hand(table_id) WHERE state IN ('announced', 'playing');

CREATE TABLE hand_seat (                    -- who played; written by the deal
  hand_id     INTEGER NOT NULL REFERENCES hand(id),
  seat        INTEGER NOT NULL CHECK (seat IN (0, 1)),
  player_id   INTEGER NOT NULL REFERENCES player(id),
  PRIMARY KEY (hand_id, seat), UNIQUE (hand_id, player_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX hand_seat_player ON hand_seat(player_id, hand_id);

CREATE TABLE table_event (                  -- append-only; the truth of a table
  table_id   INTEGER NOT NULL REFERENCES game_table(id),
  seq        INTEGER NOT NULL,
  seat       INTEGER CHECK (seat IN (0, 1)),-- never a Discord user in here
  kind       TEXT    NOT NULL,
  payload    TEXT    NOT NULL CHECK (json_valid(payload)),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

------------------------------------------------------------------ points
-- One row per person and counted hand, nominal 0 where the table moves no points: hands, wins and
-- points all come from this journal, and progress is its projection.
CREATE TABLE points_entry (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  guild_id   INTEGER NOT NULL REFERENCES guild(id),
  player_id  INTEGER NOT NULL REFERENCES player(id),
  hand_id    INTEGER REFERENCES hand(id),
  kind       TEXT    NOT NULL CHECK (kind IN ('hand', 'admin', 'reset')),
  nominal    INTEGER NOT NULL,
  applied    INTEGER NOT NULL,              -- what was left of nominal above the floor of 0
  won        INTEGER NOT NULL DEFAULT 0 CHECK (won IN (0, 1)),
  season     INTEGER NOT NULL,
  actor_id   INTEGER REFERENCES player(id),
  created_at INTEGER NOT NULL,
  CHECK ((kind = 'hand') = (hand_id IS NOT NULL)),
  CHECK (kind <> 'admin' OR actor_id IS NOT NULL),
  UNIQUE (hand_id, player_id)
) STRICT;
CREATE INDEX points_by_player ON points_entry(guild_id, player_id, id);
CREATE INDEX points_by_season ON points_entry(guild_id, season, player_id);

CREATE TABLE progress (
  guild_id      INTEGER NOT NULL REFERENCES guild(id),
  player_id     INTEGER NOT NULL REFERENCES player(id),
  points        INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
  best_points   INTEGER NOT NULL DEFAULT 0, -- of all seasons, like hands and wins
  hands         INTEGER NOT NULL DEFAULT 0,
  wins          INTEGER NOT NULL DEFAULT 0,
  last_entry_id INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (guild_id, player_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX progress_top ON progress(guild_id, points DESC);

------------------------------------------------------------------ views for the guards and the audit
CREATE VIEW hand_party AS                   -- the two sides of a hand with what the money needs
  SELECT s.hand_id, s.seat, s.player_id, a.id AS account_id, t.guild_id, t.mode, t.coefficient,
         CASE s.seat WHEN h.winner THEN 1 ELSE -1 END * h.base * h.multiplier AS stake  -- NULL until settled
  FROM hand_seat s JOIN hand h ON h.id = s.hand_id JOIN game_table t ON t.id = h.table_id
  LEFT JOIN account a ON a.guild_id = t.guild_id AND a.player_id = s.player_id;

CREATE VIEW hand_incomplete AS              -- hands that lack a seat, hold, transfer or entry, or have one too many
  SELECT h.id, h.table_id FROM hand h JOIN game_table t ON t.id = h.table_id WHERE
    (SELECT count(*) FROM hand_seat WHERE hand_id = h.id) <> 2 * (h.started_at IS NOT NULL)
    OR (SELECT count(*) FROM hold WHERE hand_id = h.id) <> 2 * (h.started_at IS NOT NULL AND t.mode = 'coins')
    OR (SELECT count(*) FROM hold WHERE hand_id = h.id AND state = 'open')
       <> 2 * (h.state = 'playing' AND t.mode = 'coins')
    OR EXISTS (SELECT 1 FROM transfer WHERE hand_id = h.id)
       <> (h.state = 'settled' AND h.counted = 1 AND t.mode = 'coins')
    OR (SELECT count(*) FROM points_entry WHERE hand_id = h.id)
       <> 2 * (h.state = 'settled' AND h.counted = 1 AND t.mode <> 'practice');

------------------------------------------------------------------ talking to Discord
CREATE TABLE interaction (                  -- what was answered; pruned after days
  id         INTEGER PRIMARY KEY,           -- Discord's; written in the command's own transaction
  player_id  INTEGER REFERENCES player(id), -- so that a forgotten player's rows can be deleted
  result     TEXT    NOT NULL CHECK (json_valid(result)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX interaction_player ON interaction(player_id);

CREATE TABLE outbox (                       -- messages owed to Discord, written in the same commit
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  table_id   INTEGER REFERENCES game_table(id),
  kind       TEXT    NOT NULL,
  payload    TEXT    NOT NULL CHECK (json_valid(payload)),
  created_at INTEGER NOT NULL,
  done_at    INTEGER
) STRICT;
CREATE INDEX outbox_due ON outbox(id) WHERE done_at IS NULL;
