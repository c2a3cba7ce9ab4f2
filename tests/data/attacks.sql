-- SQL that no part of the program would write: each is refused. The comment names it.
-- The town: players 1 to 8 (their accounts 2 to 9, the issuer's 1), 50 a computer, 51 forgotten; guild 600
-- with the issuer's account 10. Hand and table 1 were settled and closed, of players 1 and 2; 2 is void
-- (3 and 4), 3 runs (5 and 6), 4 is announced (7 and 8): these are seated. 5 was practice, 6 never dealt,
-- table 7 never opened.

--- coins out of nothing
-- raise a balance
UPDATE account SET balance = balance + 1 WHERE id = 2;
-- raise a balance with an old transfer
UPDATE account SET balance = balance + 20000, last_transfer_id = 1 WHERE id = 2;
-- raise a balance with another's transfer
UPDATE account SET balance = balance + 20000, last_transfer_id = (SELECT max(id) FROM transfer) WHERE id = 5;
-- free what is held
UPDATE account SET held = 0 WHERE id = 6;
-- hold without a hold
UPDATE account SET held = 5 WHERE id = 2;
-- open a rich account
INSERT INTO account(guild_id, kind, player_id, balance) VALUES (600, 'player', 1, 99);
-- open a second account
INSERT INTO account(guild_id, kind, player_id) VALUES (500, 'player', 1);
-- open a second issuer
INSERT INTO account(guild_id, kind) VALUES (500, 'issuer');
-- open an account for a computer
INSERT INTO account(guild_id, kind, player_id) VALUES (500, 'player', 50);
-- open an account for the forgotten
INSERT INTO account(guild_id, kind, player_id) VALUES (500, 'player', 51);
-- open an account in direct messages
INSERT INTO account(guild_id, kind, player_id) VALUES (0, 'player', 1);
-- become the issuer
UPDATE account SET kind = 'issuer', player_id = NULL WHERE id = 2;
-- move an account
UPDATE account SET guild_id = 600 WHERE id = 2;
-- delete an account
DELETE FROM account WHERE id = 10;

--- transfers
-- start twice
INSERT INTO transfer VALUES (NULL, 'start:500:1', 1, 2, 20000, 'start', NULL, NULL, NULL, 9);
-- start under another key
INSERT INTO transfer VALUES (NULL, 'start:500:1:again', 1, 2, 20000, 'start', NULL, NULL, NULL, 9);
-- claim another's daily
INSERT INTO transfer VALUES (NULL, 'daily:500:2:x', 1, 2, 1000, 'daily', NULL, NULL, NULL, 9);
-- claim a daily from a player
INSERT INTO transfer VALUES (NULL, 'daily:500:1:x', 3, 2, 1000, 'daily', NULL, NULL, NULL, 9);
-- claim a daily without a date
INSERT INTO transfer VALUES (NULL, 'daily:500:1:', 1, 2, 1000, 'daily', NULL, NULL, NULL, 9);
-- relief in a running hand
INSERT INTO transfer VALUES (NULL, 'relief:500:5:x', 1, 6, 1000, 'relief', NULL, NULL, NULL, 9);
-- give what one has not
INSERT INTO transfer VALUES (NULL, 'give:1', 2, 3, 99999, 'give', NULL, NULL, NULL, 9);
-- give what is held
INSERT INTO transfer VALUES (NULL, 'give:1', 6, 2, 12001, 'give', NULL, NULL, NULL, 9);
-- give to oneself
INSERT INTO transfer VALUES (NULL, 'give:1', 2, 2, 1, 'give', NULL, NULL, NULL, 9);
-- give nothing
INSERT INTO transfer VALUES (NULL, 'give:1', 2, 3, 0, 'give', NULL, NULL, NULL, 9);
-- give less than nothing
INSERT INTO transfer VALUES (NULL, 'give:1', 2, 3, -5, 'give', NULL, NULL, NULL, 9);
-- give to another guild
INSERT INTO transfer VALUES (NULL, 'give:1', 2, 10, 1, 'give', NULL, NULL, NULL, 9);
-- pretend another kind
INSERT INTO transfer VALUES (NULL, 'give:1', 1, 2, 1, 'give', NULL, NULL, NULL, 9);
-- a moderator's gift by nobody
INSERT INTO transfer VALUES (NULL, 'admin:1', 1, 2, 1, 'admin', NULL, NULL, NULL, 9);
-- a moderator moves between players
INSERT INTO transfer VALUES (NULL, 'admin:1', 3, 2, 1, 'admin', NULL, NULL, NULL, 9);
-- a prize from a player
INSERT INTO transfer VALUES (NULL, 'prize:1', 3, 2, 1, 'prize', NULL, NULL, NULL, 9);
-- a fee to a player
INSERT INTO transfer VALUES (NULL, 'fee:1', 3, 2, 1, 'fee', NULL, NULL, NULL, 9);
-- burn to a player
INSERT INTO transfer VALUES (NULL, 'burn:1', 3, 2, 1, 'burn', NULL, NULL, NULL, 9);
-- take a transfer back that went elsewhere
INSERT INTO transfer VALUES (NULL, 'reversal:1', 3, 2, 1, 'reversal', NULL, NULL, NULL, 9);
-- take more back than was given
INSERT INTO transfer VALUES (NULL, 'reversal:1', 2, 1, 20001, 'reversal', NULL, NULL, NULL, 9);
-- pay a hand that is running
INSERT INTO transfer VALUES (NULL, 'hand:3', 6, 7, 100, 'hand', (SELECT id FROM hold WHERE hand_id = 3 AND account_id = 6), 3, NULL, 9);
-- pay a hand again
INSERT INTO transfer VALUES (NULL, 'hand:1', 2, 3, 100, 'hand', (SELECT id FROM hold WHERE hand_id = 1), 1, NULL, 9);
-- pay a hand without a hand
INSERT INTO transfer VALUES (NULL, 'hand:9', 2, 3, 100, 'hand', NULL, NULL, NULL, 9);
-- raise a transfer
UPDATE transfer SET amount = 1 WHERE id = 1;
-- take the key off a transfer
UPDATE transfer SET key = 'start:x' WHERE id = 1;
-- delete a transfer
DELETE FROM transfer WHERE id = 1;

--- holds
-- free a hold of a running hand
UPDATE hold SET state = 'voided' WHERE hand_id = 3;
-- post a hold without paying
UPDATE hold SET state = 'posted' WHERE hand_id = 3;
-- lower a hold
UPDATE hold SET amount = 1 WHERE hand_id = 3;
-- open a hold again
UPDATE hold SET state = 'open' WHERE hand_id = 1;
-- hold another's coins
INSERT INTO hold(account_id, hand_id, amount, opened_at) VALUES (2, 3, 8000, 9);
-- hold for a hand that is over
INSERT INTO hold(account_id, hand_id, amount, opened_at) VALUES (2, 1, 8000, 9);
-- delete a hold
DELETE FROM hold WHERE hand_id = 3;

--- tables and events
-- a table that plays at once
INSERT INTO game_table(guild_id, channel_id, options, status, created_at)
  VALUES (500, 1, '{"mode":"points"}', 'playing', 1);
-- a coin table without a room
INSERT INTO game_table(guild_id, channel_id, options, created_at) VALUES (500, 1, '{"mode":"coins"}', 1);
-- a points table with a room
INSERT INTO game_table(guild_id, channel_id, options, created_at)
  VALUES (500, 1, '{"mode":"points","room":100}', 1);
-- a coin table in direct messages
INSERT INTO game_table(guild_id, channel_id, options, created_at)
  VALUES (0, 1, '{"mode":"coins","room":100}', 1);
-- a table of no mode
INSERT INTO game_table(guild_id, channel_id, options, created_at) VALUES (500, 1, '{}', 1);
-- change the stake
UPDATE game_table SET options = '{"mode":"coins","room":4000}' WHERE id = 3;
-- move a table
UPDATE game_table SET guild_id = 600 WHERE id = 3;
-- stop a running table
UPDATE game_table SET status = 'waiting' WHERE id = 3;
-- start a table without a hand
UPDATE game_table SET status = 'playing' WHERE id = 4;
-- close a running table
UPDATE game_table SET status = 'closed', closed_at = 9 WHERE id = 3;
-- close a table with people
UPDATE game_table SET status = 'closed', closed_at = 9 WHERE id = 2;
-- open a closed table
UPDATE game_table SET status = 'waiting', closed_at = NULL WHERE id = 1;
-- delete a table
DELETE FROM game_table WHERE id = 7;
-- an event twice
INSERT INTO table_event
  VALUES (3, (SELECT max(seq) FROM table_event WHERE table_id = 3), NULL, 'played', '{}', 9);
-- an event after a gap
INSERT INTO table_event VALUES (3, 99, NULL, 'played', '{}', 9);
-- an event of a closed table
INSERT INTO table_event
  VALUES (1, (SELECT 1 + max(seq) FROM table_event WHERE table_id = 1), NULL, 'sat', '{}', 9);
-- a play without a hand
INSERT INTO table_event
  VALUES (4, (SELECT 1 + max(seq) FROM table_event WHERE table_id = 4), NULL, 'played', '{}', 9);
-- an event of no table
INSERT INTO table_event VALUES (99, 1, NULL, 'opened', '{}', 9);
-- an event that is no JSON
INSERT INTO table_event VALUES (3, (SELECT 1 + max(seq) FROM table_event WHERE table_id = 3), 0, 'x', '{', 9);
-- rewrite an event
UPDATE table_event SET payload = '{}' WHERE table_id = 3 AND seq = 1;
-- delete an event
DELETE FROM table_event WHERE table_id = 3;

--- seats
-- sit in a taken seat
INSERT INTO seat(table_id, seat, guild_id, player_id, kind, taken_at) VALUES (4, 0, 500, 1, 'person', 9);
-- sit at two tables
INSERT INTO seat(table_id, seat, guild_id, player_id, kind, taken_at) VALUES (2, 0, 500, 7, 'person', 9);
-- sit in a running hand
INSERT INTO seat(table_id, seat, guild_id, player_id, kind, taken_at) VALUES (3, 0, 500, 1, 'person', 9);
-- sit at a closed table
INSERT INTO seat(table_id, seat, guild_id, player_id, kind, taken_at) VALUES (1, 0, 500, 1, 'person', 9);
-- sit as the forgotten
INSERT INTO seat(table_id, seat, guild_id, player_id, kind, taken_at) VALUES (2, 0, 500, 51, 'person', 9);
-- a computer at a points table
INSERT INTO seat(table_id, seat, guild_id, player_id, kind, taken_at) VALUES (4, 0, 500, 50, 'computer', 9);
-- a person passing for a computer
INSERT INTO seat(table_id, seat, guild_id, player_id, kind, taken_at) VALUES (4, 0, 500, 1, 'computer', 9);
-- sit in another guild's name
INSERT INTO seat(table_id, seat, guild_id, player_id, kind, taken_at) VALUES (4, 0, 600, 1, 'person', 9);
-- swap the player of a seat
UPDATE seat SET player_id = 1 WHERE table_id = 2 AND seat = 0;
-- leave a running hand
UPDATE seat SET left_at = 9 WHERE table_id = 3;
-- come back to a seat
UPDATE seat SET left_at = NULL WHERE table_id = 1;
-- delete a seat
DELETE FROM seat WHERE table_id = 4;

--- hands
-- announce a second hand
INSERT INTO hand(table_id, no, secret, commit_hash, announced_at) VALUES (4, 2, zeroblob(32), zeroblob(32), 9);
-- announce a hand while one runs
INSERT INTO hand(table_id, no, secret, commit_hash, announced_at) VALUES (3, 2, zeroblob(32), zeroblob(32), 9);
-- skip a number
INSERT INTO hand(table_id, no, secret, commit_hash, announced_at) VALUES (2, 5, zeroblob(32), zeroblob(32), 9);
-- a short secret
INSERT INTO hand(table_id, no, secret, commit_hash, announced_at) VALUES (2, 2, zeroblob(8), zeroblob(32), 9);
-- change the secret
UPDATE hand SET secret = zeroblob(32) WHERE id = 4;
-- change the secret with the deal
UPDATE hand SET state = 'playing', rules = '1', salt = 'x', started_at = 9, secret = zeroblob(32) WHERE id = 4;
-- deal without a salt
UPDATE hand SET state = 'playing' WHERE id = 4;
-- settle without a winner
UPDATE hand SET state = 'settled', ended_at = 9 WHERE id = 3;
-- settle with a wrong base
UPDATE hand SET state = 'settled', ended_at = 9, winner = 0, ended_by = 'out', left_cards = 3, base = 4, multiplier = 1
  WHERE id = 3;
-- settle with a wrong multiplier
UPDATE hand SET state = 'settled', ended_at = 9, winner = 0, ended_by = 'out', left_cards = 3, base = 1, multiplier = 99
  WHERE id = 3;
-- win after the end
UPDATE hand SET winner = 1 - winner WHERE id = 1;
-- void a settled hand
UPDATE hand SET state = 'voided' WHERE id = 1;
-- revive a void hand
UPDATE hand SET state = 'playing', ended_at = NULL WHERE id = 2;
-- settle what was never dealt
UPDATE hand SET state = 'settled', ended_at = 9, winner = 0, ended_by = 'out', left_cards = 3, base = 1, multiplier = 1
  WHERE id = 4;
-- not count a hand that was played out
UPDATE hand SET state = 'settled', ended_at = 9, winner = 0, ended_by = 'out', left_cards = 3, base = 1, multiplier = 1, counted = 0
  WHERE id = 3;
-- not count a hand that was not given up early
UPDATE hand SET state = 'settled', ended_at = 9, winner = 0, ended_by = 'resign', left_cards = 3, base = 1, multiplier = 1, counted = 0
  WHERE id = 3;
-- call a hand early that was played out
UPDATE hand SET state = 'settled', ended_at = 9, winner = 0, ended_by = 'out', left_cards = 3, base = 1, multiplier = 1, early = 1
  WHERE id = 3;
-- stop counting a hand
UPDATE hand SET counted = 0, early = 1 WHERE id = 1;
-- delete a hand
DELETE FROM hand WHERE id = 6;
-- play in another's place
INSERT INTO hand_seat VALUES (3, 0, 1);
-- play a hand that was not dealt
INSERT INTO hand_seat VALUES (4, 0, 7);
-- swap who played
UPDATE hand_seat SET player_id = 7 WHERE hand_id = 1 AND seat = 0;
-- delete who played
DELETE FROM hand_seat WHERE hand_id = 1;

--- points
-- points for a hand again
INSERT INTO points_entry(guild_id, player_id, hand_id, kind, nominal, applied, season, actor_id, created_at)
  VALUES (500, 2, 1, 'hand', 4, 4, 1, 1, 9);
-- points for a hand one did not play
INSERT INTO points_entry(guild_id, player_id, hand_id, kind, nominal, applied, season, actor_id, created_at)
  VALUES (500, 7, 1, 'hand', 4, 4, 1, 1, 9);
-- points for a running hand
INSERT INTO points_entry(guild_id, player_id, hand_id, kind, nominal, applied, season, actor_id, created_at)
  VALUES (500, 5, 3, 'hand', 4, 4, 1, 1, 9);
-- points for practice
INSERT INTO points_entry(guild_id, player_id, hand_id, kind, nominal, applied, season, actor_id, created_at)
  VALUES (500, 1, 5, 'hand', 0, 0, 1, 1, 9);
-- points below zero
INSERT INTO points_entry(guild_id, player_id, hand_id, kind, nominal, applied, season, actor_id, created_at)
  VALUES (500, 7, NULL, 'admin', -5, -5, 1, 1, 9);
-- points out of nothing
INSERT INTO points_entry(guild_id, player_id, hand_id, kind, nominal, applied, season, actor_id, created_at)
  VALUES (500, 7, NULL, 'admin', -5, 5, 1, 1, 9);
-- points for a computer
INSERT INTO points_entry(guild_id, player_id, hand_id, kind, nominal, applied, season, actor_id, created_at)
  VALUES (500, 50, NULL, 'admin', 5, 5, 1, 1, 9);
-- points for the forgotten
INSERT INTO points_entry(guild_id, player_id, hand_id, kind, nominal, applied, season, actor_id, created_at)
  VALUES (500, 51, NULL, 'admin', 5, 5, 1, 1, 9);
-- reset a part
INSERT INTO points_entry(guild_id, player_id, hand_id, kind, nominal, applied, season, actor_id, created_at)
  VALUES (500, 2, NULL, 'reset', -1, -1, 1, 1, 9);
-- a bomb without a hand
INSERT INTO points_entry(guild_id, player_id, kind, nominal, applied, season, actor_id, created_at, stars)
  VALUES (500, 7, 'admin', 5, 5, 1, 1, 9, 12);
-- raise an entry
UPDATE points_entry SET applied = 99 WHERE id = 1;
-- delete an entry
DELETE FROM points_entry WHERE id = 1;
-- raise the points
UPDATE progress SET points = points + 1;
-- raise the wins
UPDATE progress SET wins = wins + 1, last_entry_id = last_entry_id + 1;
-- begin with points
INSERT INTO progress(guild_id, player_id, points) VALUES (500, 7, 5);
-- delete progress
DELETE FROM progress;
-- turn the season and keep the points
UPDATE guild SET season = 2, season_at = 9 WHERE id = 500;
-- skip a season
UPDATE guild SET season = 3, season_at = 9 WHERE id = 600;
-- turn the season without a date
UPDATE guild SET season = 2 WHERE id = 600;

--- people
-- delete a guild
DELETE FROM guild WHERE id = 0;
-- delete the forgotten
DELETE FROM player WHERE id = 51;
-- become another user
UPDATE player SET discord_id = 99 WHERE id = 1;
-- the same user twice
INSERT INTO player(kind, discord_id, created_at) VALUES ('person', 11, 1);
-- become a computer
UPDATE player SET kind = 'computer', discord_id = NULL WHERE id = 1;
-- be forgotten with coins
UPDATE player SET discord_id = NULL, deleted_at = 9 WHERE id = 1;
-- return from being forgotten
UPDATE player SET discord_id = 61, deleted_at = NULL WHERE id = 51;

--- interactions
-- answer twice
INSERT INTO interaction VALUES (7, 1, '{"again":1}', 9);
-- change an answer
UPDATE interaction SET result = '{"other":1}' WHERE id = 7;
