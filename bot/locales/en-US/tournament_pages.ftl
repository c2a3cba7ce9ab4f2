# What a tournament's messages say: the public one, the organiser's, and private answers.
cup-title = { $name }
cup-title-standings = Standings · { $name }
cup-title-bracket = Bracket · { $name }
cup-title-matches = Matches · { $name }
cup-title-entrants = Entrants ({ $count }) · { $name }
cup-title-seeds = Seeds · { $name }
cup-status-title = Organiser · { $name }
cup-span-minutes = { $minutes } min
cup-span-hours = { $hours } h
cup-span-both = { $hours } h { $minutes } min
cup-estimate = About { $span } for { $players } { $players ->
        [one] player
       *[other] players
    }, { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
cup-best-of = best of { $hands } hands
cup-fixed-hands = { $hands } hands, by the sum of X
cup-rounds = { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
cup-clock = { $turn }, bank of { $bank } s
cup-third-place = match for the third place
cup-organised-by = Organised by { $who }
cup-fee = **Entry fee: { $fee } { $fee ->
        [one] coin
       *[other] coins
    }**, taken when you sign up. It comes back { $asked ->
        [no] if you leave before the first round, or the tournament is called off
       *[yes] if you leave before the first round, aren't checked in at the start, or the tournament is called off
    }. All fees are the prizes, by place: { $split }
cup-fee-late = **Entry fee: { $fee } { $fee ->
        [one] coin
       *[other] coins
    }**, taken when you sign up. The rounds have begun: it comes back only if the tournament is called off, not if you drop out. All fees are the prizes, by place: { $split }
cup-limit-from = For { $low } and higher tiers
cup-limit-both = For tiers from { $low } to { $high }
cup-starts = Starts { $full } ({ $soon })
cup-no-check-in = No check-in: who has signed up is in.
cup-check-in-open = **Check-in is open** until the start { $until }: press *Check in*, { $fee ->
    [0] or your place is free.
   *[other] or your place is free and your fee back.
}
cup-check-in-from = Check-in opens { $when }.
cup-entered = { $cap ->
    [0] **Signed up: { $count }**
   *[other] **Signed up: { $count } of { $cap }**
}
cup-called = Not checked in yet: { $who }
cup-here = { $name } ✓
cup-more = … and { $count } more
cup-more-matches = … and { $count } more { $count ->
        [one] match
       *[other] matches
    }: `/tournament matches`
cup-more-bracket = … the rest is behind *Bracket*.
cup-paused = Paused: all clocks stand still.
cup-starts-paused = The start moves on by as long as the pause lasts.
cup-pairing = The first round is being paired.
cup-round = Round { $round } of { $rounds }
cup-round-last = Round of the last { $players }
cup-round-quarter = Quarter-finals
cup-round-semi = Semi-finals
cup-round-final = Final
cup-round-ends = Time is up { $when }: hands that run then are the last ones.
cup-next-round = **Next round { $when }**
cup-places-soon = **The last round is over; the places come { $when }.**
cup-takes-late = You can still join: you play from the second round on.
cup-cancelled = Called off.
cup-cancelled-fees = Called off. All fees have gone back.
cup-won = Won by { $who }
cup-pot = Prizes: { $pot } { $pot ->
        [one] coin
       *[other] coins
    } together
cup-standings = Standings
cup-places = Places
cup-standing = **{ $place }** · { $name } · **{ $points }** { $points ->
        [one] point
       *[other] points
    } ({ $wins }–{ $losses }) · Buchholz { $buchholz } · X { $x }
cup-standing-short = **{ $place }** · { $name } · **{ $points }** ({ $wins }–{ $losses })
cup-standing-knockout = **{ $place }** · { $name } · { $wins }–{ $losses }
cup-standing-dropped = { $line } · dropped
cup-standing-prize = { $line } · **{ $prize } { $prize ->
        [one] coin
       *[other] coins
    }**
cup-standings-how = Points, then Buchholz (the points of one's opponents), then X won minus X lost, then who beat whom.
cup-bracket-part = Part { $part } of { $parts }
cup-pair = { $first } – { $second }
cup-pair-bye = { $first }
cup-pair-third = { $pair } (third place)
cup-match = **{ $number }** · { $pair } · { $how }
cup-table = table
cup-result-played = { $winner } won { $first }–{ $second }
cup-result-by-x = { $winner } won by { $x } X
cup-result-bye = bye
cup-result-walkover = { $winner } won: the other did not come
cup-result-forfeit = { $winner } won: the other gave up
cup-result-double-loss = both lost
cup-result-overridden = { $result } (set by the organiser)
cup-ended-played = { $first }–{ $second }
cup-ended-played-x = { $first } to { $second } X
cup-ended-bye = bye
cup-ended-walkover = { $loser } did not come
cup-ended-forfeit = { $loser } gave up
cup-ended-double-loss = both lost
cup-stage-soon = the table is being opened
cup-stage-held-up = waits for a hand to end: { $who }
cup-stage-called = { $absent ->
    [2] waits for both, until { $due }
   *[other] waits for { $who }, until { $due }
}
cup-stage-called-stopped = { $absent ->
    [2] waits for both, without a limit
   *[other] waits for { $who }, without a limit
}
cup-stage-called-paused = { $absent ->
    [2] waits for both
   *[other] waits for { $who }
}
cup-stage-playing = playing, { $first }–{ $second }
cup-stage-deciding = deciding hand, { $first }–{ $second }
cup-entrant-dropped = { $name } (dropped)
cup-status-entered = { $here ->
    [0] Signed up: { $count }
   *[other] Signed up: { $count }, checked in: { $here }
}
cup-status-overdue = ⚠ **late** · { $line } · called { $since }
cup-status-since = { $line } · since { $since }
cup-option-match = { $number } · { $first } – { $second }
cup-option-bye = { $number } · { $first } · bye
cup-option-round = R{ $round } · { $match }
cup-option-late = somebody is late
cup-select-forfeit = A match: who did not come, more time…
cup-select-match = Matches { $first } to { $last }…
cup-select-seed = Seed { $place } is…
cup-seed = { $place } · { $name } · { $points }
cup-seed-hand = **{ $place } · { $name }** · { $points } · by hand
cup-seeds-how = Pick the best one by one; everybody else follows by points. Or type all: `/tournament seeds order: 3 1 5`.
cup-alt-standings = Standings.
cup-alt-standing = { $place }: { $name }, { $points } { $points ->
        [one] point
       *[other] points
    }, { $wins } won, { $losses } lost.
cup-alt-bracket = Bracket.
cup-alt-round = { $name }:
cup-alt-open = { $first } against { $second }, still to be decided.
cup-alt-won = { $first } against { $second }: { $winner } won.
cup-alt-lost = { $first } against { $second }: both lost.
cup-alt-bye = { $first } has a bye.

cup-button-now = What now?
cup-button-join = Sign up
cup-button-pay = Pay { $fee } and sign up
cup-button-leave = Leave
cup-button-checkin = Check in
cup-button-drop = Drop out
cup-button-dropsure = Yes, drop out
cup-button-entrants = Entrants
cup-button-standings = Standings
cup-button-bracket = Bracket
cup-button-matches = Matches
cup-button-status = Organise
cup-button-extend = +{ $minutes } min
cup-button-open-check-in = Open check-in now
cup-button-start = Start now
cup-button-next = Start next round
cup-button-finish = Give the places
cup-button-pause = Pause
cup-button-resume = Go on
cup-button-cancel = Call off…
cup-button-cancelsure = Yes, call it off
cup-button-clock = Stop the no-show clock
cup-button-clock-more = +{ $minutes } min to come
cup-button-seedclear = Name nobody
cup-button-back = ◀ Back
cup-button-on = On ▶
cup-button-round = Round { $round }
cup-code-score = { $winner } { $first }–{ $second }
cup-code-a = { $first } won
cup-code-b = { $second } won
cup-code-bye = Bye for { $first }
cup-code-walk-a = { $second } is not here: { $first } wins
cup-code-walk-b = { $first } is not here: { $second } wins
cup-code-gave-a = { $second } gave up: { $first } wins
cup-code-gave-b = { $first } gave up: { $second } wins
cup-code-none = Both lose

cup-todo-join = Sign up if you want to play.
cup-todo-watch = You don't play here; you can watch. `/duel find` finds you a table.
cup-todo-out = You are out of this knockout. You can watch the rest; `/duel find` finds you a table.
cup-todo-check-in = **Check in** before the start { $when }, or your place is free.
cup-todo-play = { $timed ->
    [yes] **Go to your match** against { $opponent } (round { $round }, match { $match }) and press *I'm here* until { $when }.
   *[other] **Play your match** against { $opponent } (round { $round }, match { $match }).
}
cup-todo-wait-check-in = You are in. Check-in opens { $when }; until then there is nothing to do.
cup-todo-wait-start = You are in and checked in. The first round starts { $when }.
cup-todo-wait-matches = { $left ->
    [one] One match of this round is
   *[other] { $left } matches of this round are
} still being played.
cup-todo-wait-round = Round { $round } starts { $when }.
cup-todo-wait-places = The last round is over; the places come { $when }.
cup-todo-paused = The tournament is paused. Wait until the organiser lets it go on.
cup-todo-resume = The tournament is paused: press *Go on* when it can.
cup-todo-too-few = Fewer than two are here at the start: give more time, or call it off.
cup-todo-late = Match { $match } of round { $round } waits for somebody: give more time, or decide it.
cup-todo-over = It is over.
cup-todo-organiser-wait-check-in = Sign-up is open; check-in opens { $when } by itself.
cup-todo-organiser-wait-places = The places come { $when } by themselves. Until then a result can be set: `/tournament report`.
cup-todo-organiser-wait-start = The first round starts { $when } by itself.
cup-as-organiser = As organiser:

cup-created = **{ $name }** is announced in this channel.
cup-created-next = From here on it runs by itself. *Organise* shows what you can do; the same is sent to you as a direct message.
cup-joined = You have signed up for **{ $name }**.
cup-joined-fee = You have signed up for **{ $name }**, and paid { $fee } { $fee ->
        [one] coin
       *[other] coins
    }.
cup-left = You are no longer signed up for **{ $name }**.
cup-left-fee = You are no longer signed up for **{ $name }**. Your { $fee } { $fee ->
        [one] coin is
       *[other] coins are
    } back.
cup-checked-in = You are checked in. The first round starts { $when }.
cup-drop-ask = Drop out of **{ $name }**? A match that runs is lost, and you play no more rounds. What you have reached stays.
cup-dropped = You have dropped out of **{ $name }**.
cup-did-check-in = Check-in is open.
cup-did-started = The rounds have begun; the first one is being paired.
cup-did-paired = The next round is called.
cup-did-finished = The places are given.
cup-did-extended-start = The start is { $until } now.
cup-did-extended-round = This round's time is up { $until } now.
cup-did-extended-paused = { $minutes ->
    [one] One more minute
   *[other] { $minutes } more minutes
}, counted once the tournament goes on.
cup-did-paused = Paused: all clocks stand still.
cup-did-resumed = It goes on; every clock has as much left as it had.
cup-did-cancelled = **{ $name }** is called off.
cup-did-cap = Room for { $cap } now; { $count } have signed up.
cup-did-result = The result is set.
cup-cancel-ask = Call **{ $name }** off? { $pot ->
    [0] { $count ->
        [one] One has signed up.
       *[other] { $count } have signed up.
    }
   *[other] All fees go back, { $pot } coins together.
} This can't be undone.
cup-report-ask = **{ $round }**: which match?
cup-report-logged = What you set counts, whatever was played. It is told to the log channel and marked in the list of matches.
cup-exported = **{ $name }**: standings and matches for a spreadsheet, and everything as JSON.
cup-word-channel = The channel of **{ $name }** is gone, so that the tournament is paused. Use `/tournament resume` in another channel of the server: it goes on there.
cup-word-barred = I may not write where **{ $name }** is announced: give me *View Channel*, *Send Messages*, *Embed Links* and *Attach Files* there. The matches go on; `/tournament now` works everywhere.

log-cup-created = { $who } announced the tournament **{ $name }**.
log-cup-check-in = { $who } opened the check-in of **{ $name }**.
log-cup-started = { $who } started **{ $name }**.
log-cup-paired = { $who } called the next round of **{ $name }**.
log-cup-finished = { $who } finished **{ $name }**.
log-cup-extended = { $who } gave **{ $name }** { $minutes } more { $minutes ->
        [one] minute
       *[other] minutes
    }.
log-cup-paused = { $who } paused **{ $name }**.
log-cup-resumed = { $who } let **{ $name }** go on.
log-cup-cancelled = { $who } called **{ $name }** off.
log-cup-seeds = { $who } changed the seeds of **{ $name }**.
log-cup-cap = { $who } made room for { $cap } in **{ $name }**.
log-cup-clock = { $who } gave match { $match } of round { $round } of **{ $name }** { $minutes } more minutes to come.
log-cup-clock-stopped = { $who } stopped the no-show clock of match { $match } of round { $round } of **{ $name }**.
log-cup-result = { $who } set a result in **{ $name }**, round { $round }, match { $match } ({ $pair }): { $result }
