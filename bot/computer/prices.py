"""Prices: what plays cost and where greedy draws its lines, in hundredths of a poor play.

Found by letting variants play each other on thousands of mirrored deals, for the score X and not
for wins. Constants only.
"""

from bot.rules.combinations import MOST_RANKS

_NATURALS = 7  # ranks but jokers
_MOST_STARS = 19  # of what the tables are asked for; 12 is the most that a hand holds
_RANK = 10  # what a rank more takes off the price of cards of one rank
_ONE_RANK = (100, 100, 105)  # single, pair, triple of 9s
_TWO = 14  # what 2s cost beyond their rank: they are in no run

# Bombs by stars: a big one costs less than nothing, for it wins its trick.
BOMBS = (0, 0, 0, 0, 20, -7, -35, -90, -140, *[-210] * (_MOST_STARS - 9))
JOKERS = (0, 15, 0, -60, -90)  # left over at the end of a parting, by number

# What is played for one rank, by rank and number of cards.
ALONE = tuple(
    (0, *[price - _RANK * rank + _TWO * (rank == 6) for price in _ONE_RANK], *BOMBS[4:13])
    for rank in range(_NATURALS)
)
# Cards of each rank, fewest ranks, price by top.
RUNS = tuple(
    (width, fewest, tuple(price - slope * top for top in range(MOST_RANKS)))
    for width, fewest, price, slope in ((1, 5, 90, 8), (2, 3, 70, 3), (3, 3, 100, 8))
)

# Leading: a card more that is got rid of; a plain play as large as the other's hand, less for a
# high top; a bomb, and the rest of the hand per hundred of its cost.
LEAD_SIZE = 9
LEAD_DANGER, LEAD_DANGER_TOP = 135, 16
LEAD_BOMB, LEAD_LEFT = 150, 20

# Following: how much a plain play must gain, less by URGE when the other is near the end; how much
# a bomb may lose, more by a part of what the rest of the hand costs, per hundred.
PLAIN = 20
URGE = (100, 88, 76, 64, 52, 40, 28, 16, 4)
BOMB, BOMB_LEFT = -270, 15

# The worth of having played a bomb of so many stars, which multiply X; and how much of it is lost
# to a second bomb.
PLAYED = (0, 0, 0, 0, 0, 0, 0, 80, 120, 160, *[250] * (_MOST_STARS - 10))
ALREADY = tuple(worth * 3 // 10 for worth in PLAYED)
