# A tournament's match at its table.
refused-match-table = This is a tournament match: nobody leaves its table. *Resign* gives this hand up, `/tournament drop` the rest of the tournament.
refused-match-soon = You are about to play in { $because }: no other hand until your match is over. It was called for <t:{ $when }:t>.
refused-opponent-match-soon = Somebody at this table is about to play in { $because }, so no other hand is dealt to them now.
match-title = { $tournament } · round { $round }, match { $number }
match-thread = Round { $round } · { $first } – { $second }
match-score = { $length } · { $first } { $won } : { $lost } { $second }
match-best-of = best of { $hands }
match-fixed = { $hands } hands, by the sum of X ({ $first } : { $second })
match-call = { $first } and { $second }, your match is called: press *I'm here*. The hand is dealt when both are here.
match-here = { $who } is here.
match-next = Press *Next hand* when you are ready. It is dealt <t:{ $when }:R> at the latest.
match-next-soon = Press *Next hand* when you are ready.
match-ready = { $who } is ready.
match-over =
    { $outcome ->
        [walkover] { $winner } wins the match: the opponent did not come.
        [forfeit] { $winner } wins the match: the opponent gave up.
        [double_loss] Nobody wins this match: both lose it.
        [overridden] { $winner } wins the match by the organiser's word.
        [overridden-nobody] Nobody wins this match, by the organiser's word.
       *[played] { $winner } wins the match.
    }
match-called-off = The tournament is called off.
match-score-over = { $first } { $won } : { $lost } { $second }
button-here = I'm here
button-next-hand = Next hand
you-are-here = Noted: you are here. The hand is dealt as soon as your opponent is, too.
you-are-ready = Noted: you are ready. The hand is dealt as soon as your opponent is, or soon by itself.
profile-match-hands = Of these in tournaments: { $hands } · won { $wins }
notice-called = Your tournament match waits: { $link }
    Press *I'm here* there. Who has not come when its clock runs out loses the match.
