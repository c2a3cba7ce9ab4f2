-- Hosting tournaments: messages owed to Discord for a tournament as for a table, the organiser's one
-- status message, and since when a tournament's channel is gone.
ALTER TABLE outbox ADD COLUMN tournament_id INTEGER REFERENCES tournament(id)
  CHECK (tournament_id IS NULL OR table_id IS NULL);
ALTER TABLE tournament ADD COLUMN status_channel_id INTEGER;
ALTER TABLE tournament ADD COLUMN status_message_id INTEGER
  CHECK ((status_message_id IS NULL) = (status_channel_id IS NULL));
ALTER TABLE tournament ADD COLUMN placeless_since INTEGER;
CREATE INDEX tournament_running ON tournament(id) WHERE status = 'running';
CREATE INDEX table_match_live ON game_table(id) WHERE status <> 'closed' AND mode = 'match';
