# `/duel-admin doctor` and `python -m bot doctor`, and the answer to asking too often.
too-often = That is a lot of pictures and files at once. You can ask for more <t:{ $when }:R>; playing is never held up.
command-doctor-name = doctor
command-doctor = Look whether the bot can do here what it should, and what to do if not
doctor-title = Check-up
doctor-summary = { $bad } bad · { $warn } to watch · { $ok } well
doctor-level-ok = ✓
doctor-level-warn = ▲
doctor-level-bad = ✖
doctor-hello = A test of Crazy Duel's check-up: direct messages reach you.
doctor-cannot-look = **{ $what }** can't be looked at: { $problem }. The operator checks the rights of the bot's files.
doctor-channels = Permissions are complete in { $count } { $count ->
        [one] channel
       *[other] channels
    }.
doctor-channels-missing = No tables in { $channels }{ $more ->
        [0] { "" }
       *[other] { "" } and { $more } more
    }: I lack { $names }. Give them to my role there, or invite me again with the link of the README.
doctor-channels-less = In { $channels }{ $more ->
        [0] { "" }
       *[other] { "" } and { $more } more
    } I lack { $names }: tables work, with less around them. Give them to my role to have all.
doctor-channels-none = There is no channel where I can open a table. Give my role View Channel, Send Messages, Embed Links and Attach Files in one.
doctor-channels-gone = { $count ->
        [one] A channel
       *[other] { $count } channels
    } chosen in `/duel-admin settings` can't be seen by me, or { $count ->
        [one] is
       *[other] are
    } gone. Choose anew there, or let me see { $count ->
        [one] it
       *[other] them
    }.
doctor-log-channel = I can't write into the log channel { $channel }. Give my role View Channel and Send Messages there, or choose another one in `/duel-admin settings`.
doctor-permission-view-channel = View Channel
doctor-permission-send-messages = Send Messages
doctor-permission-embed-links = Embed Links
doctor-permission-attach-files = Attach Files
doctor-permission-read-message-history = Read Message History
doctor-permission-create-public-threads = Create Public Threads
doctor-permission-send-messages-in-threads = Send Messages in Threads
doctor-messages = Direct messages reach you.
doctor-messages-closed = Direct messages don't reach you: open them for this server (its Privacy Settings). Without, your cards are under *My hand* on the board.
doctor-commands = Discord offers the commands as they are now.
doctor-commands-old = Discord offers older commands than mine. The operator restarts the bot; if it stays so, Discord may take an hour.
doctor-commands-there = Discord offers { $count } { $count ->
        [one] command
       *[other] commands
    } of this bot.
doctor-commands-none = Discord offers no commands of this bot yet. Start it once: `make run`.
doctor-token = The token is good: this is { $name }, in { $count } { $count ->
        [one] server
       *[other] servers
    }.
doctor-token-bad = Discord refuses the token. Copy it again from the application's page Bot into DISCORD_TOKEN.
doctor-token-none = There is no token: set DISCORD_TOKEN (`make run` says how to get one). Nothing of Discord was looked at.
doctor-server-none = The bot is in no server yet. To invite it: { $link }
doctor-server = { $server }: { $what }
doctor-unseen = its channels can't be looked at: { $problem }. Try again later.
doctor-servers-more = { $count ->
        [one] One more server was not looked at; in it
       *[other] { $count } more servers were not looked at; in each of them
    } `/duel-admin doctor` does.
doctor-owner = A direct message to { $name }, whose application this is, can be opened. Whether yours reach you in a server: `/duel-admin doctor` there sends one.
doctor-owner-unreached = No direct message to { $name }, whose application this is, can be opened: { $problem }. Try again later; in a server `/duel-admin doctor` sends one.
doctor-endpoint = The application has an *Interactions Endpoint URL*: Discord sends every click there and none to the bot. Clear it on the application's page General Information.
doctor-running = The running bot is alive: gateway, writer, outbox and sweeper.
doctor-running-dead = Of the running bot this is dead: { $what }. Read its log, and restart it if that lasts.
doctor-running-none = No bot answers on port { $port } (CRAZY_DUEL_METRICS_PORT): start it, or look into its log. How many requests it makes can't be told.
doctor-running-other = Another program has port { $port } (CRAZY_DUEL_METRICS_PORT): the bot can't start so. Name another port, or stop that program.
doctor-running-unasked = How many requests the running bot makes can't be seen from outside: `/duel-admin doctor` in a server tells, or set CRAZY_DUEL_METRICS_PORT.
doctor-discord-away = Discord can't be reached: { $problem }. Check this machine's network; status: discordstatus.com.
doctor-clock = The clock agrees with Discord's.
doctor-clock-off = The machine's clock is { $seconds } s away from Discord's: deadlines and days are off by as much. Turn on time synchronisation (NTP), such as `timedatectl set-ntp true`.
doctor-clock-unknown = Discord has not told its time yet. Ask again in a minute.
doctor-budget = { $requests } requests in the last minute, { $percent } % of what Discord allows.
doctor-budget-busy = { $requests } requests in the last minute, { $percent } % of what Discord allows: messages may come late. Longer clocks, or `quiet` in the settings, need fewer.
doctor-budget-full = { $requests } requests in the last minute, { $percent } % of what Discord allows: messages come late. See docs/capacity.md.
doctor-versions = Crazy Duel { $version } with { $libraries }.
doctor-fonts = The pictures' font is there.
doctor-fonts-missing = The pictures' font can't be read. Install the program anew: `rendering/fonts` is damaged.
doctor-file-system = The database is on a file system of this machine ({ $kind }).
doctor-file-system-network = The database is on a network file system ({ $kind }), where it can be damaged. Stop the bot, move it to a disk of this machine, set CRAZY_DUEL_DATABASE.
doctor-file-system-shared = The database is in a folder shared with another system ({ $kind }); some don't keep locks. Better on a disk of its own, in Docker a volume.
doctor-file-system-unknown = On what file system the database is can't be told here. Keep it on a disk of this machine.
doctor-disk = { $percent } % of the disk is free ({ $free } MB).
doctor-disk-low = Only { $percent } % of the disk is free; below { $least } % no backup is made. Free some space.
doctor-disk-full = Only { $free } MB of the disk are free: soon nothing can be written. Free some space now.
doctor-database-none = There is no database yet; the first start makes it.
doctor-database-older = The database is of an older version. The next start copies it beside itself and brings it up to date.
doctor-writable = The database can be written.
doctor-folder-read-only = The bot may not write into the folder of the database ({ $folder }): give its user the right (`chown`, `chmod u+rwx`), unless the disk is mounted read-only.
doctor-files-read-only = The bot may not write { $what }: give its user the right (`chown`, `chmod u+rw { $all }`).
doctor-database-well = The database is well: version { $version }, { $size } MB, every setting in force, its books add up.
doctor-database-contradicts = The database contradicts itself: not so that { $what }. Stop the bot, run `python -m bot audit`, restore a backup.
doctor-database-guards = Guards of the database are gone or changed: not so that { $what }. Stop the bot, run `python -m bot mend`. Until then each copy is kept apart from the backups.
doctor-database-settings = SQLite doesn't keep a setting that safety rests on: { $what }. Stop the bot; is the disk read-only, or has another program opened the file?
doctor-database = The database can't be used: { $problem }
doctor-wal = Its log is { $size } MB.
doctor-wal-large = Its log has grown to { $size } MB, above { $most }: something reads for too long. Close other programs that have the file open, restart the bot.
doctor-backup-nothing = There is nothing to back up yet.
doctor-backup-whole = The newest backup holds everything.
doctor-backup-coming = What is not in a backup yet is less than three hours old; the bot makes one each hour.
doctor-backup-folder = Backups can't be written: the folder for them is none, or not the bot's to write. Give it one: CRAZY_DUEL_BACKUPS.
doctor-backup-none = There is no backup, { $hours } hours after the first thing worth one. Run `python -m bot backup` and read what it says.
doctor-backup-old = What happened in the last { $hours } hours is in no backup. Run `python -m bot backup` and read what it says.
doctor-backup-suspect = No backup is made, because the audit finds the database bad; { $count ->
        [one] a copy is
       *[other] { $count } copies are
    } kept apart (`crazy-duel-suspect-…`). Stop the bot, run `python -m bot mend`; if `python -m bot audit` is clean by now, delete { $count ->
        [one] it
       *[other] them
    }.
doctor-backup-suspect-left = The backups are well; beside them { $count ->
        [one] lies a copy
       *[other] lie { $count } copies
    } of a time when the database was bad (`crazy-duel-suspect-…`). Delete { $count ->
        [one] it
       *[other] them
    } when nothing in { $count ->
        [one] it
       *[other] them
    } is wanted.
doctor-after-backup = The command after a backup is there.
doctor-after-backup-none = No command after a backup is set (CRAZY_DUEL_AFTER_BACKUP): keep copies on another machine in some other way.
doctor-after-backup-missing = The command after a backup can't be run: there is no { $program }, or it may not be run. Backups stay on this machine alone; mend CRAZY_DUEL_AFTER_BACKUP.
doctor-private = Others on this machine can't read the database.
doctor-private-token = Others on this machine can read the file `.env`, with the bot's token: `chmod 600 .env`.
doctor-private-not = Others on this machine can read the database, with the cards of running hands. On the folder it is in: `chmod 700`.
