-- Records: what a profile tells of a player's hands, kept with each entry of the points journal so that
-- nothing has to be replayed or added up: the hand's base, the best bomb played in it, and up to it the
-- streak and the coins that hands have brought.
ALTER TABLE points_entry ADD COLUMN base INTEGER NOT NULL DEFAULT 0 CHECK (base BETWEEN 0 AND 4);
ALTER TABLE points_entry ADD COLUMN stars INTEGER NOT NULL DEFAULT 0
  CHECK (stars = 0 OR stars BETWEEN 4 AND 12);
ALTER TABLE points_entry ADD COLUMN streak INTEGER NOT NULL DEFAULT 0;  -- wins in a row; losses below 0
ALTER TABLE points_entry ADD COLUMN net INTEGER NOT NULL DEFAULT 0;     -- coins won less coins lost, until now
CREATE VIEW hand_coins AS                   -- what a hand moved for each of its players
  SELECT x.hand_id, a.player_id, CASE a.id WHEN x.to_id THEN x.amount ELSE -x.amount END AS amount
  FROM transfer x JOIN account a ON a.id IN (x.from_id, x.to_id) WHERE x.kind = 'hand';

DROP TRIGGER points_fixed;
UPDATE points_entry SET
  base = (SELECT base FROM hand WHERE id = points_entry.hand_id),
  stars = coalesce((
    SELECT max(json_extract(e.payload, '$.reading[3]'))
    FROM hand h JOIN hand_seat s ON s.hand_id = h.id AND s.player_id = points_entry.player_id
    JOIN table_event b ON b.table_id = h.table_id AND b.kind = 'dealt' AND json_extract(b.payload, '$.number') = h.no
    JOIN table_event l ON l.table_id = h.table_id AND l.kind = 'ended' AND json_extract(l.payload, '$.number') = h.no
    JOIN table_event e ON e.table_id = h.table_id AND e.seq BETWEEN b.seq AND l.seq
      AND e.kind = 'played' AND e.seat = s.seat
    WHERE h.id = points_entry.hand_id), 0)
  WHERE kind = 'hand';
UPDATE points_entry SET streak = r.length FROM (
  SELECT id, (2 * won - 1) * row_number() OVER (PARTITION BY guild_id, player_id, won, island ORDER BY id) AS length
  FROM (SELECT *, row_number() OVER (PARTITION BY guild_id, player_id ORDER BY id)
                - row_number() OVER (PARTITION BY guild_id, player_id, won ORDER BY id) AS island
        FROM points_entry WHERE kind = 'hand')) r
  WHERE r.id = points_entry.id;
UPDATE points_entry SET net = r.net FROM (
  SELECT e.id, sum(coalesce(c.amount, 0)) OVER (PARTITION BY e.guild_id, e.player_id ORDER BY e.id) AS net
  FROM points_entry e LEFT JOIN hand_coins c ON c.hand_id = e.hand_id AND c.player_id = e.player_id
  WHERE e.kind = 'hand') r
  WHERE r.id = points_entry.id;
CREATE TRIGGER points_fixed BEFORE UPDATE ON points_entry BEGIN SELECT RAISE(ABORT, 'points entries are immutable'); END;

CREATE TRIGGER points_recorded BEFORE INSERT ON points_entry
  WHEN CASE NEW.kind WHEN 'hand' THEN NOT EXISTS (
      SELECT 1 FROM (SELECT 0) LEFT JOIN (
        SELECT streak AS ran, net AS had FROM points_entry WHERE guild_id = NEW.guild_id
          AND player_id = NEW.player_id AND kind = 'hand' ORDER BY id DESC LIMIT 1)
      WHERE NEW.base = (SELECT base FROM hand WHERE id = NEW.hand_id)
        AND NEW.streak = CASE NEW.won WHEN 1 THEN max(coalesce(ran, 0), 0) + 1 ELSE min(coalesce(ran, 0), 0) - 1 END
        AND NEW.net = coalesce(had, 0) + coalesce((
          SELECT amount FROM hand_coins WHERE hand_id = NEW.hand_id AND player_id = NEW.player_id), 0))
    ELSE NEW.base <> 0 OR NEW.stars <> 0 OR NEW.streak <> 0 OR NEW.net <> 0 END
BEGIN SELECT RAISE(ABORT, 'a record follows its hand and the record before it'); END;

CREATE INDEX points_kills ON points_entry(guild_id, player_id, won, base) WHERE kind = 'hand';
CREATE INDEX points_stars ON points_entry(guild_id, player_id, stars) WHERE kind = 'hand';
CREATE INDEX points_streak ON points_entry(guild_id, player_id, streak) WHERE kind = 'hand';
CREATE INDEX progress_wins ON progress(guild_id, wins DESC);
CREATE INDEX points_net ON points_entry(guild_id, player_id, created_at) WHERE kind = 'hand';
