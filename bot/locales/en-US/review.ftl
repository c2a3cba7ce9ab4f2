# The coach: a finished hand of one's own, reviewed.
button-review = Review
refused-not-my-hand = Only who played a hand can have it reviewed. `/duel replay` goes through it.
refused-no-coach = There is no coach here: whoever runs this bot has switched it off. `/duel replay` goes through the hand.
refused-coach-away = The coach can't be reached just now. Try again in a minute.
refused-coach-busy = I have a hand of yours already. Its review appears by itself where you asked; then ask for the next one.
refused-coach-full = Very many wait for a review just now. Try again in a few minutes; `/duel replay` goes through the hand meanwhile.
review-waiting = 🎓 Hand `{ $hand }` waits its turn: { $ahead ->
        [one] one review comes
       *[other] { $ahead } reviews come
    } before it, a few seconds each. Yours appears here by itself …
review-working = 🎓 Looking through hand `{ $hand }` … a few seconds.
review-title = 🎓 Review · hand `{ $hand }`
review-how = { $decisions ->
        [one] One decision of yours was
       *[other] { $decisions } decisions of yours were
    } tried out many times over, by what you could know at the time and never by your opponent's cards. A cost is how much of the stake X (base × multiplier) a move gave away on average; ± is the error of chance.
review-leading = **Move { $step }** · you led with { $mine } { $mine ->
        [one] card
       *[other] cards
    }, your opponent held { $theirs }
review-following = **Move { $step }** · you held { $mine } { $mine ->
        [one] card
       *[other] cards
    }, your opponent { $theirs }; to beat: { $beat }
review-cost = You chose: **{ $played }**. Better: **{ $better }**. Cost: about **{ $cost }** of X (±{ $error }).
review-why = Why: { $reasons }.
review-no-rule = Why: no rule of thumb says so; it shows when the hand is played on.
review-pass = pass
review-step = Move { $step }
review-no-moves = You made no move of your own in this hand, so there is nothing to review. `/duel replay` goes through it.
review-no-choice = There was nothing to weigh up in this hand: each move of yours had to be, or won at once.
review-nothing = **Nothing to mend.** { $decisions ->
        [one] Your one decision was
       *[other] All { $decisions } decisions of yours were
    } tried out, and nothing else was clearly better.
review-nothing-lost = Sometimes the cards decide.

fault-misses-win = that would have won the hand at once
fault-lets-out = { $number ->
        [one] your opponent held a single card, and a single is what it could go out on
       *[other] your opponent held { $number } cards, and could go out on a lead of just as many
    }
fault-leaves-lead = { $number ->
        [one] passing gave the lead to an opponent with a single card
       *[other] passing gave the lead to an opponent with { $number } cards
    }
fault-gives-lead = passing gave the lead away
fault-nearly-done = { $number ->
        [one] after it one more play would have won the hand
       *[other] after it { $number } more plays would have won the hand
    }
fault-loses-bomb = it took your { $bomb } apart
fault-spends-bomb = it spent a bomb where you could do without
fault-overkill = a smaller bomb would have done
fault-no-stars = the better bomb makes a win count ×{ $number }
fault-more-plays = it left you { $number } plays from going out, the better move { $instead }
fault-spends-jokers = { $number ->
        [one] it spent a joker that the better move keeps
       *[other] it spent { $number } jokers that the better move keeps
    }
fault-orphans = it left { $number } lone { $number ->
        [one] card
       *[other] cards
    }, the better move { $instead ->
        [0] none
       *[other] { $instead }
    }
fault-few-cards = it rid you of { $number } { $number ->
        [one] card
       *[other] cards
    }, the better move of { $instead }
fault-too-high = lower cards do, and high ones win a trick later
fault-too-low = higher cards are harder to beat
fault-wastes = these cards are worth more later than this trick
