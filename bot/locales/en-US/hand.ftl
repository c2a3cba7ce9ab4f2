# What can be done from one's own hand message, beside playing a suggestion.
button-my-build = Build…
button-my-type = Type…
button-my-return = I'm back
button-my-claim = Claim the win
button-my-call-off = Call it off
button-build-play = Play
button-build-clear = Clear
button-build-back = Back
build-pick = Ranks (each with all its cards) …
build-nothing = Tick the ranks you want; each comes with all its cards. Then take single cards away with −.
build-no-combination = **{ $cards }** is no combination yet.
build-leads = **{ $cards }** is { $play }: you can play it.
build-beats = **{ $cards }** is { $play }: it beats what lies there.
build-too-weak = **{ $cards }** is { $play }: it doesn't beat what lies there.
typed-title = Play cards
typed-label = Cards
typed-placeholder = 99 · 10 J Q K A · 9x4 · w W
hand-away = Your clock ran out: you are on auto-play. Any action ends it.
hand-claimable = Your opponent is away. You may claim the win now, or wait.
hand-call-off-mine = You asked to call the hand off; it is void when your opponent asks, too.
hand-call-off-theirs = Your opponent would call the hand off. If you press *Call it off*, too, it counts for nothing.

# Above one's own result.
own-won-coins = **You won { $amount } { $amount ->
        [one] coin
       *[other] coins
    }; you have { $after } now.**
own-lost-coins = **This cost you { $amount } { $amount ->
        [one] coin
       *[other] coins
    }; { $after } remain.**
own-won-points = **You won { $amount } { $amount ->
        [one] point
       *[other] points
    }; you have { $after } now.**
own-lost-points = **This cost you { $amount } { $amount ->
        [one] point
       *[other] points
    }; { $after } remain.**
