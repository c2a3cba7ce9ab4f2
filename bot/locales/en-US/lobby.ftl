# Challenges, the list of tables, threads.
board-challenge = { $opener } challenges { $opponent }. Only they can accept.
button-accept = Accept
button-decline = Decline
you-declined = You declined the challenge.
you-challenged = Your challenge is out: table { $table }. Once it is accepted you get your cards in a direct message.
opened-elsewhere = It waits here: { $link }
command-tables-name = tables
command-tables = The open and running tables of this server
command-option-opponent-name = opponent
command-option-opponent = A challenge that only this person can take
tables-title = Tables of this server
tables-none = No table is open. `/duel open` opens one.

# $what is a room, $who the players or “waits”.
tables-line = { $link } · { $what } · { $who }
tables-waiting = waits
tables-playing = playing
refused-not-invited = This table is a challenge to somebody else. `/duel find` finds you another.
refused-no-opponent = You can't challenge yourself or a bot. Choose another person, or leave the opponent out.
refused-channel-full = Three tables are running in this channel already: { $tables }. Sit down at one, or open yours in another channel.

nudge = It is your turn at table { $table }: { $link }
refused-several-tables = You play at several tables. Which one do you mean?
several-unplayable = What you typed can be played at none of them now.
button-table-play = Table { $table }: play { $cards }
button-table = Table { $table }
