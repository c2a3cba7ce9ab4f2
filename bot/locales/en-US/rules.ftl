# The rules by topic. Figures and tables come from the code.

command-rules-name = rules
command-rules = The complete rules with pictures, by topic
command-option-topic-name = topic
command-option-topic = What to read about
select-rules = Another topic …

rules-title = Rules · { $topic }
rules-topic-basics = In short
rules-topic-cards = Cards and deal
rules-topic-combinations = Combinations
rules-topic-jokers = Jokers
rules-topic-bombs = Bombs and stars
rules-topic-beating = What beats what
rules-topic-score = What a win is worth
rules-topic-tiers = Points and tiers
rules-topic-rooms = Rooms and coins
rules-topic-house = Clock, absence, giving up

rules-basics =
    Two players, { $hand } cards each. Whoever is rid of all cards first wins the hand; the other pays for the cards still held, times the strongest bomb that the winner played.
    - Whoever holds the face-up card leads with any combination.
    - Then in turn: beat what lies there with the same kind and number of cards, or with a bomb, or pass.
    - A pass ends the trick, and the other player leads anything.
    - Jokers stand for what you need. Nearly every hand holds a bomb, and about four in five a chain of them.

    The other topics say the rest. *House ruling* marks what the game's own rules leave open: here it is decided for everybody alike.
    Coins are play data without value, for ages { $age } and up.

rules-cards =
    Two packs, of which only 9 10 J Q K A 2 and the jokers are used: { $deck } cards, { $alike } of each rank, { $alike_jokers } small jokers and { $alike_jokers } big ones. Suits mean nothing. From high to low:
rules-deal =
    - { $aside } cards are set aside unseen; each player gets { $hand }.
    - One of the { $dealt } dealt cards, drawn anew for every hand, is face up. Both see it and who holds it; that player leads.
    - What was set aside is shown when the hand is over *(house ruling)*.
    - Before the deal the board shows a fingerprint of the hand's secret, and the result shows the secret: every deal can be checked *(house ruling)*.

rules-alike =
    - **Single**: any card. **Pair**: two of one rank. **Triple**: three of one rank, but never three jokers.
rules-straight =
    - **Straight**: { $straight } or { $ranks } ranks in a row, one card each.
rules-runs =
    - **Consecutive pairs** and **consecutive triples**: { $run } to { $ranks } ranks in a row, two or three cards each.
rules-limits =
    - These runs go from 9 up to A. 2 is in none of them.
    - Nothing goes along with triples: 三连二, triples with something attached, can't be played.
    - **Bombs** and **chain bombs** beat all of these; they have a topic of their own.

rules-jokers =
    In company a joker stands for any of 9 10 J Q K A 2, in every kind of combination. What it stood for is always shown.
rules-jokers-alone =
    - Alone a joker is itself: the big one is the highest single, then the small one.
    - Two jokers are a pair above a pair of 2s, ranked by the higher one *(house ruling)*.
    - Three jokers alone are always the three-joker bomb, four the four-joker bomb. Four jokers with a 9 are five 9s, which is only 5★ *(house ruling)*.
    - Of several readings the strongest counts: 10 J Q K and a joker are 10 to A, and a reading as a bomb goes before all others.
    - Few cards can be two kinds: 9 10 J and three jokers are a straight of 6 or 3 consecutive pairs; twelve cards may be 6 pairs or 4 triples. Following, the trick decides. Leading, you may say which (`as`); if you don't, the higher top rank counts, then a straight before pairs and triples before pairs *(house ruling)*.

rules-bombs =
    - **Bomb**: { $bomb } or more of one rank, 2 included. Its stars are its cards, up to { $max_stars }★ with jokers.
    - **Four jokers**: 7★. **Three jokers**: 6★.
rules-chains =
    - **Chain bomb**: { $links } or more adjacent ranks with { $bomb } or more cards each. Its stars are the cards of its smallest rank plus the number of its ranks.
rules-chain-table =
    { $chain_rows }
    - More than the smallest rank has only adds cards: 9×4 10×5 J×6 is 4 + 3 = 7★ *(house ruling)*.
    - 2 may end a chain (Q K A 2) and is its highest rank; nothing wraps around from 2 to 9 *(house ruling; a table may do without)*.

rules-beating =
    - The same kind and the same number of cards with a higher top rank.
    - Any bomb beats whatever is no bomb.
    - Bomb against bomb: more stars; then three jokers are the lowest 6★ and four jokers the highest 7★; then **fewer** cards; then the higher top rank.
    - A joker in a bomb is as good as the card it stands for, and equal never beats *(house ruling)*.
    - Bombs from weak to strong:
rules-passing =
    - The leader has to play *(house ruling)*.
    - Following, you may pass even when you could beat, and passing never locks you out *(house ruling)*.
    - A pass ends the trick; the other player leads anything.

rules-score =
    { "**" }Base**, by the cards that the loser still holds:
    { $victory_rows }

    { "**" }Multiplier**, by the strongest bomb that the winner played, once:
    { $multiplier_rows }
    - Weaker bombs multiply nothing. Beaten bombs and the last play count; bombs still in hand, refused plays and the loser's bombs do not *(house ruling)*.

    { "**" }Stake** X = base × multiplier, at most { $most }.
    - Example: { $example_left } cards left is base { $example_base }, { $example_stars }★ is ×{ $example_times }. Where N is { $example_n }, the loser pays { $example_base } × { $example_times } × { $example_n } = { $example_coins } coins.

# Rows of the tables above; figures come from the code.
rules-victory-row = - { $from }–{ $to } cards: { $victory }, base { $base }
rules-multiplier-row = - { $stars }★: ×{ $times }
rules-chain-row = - { $stars }★: { $chains }

rules-tiers =
    In points rooms the winner gains the stake X in points and the loser loses it. A total never falls below 0, and a bound belongs to the higher tier *(house ruling)*.
    { $tier_rows }
rules-tier-row = - { $tier }: from { $bound }

rules-rooms =
    Coins are play data without value, for ages { $age } and up. In a coin room the loser pays X × N, and the winner gets exactly that: nothing is taken out.
    { $room_rows }
    - The entry is { $most } × N, the most that one hand can cost. It is checked before every hand and held until the end, so that nobody falls below 0 *(house ruling)*.
    - Points rooms move points only, coin rooms coins only *(house ruling; a server may count points in coin rooms, too)*.
    - Coins come by themselves *(house ruling)*: { $start_coins } to start with, once; daily { $daily_first }, rising by { $daily_rise } a day to { $daily_most }; with fewer than { $relief_below }, relief up to { $relief_up_to }, { $reliefs } times a day.
    - Who has lost { $pair_entries } entries of a room or more to the same opponent in a day plays no further coin hand with them that day; it is looked at before each hand *(house ruling)*.
rules-room-row = - { $room }: N { $n }, entry { $entry }

rules-house =
    All of this page is *house ruling*: the game's own rules say nothing of it.
    - **Clock**: { $clocks }. Besides, each player has a bank of { $bank } s a hand for turns that take longer (slow tables: none; points only). Who has finished fewer than { $new_hands } hands has at least { $new_seconds } s, except in tournaments.
    - **Absence**: when clock and bank are gone the seat is on auto-play: it passes, or leads its lowest single; its next turns wait { $auto } s. Anything you do ends it. After { $claim } automatic turns in a row your opponent may claim the win; the next one loses the hand by itself.
    - **Giving up** costs the base of the cards you hold now, times the larger of two multipliers: that of the bombs your opponent has played, and that of the best bomb still in their hand. A forfeit by the clock and a claimed win are priced the same way. So it is never cheaper than playing on. Before you confirm you are told the most it can cost by what both can see. Of hands given up before your second play, { $early } a day against the same opponent count; any more move nothing.
    - **Void**: a hand that both call off, or that the server or this bot broke, counts for nothing, and whatever was held goes back. While the bot is away no clock runs.
    - **Help**: in the advanced and expert rooms and in tournaments every legal play is listed, but nothing is suggested and there are no hints.
    - **Counts**: both always see how many cards the other holds; at { $call_first } and at { $call_last } they are called.
rules-clock = { $pace ->
        [fast] fast { $seconds } s a turn
        [normal] normal { $seconds } s
        [relaxed] relaxed { $seconds } s
       *[slow] slow { $hours } h
    }
