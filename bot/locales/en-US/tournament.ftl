# Tournaments. First: why not, and what would work.
refused-no-tournament = There is no such tournament here. `/tournament now` shows what there is.
refused-tournament-over = This tournament is over: its result stands.
refused-tournament-started = The rounds have begun already. Who can't go on can use `/tournament drop`.
refused-not-started = The rounds have not begun yet. Until then `/tournament join` and `/tournament leave` are what works.
refused-start-past = A tournament can't start in the past. Choose a later time, such as `20:00`, `in 30 min` or `2026-12-01 19:30`.
refused-already-entered = You have signed up already. `/tournament now` shows what comes next.
refused-not-entered = Not signed up here. `/tournament join` signs you up while there is room.
refused-join-closed = It is too late to join this tournament. You can watch its matches, and `/duel find` finds you a table.
refused-tournament-full = All { $cap } places are taken. A place is free again when somebody leaves before the start.
refused-too-few-points = This tournament is for { $limit } points and more; you have { $points }.
refused-too-many-points = This tournament is for up to { $limit } points; you have { $points }.
refused-cap-too-low = There can't be room for { $cap }: { $entrants } have signed up, and a tournament needs two at least.
refused-check-in-later = Check-in opens <t:{ $when }:R>. You have signed up; nothing is to be done until then.
refused-check-in-first = The entrants have not been asked yet whether they are here: open the check-in first.
refused-too-few-here = A tournament needs two entrants who are here; now there are { $here }. Extend the sign-up, or cancel.
refused-order-twice = Somebody is named twice in that order. Name each entrant once.
refused-tournament-paused = The tournament is paused. The organiser can let it go on.
refused-no-round = No round is running that could be given more time.
refused-round-running = { $left ->
    [one] One match of this round is
   *[other] { $left } matches of this round are
} still being played.
refused-rounds-over = All rounds have been played. What is left is to finish.
refused-rounds-left = { $left ->
    [one] One round is
   *[other] { $left } rounds are
} not over yet; the places are given after the last one.
refused-no-match = There is no such match in this tournament.
refused-match-begun = Both players are here and the match has begun: the clock for absent ones is off.
refused-match-decided = This match has its result already. Only the organiser can set another.
refused-no-show-early = The time to come has not run out yet, or the organiser has stopped that clock.
refused-not-in-match = That is nobody who plays this match.
refused-result-wrong = These numbers and this winner don't go together.
refused-fee-short = The fee is { $needed } coins that are free; you have { $balance }. `/coins daily` and `/coins relief` may help.
refused-at-another = You are taking part in { $because } right now. Finish there, or use `/tournament leave` before its first round and `/tournament drop` after it; then come here.
refused-in-tournament = You still take part in a tournament: use `/tournament leave` or `/tournament drop` first.
refused-later-round = Round { $round } has been paired on this result, so it stands.
