"""Fewest plays: in how few plays a hand could be played out if nobody interfered.

An upper bound that is nearly always exact: a chain bomb is taken to play all cards of its ranks,
and a run to spend no joker where it has a card. Small and big jokers are alike here.
"""

from functools import lru_cache

from bot.rules.cards import FULL_COUNTS, Counts, Rank
from bot.rules.combinations import BOMB_SIZE, FEWEST_LINKS, MOST_RANKS, RUNS

_JOKERS = int(Rank.SMALL_JOKER)


def fewest_plays(hand: Counts, *, two_in_chain_bomb: bool = True) -> int:
    """Return the number of plays, 0 for no cards."""
    past = _JOKERS if two_in_chain_bomb else Rank.TWO
    return _fewest(hand[:_JOKERS], sum(hand[_JOKERS:]), past, False)


@lru_cache(maxsize=1 << 12)
def _fewest(held: Counts, jokers: int, past: int, hosts: bool) -> int:
    """Return the plays for naturals and jokers; `hosts`: a former play can take spare jokers."""
    rank = next((rank for rank, number in enumerate(held) if number), None)
    if rank is None:
        return 1 if jokers and not hosts else 0
    # The lowest rank is played alone, or it is in a run; a run is worth it if it rids us of two.
    best = _fewest((*held[:rank], 0, *held[rank + 1 :]), jokers, past, True)
    for width, taken, fewest, end in _SHAPES:
        missing, low = 0, rank
        while best and missing <= jokers and low >= 0:
            lacks, emptied = missing, 0
            for high in range(rank, min(end, past)):
                have = held[high]
                emptied += 0 < have <= taken
                if have < width:
                    lacks += width - have
                    if lacks > jokers:
                        break
                if high - low + 1 >= fewest and emptied > 1:
                    cut = [have - taken if have > taken else 0 for have in held[rank : high + 1]]
                    rest = (*held[:rank], *cut, *held[high + 1 :])
                    if best > 1 or not any(rest):
                        chain = taken > width
                        best = min(best, _fewest(rest, jokers - lacks, past, hosts or chain))
            low, missing = low - 1, missing + width
    return best + 1


# Cards that each rank needs, that are taken from it, fewest ranks, first rank too high.
_SHAPES = (
    (BOMB_SIZE, FULL_COUNTS[0], FEWEST_LINKS, _JOKERS),
    *[(width, width, fewest, MOST_RANKS) for _, width, fewest in RUNS],
)
