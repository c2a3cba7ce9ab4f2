-- SQL on tournaments that no part of the program would write: each is refused. The comment names it.
-- The town: tournament 1 is finished (entrants 1 to 4), 2 in its first round (entrants 1 to 4, number 4
-- dropped and was forgotten), 3 has check-in later (entrant 1 is in, 2 left), 4 was cancelled, 5 was never
-- announced, 6 has no fee and an entrant without an account. Match 1 of round 1 of tournament 2 is at table 1,
-- table 2 plays for points, table 3 for a match; guild 600 has the account of an issuer only.

--- the pot
-- pay a fee without signing up
INSERT INTO transfer(key, from_id, to_id, amount, kind, created_at)
  SELECT 'fee:2:1:99', a.id, t.account_id, 500, 'fee', 9 FROM tournament t
  JOIN entrant e ON e.tournament_id = t.id JOIN account a ON a.player_id = e.player_id WHERE t.id = 2 AND e.number = 1;
-- pay for another
INSERT INTO transfer(key, from_id, to_id, amount, kind, created_at)
  SELECT 'fee:3:1:9', a.id, t.account_id, 500, 'fee', 9 FROM tournament t
  JOIN entrant e ON e.tournament_id = 2 JOIN account a ON a.player_id = e.player_id WHERE t.id = 3 AND e.number = 1;
-- a gift into a pot
INSERT INTO transfer(key, from_id, to_id, amount, kind, actor_id, created_at)
  SELECT 'admin:1', 1, account_id, 500, 'admin', 1, 9 FROM tournament WHERE id = 2;
-- coins out of a pot by a moderator
INSERT INTO transfer(key, from_id, to_id, amount, kind, actor_id, created_at)
  SELECT 'admin:1', account_id, 1, 500, 'admin', 1, 9 FROM tournament WHERE id = 2;
-- burn a pot
INSERT INTO transfer(key, from_id, to_id, amount, kind, created_at)
  SELECT 'burn:1', account_id, 1, 500, 'burn', 9 FROM tournament WHERE id = 2;
-- burn what a forgotten one would have before it is over
INSERT INTO transfer(key, from_id, to_id, amount, kind, created_at)
  SELECT 'burn:entrant:2:4', account_id, 1, 500, 'burn', 9 FROM tournament WHERE id = 2;
-- a prize before the end
INSERT INTO transfer(key, from_id, to_id, amount, kind, created_at)
  SELECT 'prize:2:1', t.account_id, a.id, 500, 'prize', 9 FROM tournament t
  JOIN entrant e ON e.tournament_id = t.id JOIN account a ON a.player_id = e.player_id WHERE t.id = 2 AND e.number = 1;
-- a fee back while playing
INSERT INTO transfer(key, from_id, to_id, amount, kind, created_at)
  SELECT 'reversal:' || e.fee_id, t.account_id, a.id, 500, 'reversal', 9 FROM tournament t
  JOIN entrant e ON e.tournament_id = t.id JOIN account a ON a.player_id = e.player_id WHERE t.id = 2 AND e.number = 1;
-- the fee of another back
INSERT INTO transfer(key, from_id, to_id, amount, kind, created_at)
  SELECT 'reversal:' || e.fee_id, t.account_id, a.id, 500, 'reversal', 9 FROM tournament t
  JOIN entrant e ON e.tournament_id = 2 AND e.number = 2
  JOIN entrant o ON o.tournament_id = t.id AND o.number = 2 JOIN account a ON a.player_id = o.player_id WHERE t.id = 3;
-- the fee back twice
INSERT INTO transfer(key, from_id, to_id, amount, kind, created_at)
  SELECT 'reversal:' || e.fee_id, t.account_id, a.id, 500, 'reversal', 9 FROM tournament t
  JOIN entrant e ON e.tournament_id = t.id JOIN account a ON a.player_id = e.player_id WHERE t.id = 3 AND e.number = 2;

--- tournaments
-- start in the middle
INSERT INTO tournament(guild_id, channel_id, organiser_id, name, fee, account_id, status, created_at)
  VALUES (500, 9, 1, 'X', 0, 1, 'running', 9);
-- make a player's account a pot
INSERT INTO tournament(guild_id, channel_id, organiser_id, name, fee, account_id, created_at) VALUES (500, 9, 1, 'X', 0, 2, 9);
-- share a pot
INSERT INTO tournament(guild_id, channel_id, organiser_id, name, fee, account_id, created_at)
  SELECT 500, 9, 1, 'X', 0, account_id, 9 FROM tournament WHERE id = 5;
-- a tournament in direct messages
INSERT INTO tournament(guild_id, channel_id, organiser_id, name, fee, account_id, created_at)
  SELECT 0, 9, 1, 'X', 0, account_id, 9 FROM tournament WHERE id = 5;
-- a tournament without a name
INSERT INTO tournament(guild_id, channel_id, organiser_id, name, fee, account_id, created_at)
  SELECT 500, 9, 1, '', 0, account_id, 9 FROM tournament WHERE id = 5;
-- change the fee
UPDATE tournament SET fee = 1 WHERE id = 2;
-- change the pot
UPDATE tournament SET account_id = 1 WHERE id = 5;
-- finish without an event
UPDATE tournament SET status = 'finished', ended_at = 9, due_at = NULL WHERE id = 2;
-- cancel without giving back
UPDATE tournament SET status = 'cancelled', ended_at = 9, due_at = NULL WHERE id = 3;
-- play on after the end
UPDATE tournament SET status = 'running', ended_at = NULL WHERE id = 1;
-- end and stay live
UPDATE tournament SET ended_at = 9 WHERE id = 2;
-- delete a tournament
DELETE FROM tournament WHERE id = 5;

--- events
-- skip an event
INSERT INTO tournament_event VALUES (2, 99, 'paused', '{"v":1}', 9);
-- announce twice
INSERT INTO tournament_event SELECT 2, max(seq) + 1, 'announced', '{"options":{"fee":500}}', 9 FROM tournament_event WHERE tournament_id = 2;
-- begin without an announcement
INSERT INTO tournament_event VALUES (5, 1, 'paused', '{"v":1}', 9);
-- announce another fee
INSERT INTO tournament_event VALUES (5, 1, 'announced', '{"v":1,"options":{"fee":7}}', 9);
-- an event after the end
INSERT INTO tournament_event SELECT 1, max(seq) + 1, 'paused', '{"v":1}', 9 FROM tournament_event WHERE tournament_id = 1;
-- an event after the cancellation
INSERT INTO tournament_event SELECT 4, max(seq) + 1, 'resumed', '{"v":1}', 9 FROM tournament_event WHERE tournament_id = 4;
-- change an event
UPDATE tournament_event SET payload = '{"v":1}' WHERE tournament_id = 2 AND seq = 2;
-- delete an event
DELETE FROM tournament_event WHERE tournament_id = 2 AND seq = (SELECT max(seq) FROM tournament_event WHERE tournament_id = 2);

--- entrants
-- enter without an event
INSERT INTO entrant(tournament_id, number, guild_id, player_id, name, state) VALUES (3, 3, 500, 1, 'X', 'in');
-- enter a tournament that is over
INSERT INTO entrant(tournament_id, number, guild_id, player_id, name, state) VALUES (4, 3, 500, 1, 'X', 'done');
-- enter under two numbers
INSERT INTO entrant(tournament_id, number, guild_id, player_id, name, state)
  SELECT 2, 5, 500, player_id, 'X', 'here' FROM entrant WHERE tournament_id = 2 AND number = 1;
-- let another play in one's place
UPDATE entrant SET player_id = 1 WHERE tournament_id = 2 AND number = 1;
-- be out without leaving
UPDATE entrant SET state = 'out' WHERE tournament_id = 2 AND number = 1;
-- be in again without signing up
UPDATE entrant SET state = 'in' WHERE tournament_id = 3 AND number = 2;
-- return after dropping
UPDATE entrant SET state = 'here' WHERE tournament_id = 2 AND number = 4;
-- be here without checking in
UPDATE entrant SET state = 'here' WHERE tournament_id = 3 AND number = 1;
-- have paid by another's coins
UPDATE entrant SET fee_id = (SELECT fee_id FROM entrant WHERE tournament_id = 1 AND number = 1) WHERE tournament_id = 6;
-- have never paid
UPDATE entrant SET fee_id = NULL WHERE tournament_id = 2 AND number = 1;
-- delete an entrant
DELETE FROM entrant WHERE tournament_id = 2 AND number = 1;
-- be forgotten while taking part
UPDATE player SET discord_id = NULL, deleted_at = 9 WHERE id = (SELECT player_id FROM entrant WHERE tournament_id = 6);

--- tables
-- a match that was not called
INSERT INTO match_table VALUES (3, 2, 2, 1);
-- a match that is not in the round
INSERT INTO match_table VALUES (3, 2, 1, 9);
-- a match at a table for points
INSERT INTO match_table VALUES (2, 2, 1, 2);
-- two matches at a table
INSERT INTO match_table VALUES (1, 2, 1, 2);
-- move a match
UPDATE match_table SET number = 2 WHERE table_id = 1;
-- delete a match's table
DELETE FROM match_table WHERE table_id = 1;
