# Why not, and what would work. One for each Reason, and one for each way text is not cards.
refused-not-seated = You are watching: you don't sit at this table. `/duel find` finds you one.
refused-no-table = You don't sit at any table here. In a server `/duel find` finds you one; `/duel practice` plays against the computer.
refused-not-your-turn = It is not your turn yet. You can play when your opponent has played or passed.
refused-cards-not-held = You don't hold all of these cards; missing: { $missing }.
refused-wrong-kind = { $cards } can't be { $kind }; it can be { $kinds }.
refused-leader-must-play = You lead this trick, so you must play something; passing is for answering a play.
refused-stale = The game has moved on since that button was shown. `/duel hand` shows how it stands now.
refused-no-hand = No hand is being played at this table right now.
refused-hand-running = A hand is being played. Play it out, or use `/duel resign`.
refused-seat-taken = Both seats are taken. `/duel find` finds you another table.
refused-not-ready = The hand can't be dealt yet: both seats have to ask for it.
refused-already-asked = You have asked already; it begins once your opponent asks, too.
refused-not-away = Your opponent is not away: a win can't be claimed.
refused-table-closed = This table is closed. `/duel open` opens a new one.
refused-table-gone = There is no such table any more. `/duel open` opens a new one.
refused-already-seated = You already sit at a table. `/duel hand` shows it; `/duel leave` gives the seat up between hands.
refused-own-table = You sit at this table already; somebody else has to take the other seat.
refused-not-enough-coins = This room needs { $needed } free coins; you have { $balance }. The points room needs none.
refused-server-only = This works only in a server, not in a direct message: use it there.
refused-other-server = That belongs to another server, and works only there.
refused-others-elsewhere = Somebody else's record is shown only in the server where they played: ask there.
refused-missing-permissions = I can't host here: I need the permissions { $names } in this channel. Somebody who manages the server can give me them.
refused-slow-coins = Slow tables are for points only: choose the points room or a faster clock.
refused-opponent-short = Your opponent no longer has the coins for this room. Try another table with `/duel find`.
refused-which-play = Which one do you mean? Name its cards, such as `9999`, or pick it under *By kind*.
refused-moderators-only = This needs the permission Manage Server.

# What was typed is not cards; $token is the part that can not be read.
parse-unknown = I can't read `{ $token }` as cards. Write them like 99, 10 J Q K A, 9x4, w (small joker), W (big joker).
parse-not_in_deck = `{ $token }` is not in this deck: it has only 9 10 J Q K A 2 and jokers.
parse-count = `{ $token }` is not a possible number of cards. Write 9x4 for four nines.
parse-range = `{ $token }` is not a run: runs go from 9 up to A, such as 9-K.
parse-too_many = The deck does not have that many `{ $token }`: eight of a rank, two of each joker.
parse-too_long = That is too long to be cards: a hand has 25.

# Permissions, as Discord's settings call them in this language.
permission-read-messages = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-embed-links = Embed Links
permission-send-messages-in-threads = Send Messages in Threads
