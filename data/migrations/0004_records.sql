-- Records: what a profile tells of a player's hands, kept with each entry of the points journal so that
-- nothing has to be replayed: the hand's base, the best bomb played in it, and the streak up to it.
ALTER TABLE points_entry ADD COLUMN base INTEGER NOT NULL DEFAULT 0 CHECK (base BETWEEN 0 AND 4);
ALTER TABLE points_entry ADD COLUMN stars INTEGER NOT NULL DEFAULT 0
  CHECK (stars = 0 OR stars BETWEEN 4 AND 12);
ALTER TABLE points_entry ADD COLUMN streak INTEGER NOT NULL DEFAULT 0;  -- wins in a row; losses below 0

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
CREATE TRIGGER points_fixed BEFORE UPDATE ON points_entry BEGIN SELECT RAISE(ABORT, 'points entries are immutable'); END;

CREATE TRIGGER points_recorded BEFORE INSERT ON points_entry
  WHEN CASE NEW.kind WHEN 'hand' THEN
      NEW.base IS NOT (SELECT base FROM hand WHERE id = NEW.hand_id)
      OR NEW.streak IS NOT (
        SELECT CASE NEW.won WHEN 1 THEN max(before, 0) + 1 ELSE min(before, 0) - 1 END
        FROM (SELECT coalesce((SELECT streak FROM points_entry WHERE guild_id = NEW.guild_id
          AND player_id = NEW.player_id AND kind = 'hand' ORDER BY id DESC LIMIT 1), 0) AS before))
    ELSE NEW.base <> 0 OR NEW.stars <> 0 OR NEW.streak <> 0 END
BEGIN SELECT RAISE(ABORT, 'a record follows its hand and the streak before it'); END;

CREATE INDEX points_kills ON points_entry(guild_id, player_id, won, base) WHERE kind = 'hand';
CREATE INDEX points_stars ON points_entry(guild_id, player_id, stars) WHERE kind = 'hand';
CREATE INDEX points_streak ON points_entry(guild_id, player_id, streak) WHERE kind = 'hand';
CREATE INDEX progress_wins ON progress(guild_id, wins DESC);
CREATE INDEX transfer_gained ON transfer(to_id, created_at, amount) WHERE kind = 'hand';
CREATE INDEX transfer_lost ON transfer(from_id, created_at, amount) WHERE kind = 'hand';
