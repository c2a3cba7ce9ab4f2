# Hints: the best plays and why.
command-hint-name = hint
command-hint = Show my best plays now, and why
button-my-hint = Hint
refused-no-hints = There are no hints at this table: every legal play is listed, and which is good you judge yourself.
hint-title = 💡 **Hint**

# $reasons are up to two of the texts below, joined by the separator.
hint-line = { $number }. **{ $play }**: { $reasons }
hint-separator = { "; " }
hint-or-pass = Passing is possible, too, and keeps that bomb.
hint-only-pass = 💡 **Hint**: nothing you hold beats this. Pass.
why-wins = it wins the hand at once
why-only = nothing else you hold would do
why-one-left = it leaves you a single play
why-fewest-plays = it leaves { $plays } plays, the fewest possible
why-plays-left = it leaves { $plays } plays
why-keeps-bomb = it keeps your { $bomb }
why-saves-jokers = { $jokers ->
        [one] it saves your joker
       *[other] it saves your { $jokers } jokers
    }
why-cheapest = it is the lowest that beats
why-lowest-lead = nothing lower can be led
why-jokers-needed = without a joker only a bomb would beat
why-bomb-needed = only a bomb beats this
why-weakest-bomb = it is the weakest of your bombs that beat
why-no-bomb = it beats without a bomb
