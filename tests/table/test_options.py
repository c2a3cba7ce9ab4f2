"""TableOptions: what can't be frozen into a table."""

import pytest

from bot.rules.rooms import Room
from bot.table.options import Level, Mode, Pace, TableOptions


def test_a_coin_table_has_a_room_and_no_other_table_has_one() -> None:
    with pytest.raises(ValueError, match="room"):
        TableOptions(mode=Mode.COINS)
    with pytest.raises(ValueError, match="room"):
        TableOptions(mode=Mode.POINTS, room=Room.EXPERT)


def test_slow_tables_have_no_bank_and_play_no_coins() -> None:
    with pytest.raises(ValueError, match="slow"):
        TableOptions(pace=Pace.SLOW)
    with pytest.raises(ValueError, match="slow"):
        TableOptions(mode=Mode.COINS, room=Room.BEGINNER, pace=Pace.SLOW, bank_ms=0)


def test_the_computer_sits_at_practice_tables_only() -> None:
    with pytest.raises(ValueError, match="practise"):
        TableOptions(computer=Level.EASY)
    assert TableOptions(mode=Mode.PRACTICE, computer=Level.MEDIUM).coefficient == 0
