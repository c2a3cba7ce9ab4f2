"""Tables against the computer: in a channel, in direct messages, and while another table waits."""

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from bot.host import company
from bot.host.sweeper import sweep
from bot.rules.cards import NO_CARDS
from bot.rules.combinations import Reading, readings
from bot.rules.notation import parse
from bot.sandbox.outcome import Outcome
from bot.sandbox.player import acts_of
from bot.table.events import Dealt, EndedBy, VoidReason
from bot.table.options import Level, Mode
from bot.table.state import Phase
from data import audit, players, tables
from data.store import Connection
from tests.end_to_end.table import Evening


async def practising(evening: Evening, *, dm: bool = True, level: Level = Level.EASY) -> Outcome:
    """Have Ann play the computer. Return the answer to her command."""
    outcome = await evening.ann.person.command("duel practice", dm=dm, level=level.value)
    await evening.shown()
    await evening.until(lambda: evening.ann.can("my-resign"))
    return outcome


async def waited(evening: Evening, ms: int = company.PAUSE_MS) -> None:
    """Let time pass and the sweeper look."""
    evening.discord.turn(ms)
    await sweep(evening.app.host)
    await evening.shown()


async def at_anns_turn(evening: Evening) -> None:
    """Let the computer move if it leads."""
    if not evening.ann.to_move:
        await waited(evening)
    await evening.until(lambda: evening.ann.to_move)


async def moved(evening: Evening) -> None:
    """Have Ann make a move, and wait until she sees it."""
    turn = evening.ann.turn
    await evening.ann.tap()
    await evening.until(lambda: evening.ann.turn != turn)
    await evening.shown()


async def played_out(evening: Evening) -> None:
    """Play the hand to its end, Ann by taps, the computer by the clock."""
    for _ in range(100):
        if evening.ann.can("my-rematch"):
            return
        if evening.ann.to_move:
            await moved(evening)
        else:
            await waited(evening)
    raise AssertionError("the hand does not end")


async def test_a_hand_in_direct_messages_needs_no_board(evening: Evening) -> None:
    before = len(evening.ann.person.sees())
    await practising(evening)
    await played_out(evening)
    assert len(evening.ann.person.sees()) == before  # nothing in the channel
    own = [message for message in evening.ann.person.inbox if not message.ephemeral]
    assert len(own) == 1  # one message for the whole hand
    assert "the computer (easy)" in own[0].text
    state = await evening.state()
    assert state.hand is not None
    assert state.hand.ended is not None
    assert state.hand.ended.ended_by is EndedBy.OUT
    assert state.announced is not None
    assert state.announced.commit.hex() in own[0].text


async def test_the_message_tells_what_the_board_would(evening: Evening) -> None:
    await practising(evening)
    await at_anns_turn(evening)
    await moved(evening)
    state = await evening.state()
    assert state.hand is not None
    assert evening.ann.hand is not None
    assert state.hand.commit.hex() in evening.ann.hand.text
    assert "Last: " in evening.ann.hand.text
    assert "Gone: " in evening.ann.hand.text


async def test_the_computer_thinks_for_a_moment(evening: Evening) -> None:
    await practising(evening)
    await at_anns_turn(evening)
    await evening.ann.tap()
    await evening.shown()
    moves = (await evening.state()).hand.moves  # type: ignore[union-attr]
    assert evening.ann.hand is not None
    assert "the computer (easy) to move** · thinking" in evening.ann.hand.text
    await waited(evening, company.PAUSE_MS - 1)
    assert (await evening.state()).hand.moves == moves  # type: ignore[union-attr]
    await waited(evening, 1)
    assert len((await evening.state()).hand.moves) == len(moves) + 1  # type: ignore[union-attr]


@pytest.mark.parametrize("level", Level)
async def test_in_a_channel_the_board_names_the_computer(evening: Evening, level: Level) -> None:
    evening.ann.person.user.locale = "zh-CN"
    outcome = await practising(evening, dm=False, level=level)
    name = {Level.EASY: "电脑（简单）", Level.MEDIUM: "电脑（中等）"}[level]
    assert outcome.message is not None
    assert outcome.message.ephemeral
    assert name in outcome.message.text
    assert f"the computer ({level.value})" in evening.ann.board().text
    options = (await evening.state()).options
    assert (options.mode, options.computer) == (Mode.PRACTICE, level)
    await played_out(evening)
    assert f"the computer ({level.value})" in evening.ann.board().text


async def test_nothing_is_won_or_lost(evening: Evening, database: Path) -> None:
    await practising(evening, dm=False)
    await played_out(evening)

    def posted(conn: Connection) -> tuple[int, int]:
        (entries,) = conn.execute("SELECT count(*) FROM points_entry").fetchone()
        (transfers,) = conn.execute("SELECT count(*) FROM transfer").fetchone()
        return entries, transfers

    assert await evening.app.host.store.read(posted) == (0, 0)
    found = await asyncio.to_thread(audit.audit_file, database)
    assert found.bad == ()


async def test_the_computer_agrees_to_every_rematch_and_clicks_nothing(evening: Evening) -> None:
    await practising(evening)
    await played_out(evening)
    await evening.ann.press("my-rematch")
    await evening.shown()
    await evening.until(lambda: evening.ann.can("my-resign"))
    state = await evening.state()
    assert state.hand is not None
    assert state.hand.number == 2
    assert state.hand.salt.endswith(":0")
    await played_out(evening)


async def test_when_the_person_leaves_the_table_closes(evening: Evening) -> None:
    await practising(evening)
    await played_out(evening)
    await evening.ann.press("my-leave")
    await evening.shown()
    assert (await evening.state()).phase is Phase.CLOSED
    await practising(evening)


async def test_a_rematch_that_is_not_asked_for_ends_the_table(evening: Evening) -> None:
    await practising(evening)
    await played_out(evening)
    await waited(evening, 3 * 60_000)
    assert (await evening.state()).phase is Phase.CLOSED


async def test_who_does_not_come_back_forfeits(evening: Evening) -> None:
    await practising(evening)
    for _ in range(60):
        if (await evening.state()).phase is not Phase.PLAYING:
            break
        await waited(evening, 10_000 if not evening.ann.to_move else 240_000)
    hand = (await evening.state()).hand
    assert hand is not None
    assert hand.ended is not None
    assert hand.ended.winner == company.COMPUTER


async def test_the_computer_agrees_to_call_it_off(evening: Evening) -> None:
    await practising(evening)
    await evening.ann.press("my-call-off")
    await evening.shown()
    hand = (await evening.state()).hand
    assert hand is not None
    assert hand.voided is VoidReason.CALLED_OFF


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
