"""Practice tables beside everything else: other tables, other people, mistakes, absences."""

import json
import logging
from collections.abc import Callable
from typing import NoReturn

import pytest

from bot.host import company
from bot.rules.cards import NO_CARDS
from bot.rules.combinations import Reading, readings
from bot.rules.notation import parse
from bot.sandbox.player import acts_of
from bot.table.events import Dealt
from bot.table.options import Mode
from bot.table.state import Phase
from data import players, tables
from data.store import Connection
from tests.end_to_end.practice import at_anns_turn, played_out, practising, waited
from tests.end_to_end.table import Evening


async def test_there_is_one_practice_table_per_person_and_place(evening: Evening) -> None:
    await practising(evening)
    again = await evening.ann.person.command("duel practice", dm=True)
    assert again.message is not None
    assert "already" in again.message.text
    await practising(evening, dm=False)
    again = await evening.ann.person.command("duel practice")
    assert again.message is not None
    assert "already" in again.message.text
    await evening.ming.person.command("duel practice", dm=True)  # others may meanwhile
    await evening.shown()
    live = await evening.app.host.store.read(tables.live)
    assert len(live) == 3


async def test_the_computer_passes_the_time_while_a_table_waits(evening: Evening) -> None:
    found = await evening.ann.person.command("duel find")
    await evening.shown()
    assert found.message is not None
    (button,) = [b for b in found.message.buttons if b.label == "Play the computer meanwhile"]
    outcome = await evening.ann.person.click(found.message, str(button.custom_id))
    await evening.shown()
    assert outcome.message is not None
    assert "Your other table stays open" in outcome.message.text
    assert (await evening.state(1)).phase is Phase.WAITING
    assert (await evening.state(2)).phase is Phase.PLAYING
    await at_anns_turn(evening)
    await evening.ann.tap()
    await evening.shown()
    await evening.ming.person.command("duel find")
    await evening.shown()
    assert (await evening.state(1)).phase is Phase.PLAYING
    assert evening.ann.hand is not None
    assert "Table 1 " in evening.ann.hand.text  # the newest message is the table's


async def test_no_second_press_opens_a_second_table(evening: Evening) -> None:
    found = await evening.ann.person.command("duel find")
    await evening.shown()
    assert found.message is not None
    button = acts_of(found.message)["easy"]
    for _ in range(2):
        await evening.ann.person.click(found.message, button)
    await evening.shown()
    assert len(await evening.app.host.store.read(tables.live)) == 2


async def test_in_a_direct_message_commands_mean_the_hand_that_is_played(evening: Evening) -> None:
    await evening.opened()
    await practising(evening)
    outcome = await evening.ann.person.command("duel hand", dm=True)
    assert outcome.message is not None
    assert "Table 2 " in outcome.message.text
    shown = await evening.ann.person.command("duel show", dm=True)
    assert shown.message is not None
    assert "Table 2 " in shown.message.text


async def test_nobody_else_can_sit_down_or_find_the_table(evening: Evening) -> None:
    await practising(evening, dm=False)
    await evening.ming.person.command("duel find")
    await evening.shown()
    assert (await evening.state(2)).options.mode is Mode.POINTS


async def test_zero_is_nobody(evening: Evening) -> None:
    await practising(evening)
    await practising(evening, dm=False)
    row = await evening.app.host.store.read(lambda conn: tables.known_row(conn, 1))
    sitter = row.sitters[company.COMPUTER]
    assert sitter is not None
    assert sitter.discord_id == 0
    assert (await evening.app.host.shelf.board(1)).players[company.COMPUTER] is None
    assert evening.app.host._tables.seats_of(0, None) == []

    def computers(conn: Connection) -> list[tuple[str, None]]:
        return conn.execute(
            "SELECT kind, discord_id FROM player WHERE kind = 'computer'"
        ).fetchall()

    assert await evening.app.host.store.read(computers) == [("computer", None)]


async def test_the_computer_is_no_newcomer_and_the_person_is(evening: Evening) -> None:
    await practising(evening)

    def times(conn: Connection) -> tuple[int, int]:
        (dealt,) = [event for event in tables.events(conn, 1) if isinstance(event, Dealt)]
        return dealt.turn_ms

    assert await evening.app.host.store.read(times) == (180_000, 60_000)


def broken(*_: object) -> NoReturn:
    raise RuntimeError("no idea")


def out_of_the_sleeve(*_: object) -> Reading:
    return readings(parse("9x8 w w W W", NO_CARDS))[0]


@pytest.mark.parametrize("choose", [broken, out_of_the_sleeve])
async def test_whatever_goes_wrong_in_choosing_the_hand_goes_on(
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    choose: Callable[..., object],
) -> None:
    monkeypatch.setattr(company, "choose", choose)
    await practising(evening)
    with caplog.at_level(logging.ERROR, "bot.host.company"):
        await played_out(evening)
    assert "the computer's move at table 1" in caplog.text


async def test_no_move_is_made_while_the_bot_is_away(evening: Evening) -> None:
    await practising(evening)
    await at_anns_turn(evening)
    await evening.ann.tap()
    await evening.shown()
    moves = (await evening.state()).hand.moves  # type: ignore[union-attr]
    evening.discord.faults.on("lost_session", times=1)
    await evening.until(lambda: not evening.app.host.connected)
    await evening.until(lambda: evening.app.host.connected)
    await waited(evening)
    assert len((await evening.state()).hand.moves) == len(moves) + 1  # type: ignore[union-attr]


async def test_the_practice_table_is_of_no_server(evening: Evening) -> None:
    found = await evening.ann.person.command("duel find")
    assert found.message is not None
    await evening.ann.person.click(found.message, acts_of(found.message)["easy"])
    await evening.shown()

    def stored(conn: Connection) -> tuple[int, object]:
        settings = players.guild_settings(conn, players.DIRECT_MESSAGES)
        return tables.known_row(conn, 2).guild_id, json.dumps(settings)

    assert await evening.app.host.store.read(stored) == (0, "{}")
