"""The verdict on a tournament played by itself: it must notice what is wrong."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.tournament_verdict import verdict
from bot.tournament.state import Phase
from bot.tournament.types import Format, Style
from data.store import Connection, Store
from tests.host.hall import ANN, BEN, CAM, DAN, KNOCKOUT, MINUTE, Hall


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    store = await Store.open(tmp_path / "duel.sqlite3")
    yield Hall(store)
    await store.close()


async def played(hall: Hall, form: Format) -> None:
    """Play a tournament to its end, always the second of a pairing winning."""
    await hall.started(ANN, BEN, CAM, DAN, form=form, fee=100)
    while (await hall.shown()).state.phase is Phase.RUNNING:
        for match in (await hall.shown()).matches:
            await hall.beaten(hall.user(match.first), hall.user(match.second))
        await hall.later(2 * MINUTE)


async def problems(hall: Hall) -> list[str]:
    return (await hall.store.read(lambda conn: verdict(conn, hall.cup))).problems


@pytest.mark.parametrize("style", list(Style))
async def test_a_tournament_is_right_when_it_is(hall: Hall, style: Style) -> None:
    await played(hall, Format(style=style))
    found = await hall.store.read(lambda conn: verdict(conn, hall.cup))
    assert found.problems == []
    assert found.prizes == 400
    assert found.places == list((await hall.shown()).state.places) or style is not Style.SWISS


async def test_a_hand_won_by_somebody_else_is_noticed(hall: Hall) -> None:
    await played(hall, KNOCKOUT)

    def cheat(conn: Connection) -> None:
        conn.execute("DROP TRIGGER hand_flows")
        conn.execute("UPDATE hand SET winner = 1 - winner WHERE state = 'settled'")

    await hall.store.write(cheat)
    assert any("went to" in problem for problem in await problems(hall))


async def test_places_that_the_hands_do_not_give_are_noticed(hall: Hall) -> None:
    await played(hall, KNOCKOUT)

    def cheat(conn: Connection) -> None:
        conn.execute("DROP TRIGGER tournament_event_fixed")
        conn.execute(
            "UPDATE tournament_event SET payload = json_set(payload, '$.places',"
            " json('[[1,1],[2,2],[3,3],[4,4]]')) WHERE kind = 'finished'"
        )

    await hall.store.write(cheat)
    assert any("the hands say" in problem for problem in await problems(hall))


async def test_prizes_that_are_not_the_pot_are_noticed(hall: Hall) -> None:
    await played(hall, KNOCKOUT)

    def cheat(conn: Connection) -> None:
        conn.execute("DROP TRIGGER tournament_event_fixed")
        conn.execute(
            "UPDATE tournament_event SET payload = json_set(payload, '$.prizes',"
            " json('[[1,399]]')) WHERE kind = 'finished'"
        )

    await hall.store.write(cheat)
    assert any("pot" in problem for problem in await problems(hall))
