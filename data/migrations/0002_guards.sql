-- Guards: triggers that refuse what can never happen, whoever writes. They decide nothing. Three of them
-- keep a number that a row explains: balances (transfer), held (hold), progress (points_entry); since
-- INSERT OR IGNORE silently skips a failed CHECK inside a trigger, those verify their own work.
-- Needs foreign_keys=ON and recursive_triggers=ON, else INSERT OR REPLACE slips past the *_kept guards.

------------------------------------------------------------------ guild, player
CREATE TRIGGER guild_fixed BEFORE UPDATE ON guild
  WHEN NEW.id <> OLD.id OR NEW.season NOT IN (OLD.season, OLD.season + 1)
    OR (NEW.season <> OLD.season) <> (NEW.season_at <> OLD.season_at)
    OR (NEW.season <> OLD.season AND EXISTS (SELECT 1 FROM progress WHERE guild_id = OLD.id AND points > 0))
BEGIN SELECT RAISE(ABORT, 'a season follows the last one, with its own date, once points are reset'); END;
CREATE TRIGGER guild_kept BEFORE DELETE ON guild BEGIN SELECT RAISE(ABORT, 'guilds are kept'); END;

CREATE TRIGGER player_fixed BEFORE UPDATE ON player
  WHEN NEW.id <> OLD.id OR NEW.kind <> OLD.kind
    OR (NEW.discord_id IS NOT OLD.discord_id AND NEW.discord_id IS NOT NULL)
    OR (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NOT OLD.deleted_at)
BEGIN SELECT RAISE(ABORT, 'a player stays who they are'); END;
CREATE TRIGGER player_leaves_nothing BEFORE UPDATE OF deleted_at ON player
  WHEN NEW.deleted_at IS NOT NULL AND (
    EXISTS (SELECT 1 FROM account WHERE player_id = OLD.id AND (balance <> 0 OR held <> 0))
    OR EXISTS (SELECT 1 FROM seat WHERE player_id = OLD.id AND left_at IS NULL))
BEGIN SELECT RAISE(ABORT, 'burn the coins and leave the seats first'); END;
CREATE TRIGGER player_kept BEFORE DELETE ON player BEGIN SELECT RAISE(ABORT, 'players are kept'); END;

------------------------------------------------------------------ accounts
CREATE TRIGGER account_starts BEFORE INSERT ON account
  WHEN NEW.balance <> 0 OR NEW.held <> 0 OR NEW.last_transfer_id <> 0
    OR (NEW.player_id IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM player WHERE id = NEW.player_id AND kind = 'person' AND deleted_at IS NULL))
BEGIN SELECT RAISE(ABORT, 'accounts start empty and belong to persons'); END;
CREATE TRIGGER account_fixed BEFORE UPDATE OF id, guild_id, kind, player_id ON account
BEGIN SELECT RAISE(ABORT, 'an account stays what it is'); END;
-- A balance may change only by the amount of one newer transfer that names the account.
CREATE TRIGGER account_explained BEFORE UPDATE OF balance, last_transfer_id ON account
  WHEN NEW.last_transfer_id <= OLD.last_transfer_id
    OR NEW.balance - OLD.balance IS NOT (
         SELECT CASE NEW.id WHEN from_id THEN -amount WHEN to_id THEN amount END
         FROM transfer WHERE id = NEW.last_transfer_id)
BEGIN SELECT RAISE(ABORT, 'balance change without a transfer'); END;
-- What is held is the sum of the open holds, always.
CREATE TRIGGER account_holds BEFORE UPDATE OF held ON account
  WHEN NEW.held IS NOT (SELECT coalesce(sum(amount), 0) FROM hold WHERE account_id = OLD.id AND state = 'open')
BEGIN SELECT RAISE(ABORT, 'held change without a hold'); END;
CREATE TRIGGER account_kept BEFORE DELETE ON account BEGIN SELECT RAISE(ABORT, 'accounts are kept'); END;

------------------------------------------------------------------ holds
CREATE TRIGGER hold_checked BEFORE INSERT ON hold
  WHEN NEW.state <> 'open' OR NOT EXISTS (
    SELECT 1 FROM hand_party p JOIN hand h ON h.id = p.hand_id
    WHERE p.hand_id = NEW.hand_id AND p.account_id = NEW.account_id AND p.mode = 'coins'
      AND h.state = 'playing' AND NEW.amount = 80 * p.coefficient)
BEGIN SELECT RAISE(ABORT, 'a hold is the entry of a seat in a coin hand'); END;
CREATE TRIGGER hold_opens AFTER INSERT ON hold BEGIN
  UPDATE account SET held = held + NEW.amount WHERE id = NEW.account_id;
  SELECT RAISE(ABORT, 'not enough coins for the entry') WHERE (SELECT held FROM account WHERE id = NEW.account_id)
    IS NOT (SELECT sum(amount) FROM hold WHERE account_id = NEW.account_id AND state = 'open');
END;
CREATE TRIGGER hold_frozen BEFORE UPDATE ON hold
  WHEN OLD.state <> 'open' OR NEW.state = 'open' OR NEW.id <> OLD.id OR NEW.amount <> OLD.amount
    OR NEW.account_id <> OLD.account_id OR NEW.hand_id <> OLD.hand_id OR NEW.opened_at <> OLD.opened_at
    OR (NEW.state = 'posted' AND NOT EXISTS (SELECT 1 FROM transfer WHERE hold_id = OLD.id))
    OR (NEW.state = 'voided' AND NOT EXISTS (  -- back to the winner, or to both when nothing counted
      SELECT 1 FROM hand h LEFT JOIN hand_party p ON p.hand_id = h.id AND p.seat = h.winner
      WHERE h.id = OLD.hand_id AND (h.state = 'voided'
        OR (h.state = 'settled' AND (h.counted = 0 OR p.account_id = OLD.account_id)))))
BEGIN SELECT RAISE(ABORT, 'a hold ends once, with its hand'); END;
CREATE TRIGGER hold_closes AFTER UPDATE OF state ON hold BEGIN
  UPDATE account SET held = held - OLD.amount WHERE id = OLD.account_id;
END;
CREATE TRIGGER hold_kept BEFORE DELETE ON hold BEGIN SELECT RAISE(ABORT, 'holds are kept'); END;

------------------------------------------------------------------ transfers
CREATE TRIGGER transfer_checked BEFORE INSERT ON transfer
  WHEN NOT EXISTS (
    SELECT 1 FROM account f JOIN account t ON t.id = NEW.to_id AND t.guild_id = f.guild_id
    WHERE f.id = NEW.from_id
      AND (t.player_id IS NULL OR (SELECT deleted_at FROM player WHERE id = t.player_id) IS NULL)
      AND CASE NEW.kind
        WHEN 'start'  THEN f.kind = 'issuer' AND NEW.key = 'start:' || t.guild_id || ':' || t.player_id
        WHEN 'daily'  THEN f.kind = 'issuer' AND NEW.key GLOB 'daily:' || t.guild_id || ':' || t.player_id || ':?*'
        WHEN 'relief' THEN f.kind = 'issuer' AND NEW.key GLOB 'relief:' || t.guild_id || ':' || t.player_id || ':?*'
                           AND t.held = 0
        WHEN 'give'   THEN f.kind = 'player' AND t.kind = 'player'
        WHEN 'admin'  THEN (f.kind = 'issuer') <> (t.kind = 'issuer')
        WHEN 'fee'    THEN f.kind = 'player' AND t.kind = 'prize'
        WHEN 'prize'  THEN f.kind = 'prize'  AND t.kind = 'player'
        WHEN 'burn'   THEN t.kind = 'issuer'
        WHEN 'reversal' THEN EXISTS (       -- gives back at most one transfer, once
          SELECT 1 FROM transfer x WHERE x.id = CAST(substr(NEW.key, 10) AS INTEGER) AND NEW.key = 'reversal:' || x.id
            AND x.kind <> 'reversal' AND x.from_id = NEW.to_id AND x.to_id = NEW.from_id AND NEW.amount <= x.amount)
        WHEN 'hand'   THEN EXISTS (         -- exactly the stake of a settled hand, out of the loser's hold
          SELECT 1 FROM hand h JOIN hand_party w ON w.hand_id = h.id AND w.seat = h.winner
            JOIN hand_party l ON l.hand_id = h.id AND l.seat = 1 - h.winner
            JOIN hold o ON o.id = NEW.hold_id AND o.hand_id = h.id AND o.account_id = l.account_id
          WHERE h.id = NEW.hand_id AND h.state = 'settled' AND h.counted = 1 AND o.state = 'open'
            AND NEW.from_id = l.account_id AND NEW.to_id = w.account_id AND NEW.key = 'hand:' || h.id
            AND NEW.amount = w.stake * w.coefficient AND NEW.amount <= o.amount)
      END)
BEGIN SELECT RAISE(ABORT, 'transfer not allowed'); END;
CREATE TRIGGER transfer_posts AFTER INSERT ON transfer BEGIN
  UPDATE hold SET state = 'posted' WHERE id = NEW.hold_id;
  UPDATE account SET balance = balance - NEW.amount, last_transfer_id = NEW.id WHERE id = NEW.from_id;
  UPDATE account SET balance = balance + NEW.amount, last_transfer_id = NEW.id WHERE id = NEW.to_id;
  SELECT RAISE(ABORT, 'not enough coins')
    WHERE (SELECT last_transfer_id FROM account WHERE id = NEW.from_id) IS NOT NEW.id
       OR (SELECT last_transfer_id FROM account WHERE id = NEW.to_id) IS NOT NEW.id;
END;
CREATE TRIGGER transfer_fixed BEFORE UPDATE ON transfer BEGIN SELECT RAISE(ABORT, 'transfers are immutable'); END;
CREATE TRIGGER transfer_kept  BEFORE DELETE ON transfer BEGIN SELECT RAISE(ABORT, 'transfers are kept'); END;

------------------------------------------------------------------ tables and events
CREATE TRIGGER table_starts BEFORE INSERT ON game_table WHEN NEW.status <> 'waiting'
BEGIN SELECT RAISE(ABORT, 'a table starts waiting'); END;
CREATE TRIGGER table_fixed BEFORE UPDATE OF id, guild_id, options, invited_player_id, created_at ON game_table
BEGIN SELECT RAISE(ABORT, 'a table keeps its options'); END;
-- A table can go on only from whole hands: every deal and settlement ends with a change of status.
CREATE TRIGGER table_status BEFORE UPDATE OF status, closed_at ON game_table
  WHEN OLD.status = 'closed'
    OR (NEW.status = 'playing') <> EXISTS (SELECT 1 FROM hand WHERE table_id = OLD.id AND state = 'playing')
    OR EXISTS (SELECT 1 FROM hand_incomplete WHERE table_id = OLD.id)
    OR (NEW.status = 'closed' AND (
      EXISTS (SELECT 1 FROM hand WHERE table_id = OLD.id AND state IN ('announced', 'playing'))
      OR EXISTS (SELECT 1 FROM seat WHERE table_id = OLD.id AND left_at IS NULL)))
BEGIN SELECT RAISE(ABORT, 'a table plays exactly while its hand does, goes on from whole hands, closes empty'); END;
CREATE TRIGGER table_kept BEFORE DELETE ON game_table BEGIN SELECT RAISE(ABORT, 'tables are kept'); END;

CREATE TRIGGER event_follows BEFORE INSERT ON table_event
  WHEN NEW.seq IS NOT (SELECT 1 + coalesce(max(seq), 0) FROM table_event WHERE table_id = NEW.table_id)
    OR (SELECT status FROM game_table WHERE id = NEW.table_id)
       NOT IN ('playing', CASE WHEN NEW.kind IN ('played', 'passed', 'ended', 'voided') THEN 'playing' ELSE 'waiting' END)
BEGIN SELECT RAISE(ABORT, 'stale: the table moved on'); END;
CREATE TRIGGER event_fixed BEFORE UPDATE ON table_event BEGIN SELECT RAISE(ABORT, 'events are immutable'); END;
CREATE TRIGGER event_kept  BEFORE DELETE ON table_event BEGIN SELECT RAISE(ABORT, 'events are kept'); END;

------------------------------------------------------------------ seats and hands
CREATE TRIGGER seat_checked BEFORE INSERT ON seat
  WHEN NEW.left_at IS NOT NULL OR NOT EXISTS (
    SELECT 1 FROM game_table t JOIN player p ON p.id = NEW.player_id AND p.deleted_at IS NULL
    WHERE t.id = NEW.table_id AND t.status = 'waiting' AND t.guild_id = NEW.guild_id AND p.kind = NEW.kind
      AND (p.kind = 'person' OR t.mode = 'practice')
      AND (NEW.seat = 0 OR t.invited_player_id IS NULL OR t.invited_player_id = NEW.player_id))
BEGIN SELECT RAISE(ABORT, 'this seat cannot be taken'); END;
CREATE TRIGGER seat_fixed BEFORE UPDATE OF id, table_id, seat, guild_id, player_id, kind, taken_at ON seat
BEGIN SELECT RAISE(ABORT, 'a seat keeps its player'); END;
CREATE TRIGGER seat_leaves BEFORE UPDATE OF left_at ON seat
  WHEN OLD.left_at IS NOT NULL OR EXISTS (SELECT 1 FROM hand WHERE table_id = OLD.table_id AND state = 'playing')
BEGIN SELECT RAISE(ABORT, 'left for good, and never in a running hand'); END;
CREATE TRIGGER seat_kept BEFORE DELETE ON seat BEGIN SELECT RAISE(ABORT, 'seats are kept'); END;

CREATE TRIGGER hand_starts BEFORE INSERT ON hand
  WHEN NEW.state <> 'announced' OR NEW.started_at IS NOT NULL
    OR NEW.no IS NOT (SELECT 1 + coalesce(max(no), 0) FROM hand WHERE table_id = NEW.table_id)
    OR (SELECT status FROM game_table WHERE id = NEW.table_id) IS NOT 'waiting'
BEGIN SELECT RAISE(ABORT, 'hands are announced one after the other'); END;
CREATE TRIGGER hand_flows BEFORE UPDATE ON hand
  WHEN NOT ((OLD.state = 'announced' AND NEW.state IN ('playing', 'voided'))
         OR (OLD.state = 'playing' AND NEW.state IN ('settled', 'voided')))
    OR NEW.id <> OLD.id OR NEW.table_id <> OLD.table_id OR NEW.no <> OLD.no OR NEW.announced_at <> OLD.announced_at
    OR NEW.secret <> OLD.secret OR NEW.commit_hash <> OLD.commit_hash
    OR (NEW.state <> 'playing' AND (NEW.salt IS NOT OLD.salt OR NEW.started_at IS NOT OLD.started_at
                                    OR NEW.rules IS NOT OLD.rules))
BEGIN SELECT RAISE(ABORT, 'a hand is announced, dealt, and ended once'); END;
CREATE TRIGGER hand_kept BEFORE DELETE ON hand BEGIN SELECT RAISE(ABORT, 'hands are kept'); END;

CREATE TRIGGER hand_seat_checked BEFORE INSERT ON hand_seat
  WHEN NOT EXISTS (
    SELECT 1 FROM hand h JOIN seat s ON s.table_id = h.table_id AND s.left_at IS NULL
    WHERE h.id = NEW.hand_id AND h.state = 'playing' AND s.seat = NEW.seat AND s.player_id = NEW.player_id)
BEGIN SELECT RAISE(ABORT, 'only the seated play'); END;
CREATE TRIGGER hand_seat_fixed BEFORE UPDATE ON hand_seat BEGIN SELECT RAISE(ABORT, 'who played stays'); END;
CREATE TRIGGER hand_seat_kept BEFORE DELETE ON hand_seat BEGIN SELECT RAISE(ABORT, 'hands are kept'); END;

------------------------------------------------------------------ points
CREATE TRIGGER points_checked BEFORE INSERT ON points_entry
  WHEN NEW.applied IS NOT max(NEW.nominal, -coalesce((SELECT points FROM progress
         WHERE guild_id = NEW.guild_id AND player_id = NEW.player_id), 0))
    OR NEW.season IS NOT (SELECT season FROM guild WHERE id = NEW.guild_id)
    OR (SELECT kind FROM player WHERE id = NEW.player_id) IS NOT 'person'
    OR CASE NEW.kind
      WHEN 'hand' THEN NOT EXISTS (
        SELECT 1 FROM hand_party p JOIN hand h ON h.id = p.hand_id JOIN game_table t ON t.id = h.table_id
        WHERE p.hand_id = NEW.hand_id AND p.player_id = NEW.player_id AND p.guild_id = NEW.guild_id
          AND h.state = 'settled' AND h.counted = 1 AND t.mode <> 'practice'
          AND NEW.won = (p.seat = h.winner) AND NEW.nominal = t.moves_points * p.stake)
      WHEN 'admin' THEN NEW.won <> 0 OR NEW.nominal = 0
        OR (SELECT deleted_at FROM player WHERE id = NEW.player_id) IS NOT NULL
      WHEN 'reset' THEN NEW.won <> 0 OR NEW.nominal <> NEW.applied OR NEW.applied = 0  -- all there is
        OR NEW.applied IS NOT (SELECT -points FROM progress WHERE guild_id = NEW.guild_id AND player_id = NEW.player_id)
    END
BEGIN SELECT RAISE(ABORT, 'points entry not allowed'); END;
CREATE TRIGGER points_post AFTER INSERT ON points_entry BEGIN
  INSERT INTO progress(guild_id, player_id) SELECT NEW.guild_id, NEW.player_id
    WHERE NOT EXISTS (SELECT 1 FROM progress WHERE guild_id = NEW.guild_id AND player_id = NEW.player_id);
  UPDATE progress SET points = points + NEW.applied, best_points = max(best_points, points + NEW.applied),
    hands = hands + (NEW.kind = 'hand'), wins = wins + NEW.won, last_entry_id = NEW.id
    WHERE guild_id = NEW.guild_id AND player_id = NEW.player_id;
  SELECT RAISE(ABORT, 'points entry not applied') WHERE (SELECT last_entry_id FROM progress
    WHERE guild_id = NEW.guild_id AND player_id = NEW.player_id) IS NOT NEW.id;
END;
CREATE TRIGGER points_fixed BEFORE UPDATE ON points_entry BEGIN SELECT RAISE(ABORT, 'points entries are immutable'); END;
CREATE TRIGGER points_kept  BEFORE DELETE ON points_entry BEGIN SELECT RAISE(ABORT, 'points entries are kept'); END;

CREATE TRIGGER progress_starts BEFORE INSERT ON progress
  WHEN NEW.points <> 0 OR NEW.best_points <> 0 OR NEW.hands <> 0 OR NEW.wins <> 0 OR NEW.last_entry_id <> 0
BEGIN SELECT RAISE(ABORT, 'progress starts at zero'); END;
CREATE TRIGGER progress_explained BEFORE UPDATE ON progress
  WHEN NEW.guild_id <> OLD.guild_id OR NEW.player_id <> OLD.player_id OR NEW.last_entry_id <= OLD.last_entry_id
    OR NOT EXISTS (SELECT 1 FROM points_entry e WHERE e.id = NEW.last_entry_id
      AND e.guild_id = OLD.guild_id AND e.player_id = OLD.player_id AND NEW.points = OLD.points + e.applied
      AND NEW.best_points = max(OLD.best_points, NEW.points)
      AND NEW.hands = OLD.hands + (e.kind = 'hand') AND NEW.wins = OLD.wins + e.won)
BEGIN SELECT RAISE(ABORT, 'progress change without an entry'); END;
CREATE TRIGGER progress_kept BEFORE DELETE ON progress BEGIN SELECT RAISE(ABORT, 'progress is kept'); END;

------------------------------------------------------------------ interactions
CREATE TRIGGER interaction_once BEFORE INSERT ON interaction
  WHEN EXISTS (SELECT 1 FROM interaction WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'already answered'); END;
CREATE TRIGGER interaction_fixed BEFORE UPDATE ON interaction
BEGIN SELECT RAISE(ABORT, 'already answered'); END;
