# `/duel-admin settings`, `tables`, `void`, `ban` and `pardon`, and what is told to the log channel.
command-admin-settings-name = settings
command-admin-settings = How Crazy Duel behaves in this server; every setting may be left as it is
command-option-timezone-name = timezone
command-option-timezone = The time zone whose midnight begins a day for coins, such as Asia/Shanghai
command-admin-tables-name = tables
command-admin-tables = The running tables, with links; void a hand or close a table
command-admin-void-name = void
command-admin-void = Void a table's running hand, or close a table where none runs
command-option-table-name = table
command-option-table = The table's number
command-admin-ban-name = ban
command-admin-ban = Bar somebody from sitting down here; a running hand goes on
command-option-reason-name = reason
command-option-reason = Shown to them when they try
command-admin-pardon-name = pardon
command-admin-pardon = Let somebody sit down again
settings-title = Crazy Duel in { $server }
settings-new-tables = What concerns tables holds for those opened from now on.
tab-places = Places
tab-play = Play
tab-coins = Coins
settings-channels = **Channels** where tables may be opened; none chosen: everywhere
settings-lobby_channel = **Lobby channel**: `/duel find` opens its tables here, wherever it is asked
settings-lobby_role = **Role** that is pinged when a table waits for somebody, at most once in 30 minutes
settings-log_channel = **Log channel**: is told what moderators do with `/duel-admin`
settings-choose = none

# What a switch does; said above its button.
about-threads = **Threads**: the second table of a channel gets a thread of its own.
about-quiet = **Quiet**: results in two lines without a picture; nobody is mentioned.
settings-language = **Language** of what everybody reads
settings-language-own = As Discord has it for this server
settings-pace = **Clock** of a table when none is asked for
about-two_in_chain_bomb = **2 in chain bombs**: …K A 2 counts as one. When off, chains end at A.
settings-give_cap = **Most coins** that one person may give away in a day
settings-give_cap-option =
    { $amount } { $amount ->
        [one] coin
       *[other] coins
    }
settings-timezone = **Time zone** in which a day begins. For any other: `/duel-admin settings timezone`
about-coins = **Coin rooms**: tables may be played for coins. When off, this server plays for points only.
about-points_in_coin_rooms = **Points in coin rooms**: a hand there moves points, too.
about-give = **Gifts**: `/coins give` is allowed, of what was won.

# Buttons: “Threads: on”.
switch-threads = Threads
switch-quiet = Quiet
switch-two_in_chain_bomb = 2 in chain bombs
switch-coins = Coin rooms
switch-points_in_coin_rooms = Points in coin rooms
switch-give = Gifts
settings-unknown-zone = No time zone is called `{ $zone }`. Choose one that is offered while you type, such as Asia/Shanghai.
tables-void-select = Void a hand or close a table…
tables-void-option = Table { $table } · { $what }
void-ask-playing = Void the running hand of table { $table }? Nobody wins or loses anything; what was held is free again, and the deal's secret is shown. { $link }
void-ask-waiting = Close table { $table }? Nothing is being played there. { $link }
button-void = Void the hand
button-close-table = Close the table
voided-hand = The hand at table { $table } is void.
voided-table = Table { $table } is closed.
admin-banned = { $who } may no longer sit down here. A running hand goes on to its end.
admin-pardoned = { $who } may sit down again.
refused-wrong-channel = Tables are opened elsewhere in this server: { $channels }.
refused-coins-off = This server plays without coins. The points room is open.
refused-banned = The moderators of this server don't let you sit down at its tables.{ $given ->
        [yes] { "" } Reason: { $because }
       *[no] { "" }
    }
refused-not-banned = They are not banned here.

# Written into the log channel. $who and $whom are mentions, $link leads to the table.
log-setting = { $who } set **{ $name }**: { $value }
log-ban = { $who } banned { $whom }{ $given ->
        [yes] : { $because }
       *[no] .
    }
log-pardon = { $who } pardoned { $whom }.
log-void = { $who } voided the hand at table { $table }. { $link }
log-close = { $who } closed table { $table }. { $link }
log-grant =
    { $who } gave { $whom } { $amount } { $amount ->
        [one] coin
       *[other] coins
    }.
log-take = { $who } took { $amount } { $amount ->
        [one] coin
       *[other] coins
    } from { $whom }.
log-season = { $who } ended season { $ended }.
setting-channels = channels
setting-lobby_channel = lobby channel
setting-lobby_role = role
setting-log_channel = log channel
setting-language = language
setting-pace = clock
setting-give_cap = most coins given in a day
setting-timezone = time zone
value-on = on
value-off = off
value-none = —
