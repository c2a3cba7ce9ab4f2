# The board, the hand view, results and short answers.
board-title = Crazy Duel · table { $table }
seat-free = free seat
stakes-points = Points room: the winner gains the stake X (1–80) in points, the loser loses it; no coins
stakes-coins = { $room }: a stake X of 1–80 times { $n } coins; a hand can cost at most { $most } coins, held from the deal to the end
stakes-practice = Practice: nothing is won or lost
stakes-match = Tournament match
stakes-clock =
    { $pace ->
        [fast] 30 s a turn
        [relaxed] 3 min a turn
        [slow] 12 h a turn
       *[normal] 60 s a turn
    }{ $bank ->
        [0] { "" }
       *[other] , bank { $bank } s
    }
room-points = Points room
room-beginner = Beginner coin room
room-intermediate = Intermediate coin room
room-advanced = Advanced coin room
room-expert = Expert coin room

# $who, $opener, $winner and $loser are a seat and its player: `● @Ann`.
board-waiting = { $opener } waits for an opponent. Press *Sit down* to play.
board-called = { $role }: a seat is free.
board-closed = This table is closed. `/duel open` opens a new one.
board-seat-free = One seat is free.
board-asks-rematch = { $who } wants a rematch.
board-cheaper-room = One of you lacks the coins for a rematch in this room. Both can enter: { $room } (`/duel open`).
board-count = { $who } { $count } { $count ->
        [one] card
       *[other] cards
    }
board-call = ⚠ { $count } or fewer!

# $until is a time that counts down by itself (“in 40 seconds”), or “thinking …”.
board-turn = **{ $who } to move** · { $until }
board-lead = A new trick: lead anything.
board-to-beat = { $who } played **{ $play }**
board-face-up = Face-up card: { $card }, dealt to { $who }, who leads the first trick
board-auto = { $who } is on auto-play; any action ends it.
board-last = Last: { $moves }
board-gone = Gone: { $cards }
board-multipliers = Multipliers so far: { $multipliers }
board-commit = Fair deal, commitment of this hand (SHA-256 of the secret's 32 bytes, shown when it ends): { $hash }
board-commit-next = Fair deal, commitment of the NEXT hand: { $hash }
board-newcomer = { $who } is new here and has { $minutes } min a turn
board-reposted = The board is at the end of the channel now.
move-pass = pass
button-sit = Sit down
button-hand = My hand
button-pass = Pass
button-leave = Leave
button-rematch = Rematch
button-my-resign = Resign
button-my-confirm = Yes, resign
button-my-back = No, go on
button-unknown = This button belongs to another version. `/duel hand` shows your hand, `/duel show` the board.
hand-title = Table { $table } · hand { $number }
hand-waiting = You are seated. The cards are dealt as soon as somebody sits down opposite you.
hand-next = The next hand is dealt as soon as your opponent asks for it.
hand-counts =
    You have { $mine } { $mine ->
        [one] card
       *[other] cards
    }, { $opponent } has { $theirs }
hand-multiplier = Multiplier so far: yours ×{ $mine }, your opponent's ×{ $theirs }
hand-nothing-beats = Nothing you hold beats this: pass.

# Placeholders of the menus below a hand.
select-play-first = { $assist ->
    [full] Play … (the best { $shown } of { $count }, all of them by kind)
   *[legal_only] Play … (the first { $shown } of { $count }, all of them by kind)
}
select-play = { $assist ->
    [full] Play … ({ $count } suggested)
   *[legal_only] Play … ({ $count } possible)
}
select-kind = By kind …
select-kind-option = { $kind } ({ $count })
select-of-kind = { $kind }: which?
select-more = More (page { $page } of { $pages }) …
# Before a hand is given up: the question, then what that costs. $left are the asker's own cards, $most
# the largest stake X by what everybody can see, $n the room's coefficient, $coins both multiplied.
resign-ask = Resign this hand with { $left } { $left ->
        [one] card
       *[other] cards
    } left?
resign-points = It costs you at most { $most } points.
resign-coins = It costs you at most { $coins } coins: X = { $most } at most, times { $n }.
resign-practice = This is practice: nothing is lost.
resign-match = Your opponent wins it, and it enters the match with X = { $most } at most.
resign-uncounted = It would not count: the two of you have used up the three hands a day that may be given up before the second play. Nothing is lost.
you-sit = You are seated.
you-left = You are not seated at this table any more.
you-opened = Table { $table } is open. When somebody sits down you get your cards in a direct message; *My hand* on the board shows them, too.
you-asked-rematch = You asked for a rematch. It begins when your opponent asks, too.
next-hand-below = The next hand is dealt: see the new message.
refreshed = That was from an earlier turn; this is how it stands now.
victory-small = Small kill
victory-big = Big kill
victory-mad = Mad kill
victory-total = Total kill
result-out = { $winner } is out; { $loser } has { $left } left
result-resign = { $loser } resigned with { $left } left; { $winner } wins
result-forfeit = { $loser } ran out of time with { $left } left; { $winner } wins
result-void = { $reason ->
        [called_off] The hand was called off by both and counts for nothing.
       *[host] The hand is void: the cause was the host's. Nothing is won or lost.
    }

# How the stake comes about; $stake is the product.
result-score = Stake X = base { $base } = { $stake }
result-score-star = Stake X = base { $base } × multiplier { $multiplier } ({ $stars }★) = { $stake }
result-score-held = Stake X = base { $base } × multiplier { $multiplier } ({ $stars }★, played or still in the winner's hand) = { $stake }

# $change has its sign (`+2,400`), $amount is the same number without.
result-coins =
    { $who } { $change } { $amount ->
        [one] coin
       *[other] coins
    } ({ $before } → { $after })
result-points =
    { $who } { $change } { $amount ->
        [one] point
       *[other] points
    } ({ $before } → { $after }) · { $tier }
result-points-floor =
    { $who } stays at { $after } { $after ->
        [one] point
       *[other] points
    }: a total never falls below 0 · { $tier }
result-promoted = 🎉 { $who } is promoted to { $tier }!
result-left = { $who } had left: { $cards }
result-set-aside = Set aside: { $cards }
result-commit = Fair deal, the commitment shown before this hand: { $hash }
result-proof = Its secret { $secret } (SHA-256 of these 32 bytes is the commitment), salt { $salt }
result-hand = Hand `{ $hand }`: `/duel verify` computes its deal again.
result-not-counted = This hand does not count: it was given up before the second play, and the two of you have used up the three such hands a day that do. Nothing is won or lost.
error-unexpected = Something went wrong on our side (error { $id }). Nothing was lost; please try again.
error-channel = I can't write where the table is: the channel is gone, or I lack one of these permissions there: View Channel, Send Messages, Attach Files, Embed Links. The hand goes on in your direct messages; `/duel hand` shows it.
