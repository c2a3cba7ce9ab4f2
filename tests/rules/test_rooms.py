from bot.rules.rooms import MAX_STAKE, Room
from bot.rules.scoring import score


def test_no_hand_costs_more_than_the_entry() -> None:
    worst = max(score(left, [star]).stake for left in range(1, 26) for star in range(4, 13))
    assert worst == MAX_STAKE
    for room in Room:
        assert room.entry == worst * room.coefficient
