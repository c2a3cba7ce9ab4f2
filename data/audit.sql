-- Each query returns the rows that break what its comment says; an empty answer is a pass.

-- coins are conserved: each guild sums to zero
SELECT guild_id FROM account GROUP BY guild_id HAVING sum(balance) <> 0;

-- every balance equals the sum of its transfers
SELECT a.id FROM account a
  LEFT JOIN (SELECT to_id AS id, sum(amount) AS s FROM transfer GROUP BY to_id) i ON i.id = a.id
  LEFT JOIN (SELECT from_id AS id, sum(amount) AS s FROM transfer GROUP BY from_id) o ON o.id = a.id
  WHERE a.balance <> coalesce(i.s, 0) - coalesce(o.s, 0);

-- no player is below zero, and nothing is held that is not there
SELECT id FROM account WHERE held < 0 OR (kind <> 'issuer' AND (balance < 0 OR held > balance));

-- what is held equals the open holds
SELECT a.id FROM account a
  LEFT JOIN (SELECT account_id, sum(amount) AS s FROM hold WHERE state = 'open' GROUP BY account_id) h
    ON h.account_id = a.id
  WHERE a.held <> coalesce(h.s, 0);

-- a hold is the entry of a seat of its hand, and posted exactly when it paid
SELECT o.id FROM hold o JOIN hand h ON h.id = o.hand_id JOIN game_table t ON t.id = h.table_id
  WHERE o.amount <> 80 * t.coefficient
    OR NOT EXISTS (SELECT 1 FROM hand_party p WHERE p.hand_id = o.hand_id AND p.account_id = o.account_id)
    OR (o.state = 'posted') <> EXISTS (SELECT 1 FROM transfer WHERE hold_id = o.id);

-- a hand has all its seats, holds, transfers and entries, and none too many
SELECT id FROM hand_incomplete;

-- a hand paid exactly its stake, from the loser to the winner
SELECT x.id FROM transfer x
  LEFT JOIN hand h ON h.id = x.hand_id
  LEFT JOIN hand_party w ON w.hand_id = h.id AND w.seat = h.winner
  LEFT JOIN hand_party l ON l.hand_id = h.id AND l.seat = 1 - h.winner
  WHERE x.kind = 'hand' AND (x.amount IS NOT w.stake * w.coefficient
    OR x.from_id IS NOT l.account_id OR x.to_id IS NOT w.account_id);

-- no transfer crosses guilds
SELECT x.id FROM transfer x JOIN account f ON f.id = x.from_id JOIN account t ON t.id = x.to_id
  WHERE f.guild_id <> t.guild_id;

-- the events of a table have no gap
SELECT table_id FROM table_event GROUP BY table_id HAVING count(*) <> max(seq) OR min(seq) <> 1;

-- progress equals the journal of points
SELECT p.player_id FROM progress p
  LEFT JOIN (SELECT guild_id, player_id, sum(applied) AS s, sum(kind = 'hand') AS n, sum(won) AS w, max(id) AS m
     FROM points_entry GROUP BY guild_id, player_id) e ON e.guild_id = p.guild_id AND e.player_id = p.player_id
  WHERE p.points <> coalesce(e.s, 0) OR p.hands <> coalesce(e.n, 0) OR p.wins <> coalesce(e.w, 0)
    OR p.last_entry_id <> coalesce(e.m, 0) OR p.best_points < p.points
UNION ALL SELECT e.player_id FROM points_entry e
  WHERE NOT EXISTS (SELECT 1 FROM progress p WHERE p.guild_id = e.guild_id AND p.player_id = e.player_id);

-- points were never negative, and each entry applied what the floor of 0 left of it
SELECT id FROM (SELECT *, sum(applied) OVER w - applied AS before FROM points_entry
    WINDOW w AS (PARTITION BY guild_id, player_id ORDER BY id))
  WHERE before + applied < 0 OR applied <> max(nominal, -before);

-- a hand's entries are its stake, for the players who played it
SELECT e.id FROM points_entry e JOIN hand h ON h.id = e.hand_id JOIN game_table t ON t.id = h.table_id
  LEFT JOIN hand_party p ON p.hand_id = h.id AND p.player_id = e.player_id
  WHERE e.won IS NOT (p.seat = h.winner) OR e.guild_id <> t.guild_id
    OR e.nominal IS NOT t.moves_points * p.stake;

-- a record is of its hand, and its streak and net go on from the record before it
SELECT id FROM (SELECT e.*, h.base AS hands, coalesce(c.amount, 0) AS moved,
    coalesce(lag(streak) OVER w, 0) AS ran, coalesce(lag(net) OVER w, 0) AS had
    FROM points_entry e JOIN hand h ON h.id = e.hand_id
    LEFT JOIN hand_coins c ON c.hand_id = e.hand_id AND c.player_id = e.player_id
    WINDOW w AS (PARTITION BY e.guild_id, e.player_id ORDER BY e.id))
  WHERE base IS NOT hands OR net <> had + moved
    OR streak <> CASE won WHEN 1 THEN max(ran, 0) + 1 ELSE min(ran, 0) - 1 END;

-- points are reset only when a season ends
SELECT e.id FROM points_entry e JOIN guild g ON g.id = e.guild_id
  WHERE e.season > g.season OR (e.kind = 'reset' AND e.season = g.season);

-- a forgotten player holds nothing: no coins, no seat, no stored answers
SELECT p.id FROM player p WHERE p.deleted_at IS NOT NULL AND (
  EXISTS (SELECT 1 FROM account WHERE player_id = p.id AND (balance <> 0 OR held <> 0))
  OR EXISTS (SELECT 1 FROM seat WHERE player_id = p.id AND left_at IS NULL)
  OR EXISTS (SELECT 1 FROM interaction WHERE player_id = p.id));

-- no person has two live seats in a guild
SELECT player_id FROM seat WHERE left_at IS NULL AND kind = 'person'
  GROUP BY guild_id, player_id HAVING count(*) > 1;

-- a computer has no coins and no points, and sits only at practice tables
SELECT p.id FROM player p WHERE p.kind = 'computer' AND (
  EXISTS (SELECT 1 FROM account WHERE player_id = p.id)
  OR EXISTS (SELECT 1 FROM points_entry WHERE player_id = p.id)
  OR EXISTS (SELECT 1 FROM seat s JOIN game_table t ON t.id = s.table_id
             WHERE s.player_id = p.id AND t.mode <> 'practice'));

-- a table plays exactly while its hand does, and a closed one is empty
SELECT t.id FROM game_table t
  WHERE (t.status = 'playing') <> EXISTS (SELECT 1 FROM hand WHERE table_id = t.id AND state = 'playing')
    OR (t.status = 'closed' AND (
      EXISTS (SELECT 1 FROM hand WHERE table_id = t.id AND state IN ('announced', 'playing'))
      OR EXISTS (SELECT 1 FROM seat WHERE table_id = t.id AND left_at IS NULL)));

-- a seat belongs to its table's guild
SELECT s.id FROM seat s JOIN game_table t ON t.id = s.table_id WHERE s.guild_id <> t.guild_id;

-- the players of a running hand are the seated ones
SELECT p.hand_id FROM hand_seat p JOIN hand h ON h.id = p.hand_id AND h.state = 'playing'
  WHERE NOT EXISTS (SELECT 1 FROM seat s WHERE s.table_id = h.table_id AND s.seat = p.seat
                    AND s.player_id = p.player_id AND s.left_at IS NULL);

-- each guild has one issuer
SELECT g.id FROM guild g LEFT JOIN account a ON a.guild_id = g.id AND a.kind = 'issuer'
  GROUP BY g.id HAVING count(a.id) <> (g.id <> 0);

-- everybody's starting grant is the same, and comes before all else
SELECT x.id FROM transfer x WHERE x.kind = 'start' AND (x.amount <> 20000
  OR EXISTS (SELECT 1 FROM transfer y WHERE y.to_id = x.to_id AND y.id < x.id)
  OR EXISTS (SELECT 1 FROM transfer y WHERE y.from_id = x.to_id AND y.id < x.id));

-- daily coins are at least 20 hours apart, on a later day each, and of a step that there is
SELECT id FROM (SELECT id, amount, created_at, key, to_id, lag(created_at) OVER w AS last_at,
    substr(lag(key) OVER w, -10) AS last_day FROM transfer WHERE kind = 'daily'
    WINDOW w AS (PARTITION BY to_id ORDER BY id))
  WHERE created_at < last_at + 20 * 3600000 OR substr(key, -10) <= last_day
    OR amount NOT BETWEEN 1000 AND 4000 OR amount % 500 <> 0;

-- relief fills up to at most 12000, at most three times a day
SELECT id FROM transfer WHERE kind = 'relief'
  AND (amount NOT BETWEEN 4001 AND 12000 OR substr(key, -1) NOT IN ('1', '2', '3'));

-- a hand that doesn't count is its pair's fourth early resignation of a day, or a later one
SELECT h.id FROM hand h JOIN game_table t ON t.id = h.table_id
  JOIN hand_seat a ON a.hand_id = h.id AND a.seat = 0 JOIN hand_seat b ON b.hand_id = h.id AND b.seat = 1
  WHERE h.counted = 0 AND 3 > (SELECT count(*) FROM hand e JOIN game_table u ON u.id = e.table_id AND u.guild_id = t.guild_id
    JOIN hand_seat c ON c.hand_id = e.id AND c.player_id = a.player_id
    JOIN hand_seat d ON d.hand_id = e.id AND d.player_id = b.player_id
    WHERE e.early = 1 AND e.id <> h.id AND e.ended_at BETWEEN h.ended_at - 26 * 3600000 AND h.ended_at);

-- the events of a tournament have no gap
SELECT tournament_id FROM tournament_event GROUP BY tournament_id HAVING count(*) <> max(seq) OR min(seq) <> 1;

-- a pot holds the fees of all who are in, and nothing once its tournament is over
SELECT t.id FROM tournament t JOIN pot p ON p.tournament_id = t.id
  WHERE p.balance <> CASE WHEN t.ended_at IS NULL THEN p.fees ELSE 0 END;

-- a pot is of one tournament, in its server
SELECT a.id FROM account a LEFT JOIN tournament t ON t.account_id = a.id AND t.guild_id = a.guild_id
  WHERE (a.kind = 'prize') <> (t.id IS NOT NULL);

-- prizes sum to the pot, and each was paid as the last event tells, or burned of the forgotten
SELECT t.id FROM tournament t JOIN pot p ON p.tournament_id = t.id
  JOIN tournament_last l ON l.tournament_id = t.id AND l.kind = 'finished'
  WHERE p.fees <> (SELECT coalesce(sum(json_extract(value, '$[1]')), 0) FROM json_each(l.payload, '$.prizes'))
    OR EXISTS (SELECT 1 FROM json_each(l.payload, '$.prizes') w WHERE NOT EXISTS (
      SELECT 1 FROM transfer x WHERE x.from_id = t.account_id AND x.amount = json_extract(w.value, '$[1]')
        AND x.key IN ('prize:' || t.id || ':' || json_extract(w.value, '$[0]'),
                      'burn:entrant:' || t.id || ':' || json_extract(w.value, '$[0]'))));

-- whoever is in has paid the fee, and it was given back exactly to who left or when all was called off
SELECT n.number FROM entrant n JOIN tournament t ON t.id = n.tournament_id
  LEFT JOIN transfer x ON x.id = n.fee_id AND x.amount = t.fee AND x.to_id = t.account_id
  WHERE (t.fee > 0) <> (x.id IS NOT NULL)
    OR (t.fee > 0 AND (n.state = 'out' OR t.status = 'cancelled') <> EXISTS (SELECT 1 FROM transfer b
      WHERE b.from_id = t.account_id AND b.key IN ('reversal:' || x.id, 'burn:entrant:' || t.id || ':' || n.number)
        AND (b.kind = 'reversal' OR t.status = 'cancelled')));

-- an entrant is what the last event about them says
SELECT n.number FROM entrant n JOIN tournament t ON t.id = n.tournament_id
  JOIN entrant_now e ON e.tournament_id = n.tournament_id AND e.number = n.number
  WHERE n.state IS NOT CASE WHEN t.ended_at IS NOT NULL AND e.state <> 'out' THEN 'done' ELSE e.state END;

-- a tournament's status is what its events say
SELECT t.id FROM tournament t WHERE t.status IS NOT coalesce((
  SELECT CASE kind WHEN 'check_in_opened' THEN 'check_in' WHEN 'started' THEN 'running' ELSE kind END
  FROM tournament_event WHERE tournament_id = t.id AND kind IN ('check_in_opened', 'started', 'finished', 'cancelled')
  ORDER BY seq DESC LIMIT 1), 'sign_up');

-- a match is played at a table of its server for matches
SELECT m.table_id FROM match_table m JOIN tournament t ON t.id = m.tournament_id
  JOIN game_table g ON g.id = m.table_id WHERE g.mode <> 'match' OR g.guild_id <> t.guild_id;
