"""Evolve: facts in an impossible order are a broken history, never a table."""

import pytest

from bot.table.commands import Announce
from bot.table.events import (
    AnyEvent,
    Closed,
    CloseReason,
    Ended,
    EndedBy,
    Opened,
    Passed,
    Returned,
    Voided,
    VoidReason,
)
from bot.table.evolve import evolve, fold
from bot.table.options import TableOptions
from tests.strategies import SECRET, START, ZERO, Game, deal_of


def test_no_events_are_no_table() -> None:
    with pytest.raises(ValueError, match="no events"):
        fold([])


def test_a_history_begins_with_opened_and_has_it_once() -> None:
    with pytest.raises(ValueError, match="begins by being opened"):
        fold([Closed(START, CloseReason.HOST)])
    opened = Opened(START, 7, TableOptions(), 11)
    with pytest.raises(ValueError, match="opened once"):
        fold([opened, opened])


def test_a_hand_is_announced_before_it_is_dealt() -> None:
    with pytest.raises(ValueError, match="announced before"):
        evolve(Game().table, deal_of("9", "T"))


@pytest.mark.parametrize(
    "event",
    [
        Passed(START, ZERO),
        Returned(START, ZERO),
        Ended(START, 1, ZERO, EndedBy.OUT, 1, 1, 1, 0),
        Voided(START, 1, VoidReason.HOST),
    ],
)
def test_nothing_happens_in_a_hand_that_is_not_being_played(event: AnyEvent) -> None:
    with pytest.raises(ValueError, match="no hand is being played"):
        evolve(Game().table, event)
    over = Game.dealt("9", "TT")
    over.play(ZERO, "9")
    with pytest.raises(ValueError, match="no hand is being played"):
        evolve(over.table, event)


def test_the_version_counts_events() -> None:
    game = Game()
    assert game.table.version == 1
    game.do(Announce(game.at, SECRET))
    assert game.table.version == 2
