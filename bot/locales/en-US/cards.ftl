# Cards, combinations and what pictures say in words.

rank-nine = 9
rank-ten = 10
rank-jack = J
rank-queen = Q
rank-king = K
rank-ace = A
rank-two = 2
rank-small-joker = small joker
rank-big-joker = big joker

card-spades = { $rank }♠
card-hearts = { $rank }♥
card-diamonds = { $rank }♦
card-clubs = { $rank }♣

kind-single = single
kind-pair = pair
kind-triple = triple
kind-straight = straight
kind-consecutive-pairs = consecutive pairs
kind-consecutive-triples = consecutive triples
kind-bomb = bomb
kind-chain-bomb = chain bomb
kind-three-jokers = three-joker bomb
kind-four-jokers = four-joker bomb

# A combination. $top and $low are ranks, $size its cards, $link the cards of its smallest link.
play-single = single { $top }
play-pair = pair of { $top }s
play-pair-of-both-jokers = pair of jokers, big and small
play-triple = triple of { $top }s
play-straight = straight { $low }–{ $top }
play-consecutive-pairs = consecutive pairs { $low }–{ $top }
play-consecutive-triples = consecutive triples { $low }–{ $top }
play-bomb = bomb { $top }×{ $size }, { $stars }★
play-chain-bomb = chain bomb { $link }×{ $groups }, { $stars }★ ({ $low }–{ $top })
play-three-jokers = three-joker bomb, { $stars }★
play-four-jokers = four-joker bomb, { $stars }★

# $play is one of the plays above, $ranks what its $jokers jokers stand for: `A` or `9×2, K`.
play-with-jokers =
    { $jokers ->
        [one] { $play }, joker as { $ranks }
       *[other] { $play }, jokers as { $ranks }
    }

hand-cards =
    { $count ->
        [0] No cards
        [one] 1 card: { $groups }
       *[other] { $count } cards: { $groups }
    }

# Between the things of a list, and between sentences (a language may need no space there).
alt-separator = { ", " }
alt-space = { " " }
alt-group = { $rank } ×{ $count }
alt-bomb = { $group } (bomb, { $stars } stars)

# What the pictures show, for who cannot see them. $seat is one of the two signs of the seats.
alt-seat-0 = Blue disc
alt-seat-1 = Red square
alt-seat-free = { $seat }: free.
alt-seat-taken = { $seat }: seated.
alt-seat-ready = { $seat }: ready.
alt-seat-holds =
    { $count ->
        [one] { $seat } holds 1 card.
       *[other] { $seat } holds { $count } cards.
    }
alt-seat-multiplier = { $seat } has multiplier ×{ $multiplier }.
alt-seat-automatic = { $seat } is on auto-play.
alt-to-beat = { $seat } played { $play }.
alt-to-move = { $seat } is to move.
alt-leads = { $seat } leads.
alt-face-up = Face-up card: { $card }.
alt-face-up-held = Face-up card: { $card }, held by { $seat }.
alt-void = The hand is void.
alt-won =
    { $stars ->
        [0] { $seat } wins: { $victory }, { $base } × { $multiplier } = { $stake }.
       *[other] { $seat } wins: { $victory }, { $stars } stars, { $base } × { $multiplier } = { $stake }.
    }
alt-went-out = Last play: { $play }.
alt-resigned = { $seat } resigned.
alt-forfeited = { $seat } forfeited.
alt-still-held = { $seat } still held { $cards }.
