"""How much of a turn's time is left, as a share."""

from dataclasses import replace

import pytest

from cogs.time_left import time_left
from rendering.scenes import LEADING, WAITING

WHOLE = LEADING.options.pace.turn_ms + LEADING.options.bank_ms
RUNNING = replace(LEADING, deadline=1_000_000 + WHOLE)


@pytest.mark.parametrize(
    ("passed", "share"), [(0, 1), (WHOLE // 2, 0.5), (WHOLE, 0), (WHOLE + 1, 0), (-5, 1)]
)
def test_time_runs_from_all_to_nothing(passed: int, share: float) -> None:
    assert time_left(RUNNING, 1_000_000 + passed) == share


def test_without_a_clock_nothing_is_left_to_show() -> None:
    assert time_left(WAITING, 0) is None
