-- Bans: who may not sit down in a server, by whose word and why. A ban that is lifted stays as history.
CREATE TABLE ban (
  id         INTEGER PRIMARY KEY,
  guild_id   INTEGER NOT NULL REFERENCES guild(id) CHECK (guild_id <> 0),
  player_id  INTEGER NOT NULL REFERENCES player(id),
  reason     TEXT    NOT NULL DEFAULT '',
  actor_id   INTEGER NOT NULL REFERENCES player(id),   -- the moderator
  created_at INTEGER NOT NULL,
  lifted_by  INTEGER REFERENCES player(id),
  lifted_at  INTEGER,
  CHECK ((lifted_by IS NULL) = (lifted_at IS NULL))
) STRICT;
CREATE UNIQUE INDEX ban_in_force ON ban(guild_id, player_id) WHERE lifted_at IS NULL;
CREATE INDEX ban_player ON ban(player_id);
