# Coins outside of hands: `/coins`, what a refused entry offers, and `/duel-admin coins` and `season`.
command-coins-name = coins
command-coins = Coins of this server: play data without any value
command-balance-name = balance
command-balance = What I have, and which rooms that is enough for
command-daily-name = daily
command-daily = Today's coins: 1,000, and 500 more each day up to 4,000
command-relief-name = relief
command-relief = Up to 12,000 coins for those with fewer than 8,000, three times a day
command-history-name = history
command-history = Everything that moved my coins
command-give-name = give
command-give = Give somebody coins that you won from hands, where this server allows it
command-option-member-name = member
command-option-member = Who
command-option-amount-name = amount
command-option-amount = How many coins
command-duel-admin-name = duel-admin
command-duel-admin = Crazy Duel: for those who manage this server
command-admin-coins-name = coins
command-admin-coins = Give coins to a member or take some away
command-grant-name = grant
command-grant = Give a member coins
command-take-name = take
command-take = Take coins from a member
command-season-name = season
command-season = End the season: everybody's points begin at 0 again (asks before it does)

refused-gifts-off = Giving coins is off in this server. Somebody who manages it can allow it.
refused-no-person = Bots have no coins and no record.
refused-no-server = There is nothing to show yet: you have not played in any server. `/duel open` in a server opens a table.
refused-season-over = That season has ended already.

wallet-title = Coins · { $server }
wallet-balance =
    You have **{ $balance }** { $balance ->
        [one] coin
       *[other] coins
    }.
wallet-held = { $held } of them are held for a running hand; { $free } are free.
wallet-rooms = Enough for: { $rooms }
wallet-no-room = Not enough for a coin room: the beginner room needs { $entry }. The points room needs none.
wallet-daily = Today's coins: **+{ $amount }**. You have { $balance } now.
wallet-daily-next = The next ones: { $amount }, <t:{ $when }:R>. A missed day lowers them by one step.
wallet-relief = Relief: **+{ $amount }**. You have { $balance } now.
wallet-relief-left = { $left ->
        [0] That was the last for today.
        [one] One more today, should you need it.
       *[other] { $left } more today, should you need them.
    }
wallet-gave =
    You gave { $who } { $amount } { $amount ->
        [one] coin
       *[other] coins
    }. You have { $balance } now.
wallet-gave-left = You can give { $left } more today.
wallet-history = What moved your coins, newest first:
wallet-history-empty = Nothing has moved your coins yet.
wallet-page = Page { $page } of { $pages }

# $change has its sign, $after is the balance after it, $what one of the texts below.
wallet-line = { $when } { $change } → { $after } · { $what }
wallet-off-server = Use this in the server that it is about.
amount-gain = +{ $amount }
amount-loss = −{ $amount }
amount-none = ±0

# What moved somebody's coins, in a line of the history; $who is a mention.
moved-start = starting coins
moved-daily = daily coins
moved-relief = relief
moved-give-to = given to { $who }
moved-give-from = given by { $who }
moved-hand-to = hand lost to { $who }
moved-hand-from = hand won from { $who }
moved-admin = by a moderator
moved-fee = tournament entry
moved-prize = tournament prize
moved-burn = forgotten
moved-reversal = taken back
somebody = somebody
button-coins-balance = Balance
button-coins-daily = Daily
button-coins-relief = Relief
button-coins-history = History
button-coins-beginner = Play in the beginner room
button-coins-points = Play in the points room
button-server = → { $server }
button-back = ◀ Back
button-next = Next ▶

admin-granted =
    { $who } was given { $amount } { $amount ->
        [one] coin
       *[other] coins
    } and has { $balance } now.
admin-took = { $who } lost { $amount } { $amount ->
        [one] coin
       *[other] coins
    } and has { $balance } now.
admin-season-ask = End season { $season }? Everybody's points begin at 0 again. Best tiers, hands, wins and coins stay. This can't be taken back.
admin-season-done = Season { $ended } is over, { $players } { $players ->
        [one] player
       *[other] players
    } had points in it. Season { $begun } begins now.
button-season-end = End season { $season }
