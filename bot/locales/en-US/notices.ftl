# What players are told when the server, the channel or the bot itself fails them.
notice-lost = Table { $table } could not be restored after a fault of the bot, so it is closed.
notice-server = Table { $table } is closed: I was removed from its server.
notice-channel = Table { $table } is closed: its channel is gone, and its board was not posted anywhere else within ten minutes.
notice-homeless = The channel of table { $table } is gone. The hand goes on here; its board can be posted in another channel with `/duel show` there. If nobody does so within ten minutes, the hand is void.
notice-barred = I may no longer show the board of table { $table } in its channel. The hand goes on here; the board can be posted in another channel with `/duel show` there.

# Below one of the above: the hand that was running, and what its deal can be checked with.
notice-void = Hand { $number } is void: nothing is won or lost, and what was held is free again.
notice-secret = Deal secret { $secret }
board-lost = Table { $table } could not be restored after a fault of the bot. It is closed; a hand that was being played is void, and nothing is won or lost.
board-restarted = ⏸ The bot was away: the clocks stood still, and this turn began again in full.
board-closed-dms = { $who } takes no direct messages from me: *My hand* shows the cards here.
board-departed = { $who } has left the server.
refused-table-lost = This table could not be restored after a fault of the bot. It is closed; a hand that was being played is void, and nothing is won or lost.
refused-opponent-left = Your opponent has left the server; the seat is free again. `/duel find` finds you another table.
refused-cooling-down = You let your clock run out in several hands of the last 24 hours. You can sit down again <t:{ $when }:R>.
hand-forfeited = You lost this hand because your clock ran out. After the third time within 24 hours you can't sit down for ten minutes, and twice as long after each further one.
seated-at = Your table: { $link }
notice-opened = Table { $table } waits for an opponent. `/duel find` in that server seats you. (You asked to hear of new tables; `/duel preferences` ends it.)
notice-declined = Your challenge at table { $table } was declined. `/duel open` opens another table.
