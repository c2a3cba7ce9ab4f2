from dataclasses import FrozenInstanceError

import pytest

from bot.rules.scoring import Score, Victory, base, multiplier, score, victory


def test_every_number_of_cards_left_has_its_class_and_base() -> None:
    classes = [(victory(left), base(left)) for left in range(1, 26)]
    assert classes == [
        *[(Victory.SMALL, 1)] * 5,
        *[(Victory.BIG, 2)] * 5,
        *[(Victory.MAD, 3)] * 10,
        *[(Victory.TOTAL, 4)] * 5,
    ]


def test_only_the_largest_star_counts_and_only_once() -> None:
    assert multiplier([8, 7, 8]) == 6
    assert multiplier([6, 6]) == 2
    assert multiplier(star for star in (4, 12, 5)) == 20


def test_plain_plays_and_bombs_below_six_stars_multiply_by_one() -> None:
    assert multiplier([]) == multiplier([0]) == multiplier([4, 5, 0]) == 1


def test_a_score_is_base_times_multiplier() -> None:
    assert score(24, [8]) == Score(Victory.TOTAL, 4, 6, 24)
    assert score(1, []) == Score(Victory.SMALL, 1, 1, 1)


@pytest.mark.parametrize("left", [0, -1, 26])
def test_a_loser_holds_between_one_and_twenty_five_cards(left: int) -> None:
    with pytest.raises(ValueError, match=f"^a loser holds 1 to 25 cards, not {left}$"):
        score(left, [])


@pytest.mark.parametrize("star", [-1, 1, 3, 13])
def test_stars_that_no_play_has_are_refused(star: int) -> None:
    with pytest.raises(ValueError, match=f"^no play has {star} stars$"):
        multiplier([7, star])


def test_a_score_never_changes() -> None:
    with pytest.raises(FrozenInstanceError):
        score(24, [8]).stake = 0  # type: ignore[misc]
