from itertools import combinations_with_replacement

from bot.rules.cards import FULL_COUNTS, Counts
from bot.rules.combinations import readings
from bot.rules.scoring import max_stars


def strongest(size: int) -> int:
    """The greatest star of any selection of up to three ranks and jokers, found by trying."""
    best = 0
    for ranks in combinations_with_replacement((0, 1, 2, 7, 8), size):
        cards: Counts = tuple(ranks.count(rank) for rank in range(9))
        if all(n <= most for n, most in zip(cards, FULL_COUNTS, strict=True)):
            best = max([best, *(reading.stars for reading in readings(cards))])
    return best


def test_no_play_of_so_many_cards_has_more_stars() -> None:
    most = 0
    for size in range(1, 16):
        most = max(most, strongest(size))
        assert max_stars(size) == most


def test_twelve_stars_are_the_most_there_are() -> None:
    assert max_stars(25) == 12
