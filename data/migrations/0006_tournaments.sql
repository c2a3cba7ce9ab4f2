-- Tournaments: their events, who takes part, the pot of the fees, the tables of their matches. The guards
-- see that no coin goes into a pot or out of it but a fee, a fee back, a prize, and what the forgotten had.
CREATE TABLE tournament (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  guild_id     INTEGER NOT NULL REFERENCES guild(id) CHECK (guild_id <> 0),
  channel_id   INTEGER NOT NULL,
  message_id   INTEGER,                     -- the announcement, edited in place
  organiser_id INTEGER NOT NULL REFERENCES player(id),
  name         TEXT    NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  fee          INTEGER NOT NULL CHECK (fee >= 0),
  account_id   INTEGER NOT NULL UNIQUE REFERENCES account(id),  -- the pot
  status       TEXT    NOT NULL DEFAULT 'sign_up'
               CHECK (status IN ('sign_up', 'check_in', 'running', 'finished', 'cancelled')),
  due_at       INTEGER,                     -- when its clock next has something to do
  created_at   INTEGER NOT NULL,
  ended_at     INTEGER,
  CHECK ((status IN ('finished', 'cancelled')) = (ended_at IS NOT NULL)),
  CHECK (ended_at IS NULL OR due_at IS NULL)
) STRICT;
CREATE INDEX tournament_live ON tournament(guild_id) WHERE ended_at IS NULL;
CREATE INDEX tournament_due ON tournament(due_at) WHERE due_at IS NOT NULL;

CREATE TABLE tournament_event (             -- append-only; the truth of a tournament
  tournament_id INTEGER NOT NULL REFERENCES tournament(id),
  seq           INTEGER NOT NULL,
  kind          TEXT    NOT NULL,
  payload       TEXT    NOT NULL CHECK (json_valid(payload)),  -- entrants by number, nobody by name
  created_at    INTEGER NOT NULL,
  PRIMARY KEY (tournament_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE entrant (
  tournament_id INTEGER NOT NULL REFERENCES tournament(id),
  number        INTEGER NOT NULL CHECK (number > 0),
  guild_id      INTEGER NOT NULL,           -- the tournament's
  player_id     INTEGER NOT NULL REFERENCES player(id),
  name          TEXT,                       -- at sign-up; NULL once forgotten
  state         TEXT    NOT NULL CHECK (state IN ('in', 'here', 'dropped', 'out', 'done')),
  fee_id        INTEGER UNIQUE REFERENCES transfer(id),  -- the last fee paid
  PRIMARY KEY (tournament_id, number), UNIQUE (tournament_id, player_id)
) STRICT, WITHOUT ROWID;
-- One can sign up for many, but be at one at a time.
CREATE UNIQUE INDEX entrant_at_one ON entrant(player_id, guild_id) WHERE state = 'here';
CREATE INDEX entrant_player ON entrant(player_id);

CREATE TABLE match_table (                  -- a match is played at a table, at another if that one is lost
  table_id      INTEGER PRIMARY KEY REFERENCES game_table(id),
  tournament_id INTEGER NOT NULL REFERENCES tournament(id),
  round         INTEGER NOT NULL,
  number        INTEGER NOT NULL
) STRICT;
CREATE INDEX match_table_match ON match_table(tournament_id, round, number);

CREATE VIEW tournament_last AS              -- the last event of each
  SELECT tournament_id, max(seq) AS seq, kind, payload FROM tournament_event GROUP BY tournament_id;
CREATE VIEW entrant_now AS                  -- what an entrant is by the last event about them
  SELECT n.tournament_id, n.number, (
      SELECT CASE e.kind WHEN 'left' THEN 'out' WHEN 'dropped' THEN 'dropped'
          WHEN 'signed_up' THEN iif(json_extract(e.payload, '$.here'), 'here', 'in') ELSE 'here' END
      FROM tournament_event e WHERE e.tournament_id = n.tournament_id
        AND e.kind IN ('signed_up', 'joined_late', 'checked_in', 'left', 'dropped')
        AND json_extract(e.payload, '$.entrant') = n.number
      ORDER BY e.seq DESC LIMIT 1) AS state
  FROM entrant n;
CREATE VIEW pot AS                          -- what is in each pot, and what must be
  SELECT t.id AS tournament_id, a.balance,
    t.fee * (SELECT count(*) FROM entrant WHERE tournament_id = t.id AND state <> 'out') AS fees
  FROM tournament t JOIN account a ON a.id = t.account_id;

------------------------------------------------------------------ guards: the tournament and its events
CREATE TRIGGER tournament_starts BEFORE INSERT ON tournament
  WHEN NEW.status <> 'sign_up' OR NOT EXISTS (SELECT 1 FROM account
    WHERE id = NEW.account_id AND kind = 'prize' AND guild_id = NEW.guild_id AND balance = 0)
BEGIN SELECT RAISE(ABORT, 'a tournament starts with sign-up and an empty pot of its server'); END;
CREATE TRIGGER tournament_fixed BEFORE UPDATE OF id, guild_id, organiser_id, fee, account_id, created_at ON tournament
BEGIN SELECT RAISE(ABORT, 'a tournament stays what was announced'); END;
CREATE TRIGGER tournament_flows BEFORE UPDATE OF status, ended_at ON tournament
  WHEN OLD.ended_at IS NOT NULL OR NOT EXISTS (
    SELECT 1 FROM tournament_last l WHERE l.tournament_id = OLD.id AND l.kind = CASE NEW.status
      WHEN 'check_in' THEN 'check_in_opened' WHEN 'running' THEN 'started' ELSE NEW.status END)
    OR (NEW.ended_at IS NOT NULL AND (SELECT balance FROM account WHERE id = OLD.account_id) <> 0)
BEGIN SELECT RAISE(ABORT, 'a tournament goes by its events, and ends with an empty pot'); END;
CREATE TRIGGER tournament_kept BEFORE DELETE ON tournament BEGIN SELECT RAISE(ABORT, 'tournaments are kept'); END;

CREATE TRIGGER tournament_event_follows BEFORE INSERT ON tournament_event
  WHEN NEW.seq IS NOT (SELECT 1 + coalesce(max(seq), 0) FROM tournament_event WHERE tournament_id = NEW.tournament_id)
    OR (NEW.kind = 'announced') <> (NEW.seq = 1)
    OR (NEW.kind = 'announced' AND json_extract(NEW.payload, '$.options.fee')
        IS NOT (SELECT fee FROM tournament WHERE id = NEW.tournament_id))
    OR (SELECT kind FROM tournament_last WHERE tournament_id = NEW.tournament_id) IN ('finished', 'cancelled')
    OR EXISTS (SELECT 1 FROM pot WHERE tournament_id = NEW.tournament_id AND balance <> fees)
BEGIN SELECT RAISE(ABORT, 'stale: the tournament moved on, or its pot is not whole'); END;
CREATE TRIGGER tournament_event_fixed BEFORE UPDATE ON tournament_event
BEGIN SELECT RAISE(ABORT, 'events are immutable'); END;
CREATE TRIGGER tournament_event_kept BEFORE DELETE ON tournament_event
BEGIN SELECT RAISE(ABORT, 'events are kept'); END;

------------------------------------------------------------------ guards: who takes part, and where
CREATE TRIGGER entrant_checked BEFORE INSERT ON entrant
  WHEN NEW.fee_id IS NOT NULL OR NEW.state NOT IN ('in', 'here')
    OR NEW.number IS NOT (SELECT 1 + coalesce(max(number), 0) FROM entrant WHERE tournament_id = NEW.tournament_id)
    OR NOT EXISTS (SELECT 1 FROM player WHERE id = NEW.player_id AND kind = 'person' AND deleted_at IS NULL)
    OR NEW.guild_id IS NOT (SELECT guild_id FROM tournament WHERE id = NEW.tournament_id)
    OR NOT EXISTS (SELECT 1 FROM tournament_last WHERE tournament_id = NEW.tournament_id
      AND kind IN ('signed_up', 'joined_late') AND json_extract(payload, '$.entrant') = NEW.number)
BEGIN SELECT RAISE(ABORT, 'persons sign up, one after the other, by an event'); END;
CREATE TRIGGER entrant_fixed BEFORE UPDATE OF tournament_id, number, guild_id, player_id ON entrant
BEGIN SELECT RAISE(ABORT, 'an entrant stays who they are'); END;
CREATE TRIGGER entrant_flows BEFORE UPDATE OF state ON entrant
  WHEN NEW.state IS NOT (SELECT CASE
      WHEN EXISTS (SELECT 1 FROM tournament_last l
        WHERE l.tournament_id = OLD.tournament_id AND l.kind IN ('finished', 'cancelled')) AND OLD.state <> 'out'
      THEN 'done' ELSE n.state END
    FROM entrant_now n WHERE n.tournament_id = OLD.tournament_id AND n.number = OLD.number)
BEGIN SELECT RAISE(ABORT, 'an entrant is what the last event about them says'); END;
CREATE TRIGGER entrant_pays BEFORE UPDATE OF fee_id ON entrant
  WHEN NOT EXISTS (SELECT 1 FROM transfer x
    WHERE x.id = NEW.fee_id AND x.id > coalesce(OLD.fee_id, 0) AND x.key GLOB 'fee:' || NEW.tournament_id || ':' || NEW.number || ':*')
BEGIN SELECT RAISE(ABORT, 'an entrant paid by a transfer of their own'); END;
CREATE TRIGGER entrant_kept BEFORE DELETE ON entrant BEGIN SELECT RAISE(ABORT, 'entrants are kept'); END;
CREATE TRIGGER entrant_leaves BEFORE UPDATE OF deleted_at ON player
  WHEN NEW.deleted_at IS NOT NULL AND EXISTS (
    SELECT 1 FROM entrant WHERE player_id = OLD.id AND (state IN ('in', 'here') OR name IS NOT NULL))
BEGIN SELECT RAISE(ABORT, 'leave the tournaments and clear the names first'); END;

CREATE TRIGGER match_table_checked BEFORE INSERT ON match_table
  WHEN NOT EXISTS (
    SELECT 1 FROM tournament t JOIN game_table g ON g.id = NEW.table_id AND g.guild_id = t.guild_id AND g.mode = 'match'
    JOIN tournament_event e ON e.tournament_id = t.id AND e.kind = 'paired'
      AND json_extract(e.payload, '$.round') = NEW.round
    WHERE t.id = NEW.tournament_id AND NEW.number IN (SELECT value FROM json_each(e.payload, '$.numbers')))
BEGIN SELECT RAISE(ABORT, 'a match that was called is played at a table of its server'); END;
CREATE TRIGGER match_table_fixed BEFORE UPDATE ON match_table
BEGIN SELECT RAISE(ABORT, 'where a match was played stays'); END;
CREATE TRIGGER match_table_kept BEFORE DELETE ON match_table
BEGIN SELECT RAISE(ABORT, 'where a match was played is kept'); END;

------------------------------------------------------------------ guards: the pot
-- In: an entrant's own fee, once for each sign-up. Out: that fee, whole, to who left or when all is called
-- off; the prizes that the last event tells; for the forgotten the same, but burned.
CREATE TRIGGER pot_checked BEFORE INSERT ON transfer
  WHEN EXISTS (SELECT 1 FROM account WHERE id IN (NEW.from_id, NEW.to_id) AND kind = 'prize') AND NOT EXISTS (
    SELECT 1 FROM tournament t JOIN entrant n ON n.tournament_id = t.id
    JOIN account a ON a.guild_id = t.guild_id AND a.player_id = n.player_id
    JOIN player p ON p.id = n.player_id
    JOIN tournament_last l ON l.tournament_id = t.id
    WHERE t.account_id IN (NEW.from_id, NEW.to_id) AND t.ended_at IS NULL AND CASE NEW.kind
      WHEN 'fee' THEN NEW.from_id = a.id AND NEW.amount = t.fee
        AND l.kind IN ('signed_up', 'joined_late') AND json_extract(l.payload, '$.entrant') = n.number
        AND NEW.key = 'fee:' || t.id || ':' || n.number || ':' || l.seq
      WHEN 'reversal' THEN NEW.to_id = a.id AND NEW.amount = t.fee AND NEW.key = 'reversal:' || n.fee_id
        AND (n.state = 'out' OR l.kind = 'cancelled')
      WHEN 'prize' THEN NEW.to_id = a.id AND NEW.key = 'prize:' || t.id || ':' || n.number AND l.kind = 'finished'
        AND json_array(n.number, NEW.amount) IN (SELECT value FROM json_each(l.payload, '$.prizes'))
      WHEN 'burn' THEN p.deleted_at IS NOT NULL AND NEW.key = 'burn:entrant:' || t.id || ':' || n.number
        AND CASE l.kind WHEN 'cancelled' THEN NEW.amount = t.fee AND n.fee_id IS NOT NULL
          WHEN 'finished' THEN json_array(n.number, NEW.amount) IN (SELECT value FROM json_each(l.payload, '$.prizes'))
          ELSE 0 END
      ELSE 0 END)
BEGIN SELECT RAISE(ABORT, 'a pot takes fees and gives prizes'); END;
