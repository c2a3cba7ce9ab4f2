-- Money: resignations before the loser's second own play, which a pair may count on only so often a day,
-- and the indexes of what is asked about a player's day. Days are those of the server's time zone.
ALTER TABLE hand ADD COLUMN early INTEGER NOT NULL DEFAULT 0
  CHECK (early IN (0, 1) AND (early = 0 OR ended_by IS 'resign') AND (counted = 1 OR early = 1));

CREATE INDEX transfer_granted ON transfer(to_id, kind, id) WHERE kind IN ('daily', 'relief');
CREATE INDEX transfer_given ON transfer(from_id, created_at) WHERE kind = 'give';
CREATE INDEX transfer_won ON transfer(from_id, to_id, created_at) WHERE kind = 'hand';
CREATE INDEX hand_early ON hand(ended_at) WHERE early = 1;
