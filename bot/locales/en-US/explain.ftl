# Why cards can't be played, by the rule, and what would work instead.
# $kind and $beat_kind are kinds of combination, $a_kind the same with its article.

a-kind-single = a single card
a-kind-pair = a pair
a-kind-triple = a triple
a-kind-straight = a straight
a-kind-consecutive-pairs = consecutive pairs
a-kind-consecutive-triples = consecutive triples
a-kind-bomb = a bomb
a-kind-chain-bomb = a chain bomb
a-kind-three-jokers = three jokers
a-kind-four-jokers = four jokers

# With what has to be equal: $size cards, $number ranks.
sized-single = a single card
sized-pair = a pair
sized-triple = a triple
sized-straight = a straight of { $size }
sized-consecutive-pairs = { $number } consecutive pairs
sized-consecutive-triples = { $number } consecutive triples
sized-bomb = a bomb of { $size }
sized-chain-bomb = a chain bomb
sized-three-jokers = three jokers
sized-four-jokers = four jokers

refused-no-combination = { $flaw ->
        [no-cards] That names no cards.
        [stranger] { $cards } is no combination: { $a_kind } is of one rank, and { $surplus } { $surplus_count ->
            [one] is
           *[other] are
        } of another.
        [attached] { $cards }: triples with something attached (三连二) are not a combination here; { $surplus } { $surplus_count ->
            [one] is
           *[other] are
        } left over.
        [two] { $cards }: 2 can't be in { $a_kind }; runs go from 9 up to A.
        [two-in-chain] { $cards }: 2 can't be in a chain bomb at this table.
        [too-many] { $cards }: in { $a_kind } each rank has { $width ->
            [one] one card
           *[other] { $width } cards
        }; { $surplus } { $surplus_count ->
            [one] is
           *[other] are
        } left over.
        [gap] { $cards }: the ranks of { $a_kind } are adjacent; { $missing } { $missing_count ->
            [one] is
           *[other] are
        } missing between them{ $jokers ->
            [0] { "" }
            [one] , more than one joker can stand for
           *[other] , more than { $jokers } jokers can stand for
        }.
        [thin] { $cards }: in { $a_kind } each rank has { $width } cards{ $shape ->
            [chain_bomb] { " " }or more
           *[other] { "" }
        }; { $missing } { $missing_count ->
            [one] is
           *[other] are
        } missing{ $jokers ->
            [0] { "" }
            [one] , more than one joker can stand for
           *[other] , more than { $jokers } jokers can stand for
        }.
        [short] { $shape ->
            [straight] { $cards } is a straight of { $groups }: it takes { $needed }.
            [consecutive_pairs] { $cards } is { $groups } pairs in a row: consecutive pairs take { $needed }.
            [consecutive_triples] { $cards } is { $groups } triples in a row: consecutive triples take { $needed }.
           *[chain_bomb] { $cards } is two groups of four or more: a chain bomb takes three adjacent ranks.
        }
        [joker-over] { $cards }: there is a joker too many; it has no place in { $a_kind } of { $groups } ranks.
       *[mixed] { $cards } is no combination: different ranks go together only as a run, from a straight of 5 up.
    }

refused-too-weak = { $why ->
        [bomb] Only a stronger bomb beats a bomb; { $cards } is { $a_kind }.
        [kind] { $sized } can't follow { $beat_sized }: only the same kind can, or a bomb.
        [size] { $sized } can't follow { $beat_sized }: the number of cards must be the same.
        [stars] { $stars }★ does not beat { $beat_stars }★: between bombs the stars decide.
        [three-jokers] { $beat_cards } ({ $beat_stars }★) beats three jokers, which are the lowest 6★.
        [four-jokers] { $cards } ({ $stars }★) does not beat four jokers, which are the highest 7★.
        [cards] With the same stars, fewer cards win: { $size } cards don't beat { $beat_size }, both { $stars }★.
        [equal] { $cards } does not rank higher than { $beat_cards }: equal never beats.
       *[top] { $cards } does not rank higher than { $beat_cards }: the highest rank decides, and { $top } is below { $beat_top }.
    }

could-play = You could play: { $plays }
could-pass = You hold nothing that would work here: pass.
