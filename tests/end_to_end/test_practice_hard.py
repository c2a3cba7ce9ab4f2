"""The hard computer in practice: it thinks elsewhere, and the hand goes on whatever comes."""

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from bot.host import company, thinker
from bot.host.sweeper import sweep
from bot.table.events import EndedBy
from bot.table.options import Level
from bot.table.state import Phase, Table
from data import audit
from tests.end_to_end.practice import at_anns_turn, moved, played_out, practising, waited
from tests.end_to_end.table import Evening


async def at_the_computers_turn(evening: Evening) -> Table:
    """Bring a hard table to the computer's turn, the thinking process being there. Return it."""
    await practising(evening, level=Level.HARD)
    await at_anns_turn(evening)  # it may have led
    await moved(evening)
    if evening.app.host.thinker.pid is None:
        await waited(evening)
        await evening.until(lambda: evening.ann.to_move)
        await moved(evening)
    state = await evening.state(evening.ann.table_id)
    assert company.ponders(state)
    return state


def process_of(evening: Evening) -> int:
    pid = evening.app.host.thinker.pid
    assert pid is not None
    return pid


async def moves_of(evening: Evening) -> int:
    """Return how many moves were made in the hand."""
    hand = (await evening.state(evening.ann.table_id)).hand
    assert hand is not None
    return len(hand.moves)


async def test_a_hand_is_played_to_its_end_and_moves_nothing(
    evening: Evening, database: Path
) -> None:
    outcome = await practising(evening, level=Level.HARD)
    assert outcome.message is not None
    assert "the computer (hard)" in outcome.message.text
    await played_out(evening)
    hand = (await evening.state()).hand
    assert hand is not None
    assert hand.ended is not None
    assert hand.ended.ended_by is EndedBy.OUT
    found = await asyncio.to_thread(audit.audit_file, database)
    assert found.bad == ()


async def test_other_tables_go_on_while_it_thinks(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker, "LATE_S", 60)
    state = await at_the_computers_turn(evening)
    pid = process_of(evening)
    os.kill(pid, signal.SIGSTOP)  # it thinks for as long as it is waited for
    evening.discord.turn(company.PAUSE_MS)
    await sweep(evening.app.host)
    await sweep(evening.app.host)  # once more begins no second thought
    answered = await evening.ming.person.command("duel open")
    assert answered.failed is None
    await evening.shown()
    assert (await evening.state()).turn == state.turn  # it has not moved yet
    os.kill(pid, signal.SIGKILL)
    await evening.until(lambda: evening.ann.turn != state.turn)  # and medium moves for it
    assert await moves_of(evening) == len(state.hand.moves) + 1  # type: ignore[union-attr]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "stopped"])
async def test_when_its_process_fails_it_moves_all_the_same(evening: Evening, how: int) -> None:
    state = await at_the_computers_turn(evening)
    pid = process_of(evening)
    os.kill(pid, how)
    began = time.perf_counter()
    await waited(evening)
    await evening.until(lambda: evening.ann.turn != state.turn)
    late = thinker.THINK_MS / 1000 + thinker.LATE_S + 5  # and what a busy machine adds
    assert time.perf_counter() - began < late
    await played_out(evening)
    assert evening.app.host.thinker.pid != pid


async def test_a_thought_about_a_hand_that_is_over_by_now_changes_nothing(
    evening: Evening,
) -> None:
    state = await at_the_computers_turn(evening)
    os.kill(process_of(evening), signal.SIGSTOP)
    evening.discord.turn(company.PAUSE_MS)
    await sweep(evening.app.host)
    await evening.ann.press("my-resign")
    await evening.ann.press("my-confirm")
    await evening.shown()
    os.kill(process_of(evening), signal.SIGKILL)
    await evening.until(lambda: evening.app.host.thinker.pid is None)
    await evening.shown()
    after = await evening.state()
    assert after.phase is Phase.OVER
    assert after.turn == state.turn + 1


async def test_the_process_is_there_only_for_who_plays(evening: Evening) -> None:
    assert evening.app.host.thinker.pid is None
    await practising(evening)  # the level easy
    await played_out(evening)
    assert evening.app.host.thinker.pid is None
    await evening.ann.press("my-leave")
    await evening.shown()
    await at_the_computers_turn(evening)
    pid = process_of(evening)
    evening.app.host.connected = False  # else the clock would play the hand on
    evening.discord.turn(thinker.IDLE_MS)
    await sweep(evening.app.host)
    assert evening.app.host.thinker.pid is None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_switched_off_it_is_not_offered_and_its_tables_play_at_medium(
    evening: Evening,
) -> None:
    evening.app.host.thinker.enabled = False
    outcome = await evening.ann.person.command("duel practice", dm=True, level="hard")
    assert outcome.message is not None
    assert "switched off" in outcome.message.text
    assert "easy or medium" in outcome.message.text
    evening.app.host.thinker.enabled = True
    await at_the_computers_turn(evening)  # a table from before it was switched off
    evening.app.host.thinker.enabled = False
    moves = await moves_of(evening)
    await waited(evening)
    assert await moves_of(evening) == moves + 1
