"""Things that happen at the same moment, or too late."""

import asyncio
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.host.sweeper import sweep
from bot.sandbox.outcome import Outcome
from bot.sandbox.player import acts_of
from bot.table.events import Played
from bot.table.state import Phase
from bot.table.turn_clock import deadline
from data import tables
from tests.end_to_end.faults.conftest import Place
from tests.end_to_end.table import Evening

ROOT = Path(__file__).parents[3]
HOUR, DAY = 3_600_000, 86_400_000


def said(outcome: Outcome) -> str:
    """Return what only the asker reads."""
    assert outcome.failed is None
    assert outcome.message is not None
    assert outcome.message.ephemeral
    return outcome.message.text


async def hand_moves(evening: Evening) -> int:
    """Return how many moves the hand has seen."""
    hand = (await evening.state()).hand
    assert hand is not None
    return len(hand.moves)


async def test_a_timer_does_nothing_when_the_turn_has_moved_on(evening: Evening) -> None:
    await evening.dealt()
    host = evening.app.host
    evening.discord.turn(240_000)
    late = asyncio.create_task(host.time_out(1))
    await evening.mover.tap()
    await late
    await evening.shown()
    moves = await hand_moves(evening)
    for _ in range(3):
        await host.time_out(1)
        await sweep(host)
    assert await hand_moves(evening) == moves


async def test_two_clicks_at_the_same_moment_are_one_play(evening: Evening) -> None:
    await evening.dealt()
    for expected in range(1, 7):
        turn = evening.mover.turn
        await evening.mover.double_click()
        await evening.moved_on(turn)
        assert await hand_moves(evening) == expected


async def test_a_click_in_the_message_and_one_on_the_board_are_one_move(evening: Evening) -> None:
    board = await evening.dealt()
    await evening.move()
    mover, turn = evening.mover, evening.mover.turn
    assert mover.hand is not None
    await asyncio.gather(
        mover.person.click(mover.hand, acts_of(mover.hand)["my-pass"]),
        mover.person.click(board, acts_of(board)["pass"]),
        mover.person.command("duel pass"),
    )
    await evening.moved_on(turn)
    assert await hand_moves(evening) == 2


async def test_a_late_command_for_an_older_turn_never_hits_the_next_one(evening: Evening) -> None:
    await evening.dealt()
    await evening.move()
    mover = evening.mover
    assert mover.hand is not None
    message, old = mover.hand, acts_of(mover.hand)["my-pass"]
    await evening.move()
    while evening.mover is not mover or (await evening.state()).hand.to_beat is None:  # type: ignore[union-attr]
        await evening.move()
    before = await evening.state()
    for custom_id in (old, old.replace("my-pass", "my-confirm"), old.replace("my-pass", "pass")):
        assert (await mover.person.click(message, custom_id, force=True)).failed is None
    assert await evening.state() == before


async def test_a_stale_button_is_answered_within_three_seconds_and_refreshes(
    evening: Evening,
) -> None:
    await evening.dealt()
    mover = evening.mover
    mover.person.user.locale = "en-US"
    assert mover.hand is not None
    message, menu = mover.hand, acts_of(mover.hand)["my-play"]
    value = next(s for s in message.selects if s.custom_id == menu).options[0].value
    await evening.move()
    outcome = await mover.person.select(message, menu, [value], force=True)
    assert outcome.failed is None
    assert outcome.ms < 3_000
    assert outcome.message is not None
    assert "this is how it stands now" in outcome.message.text


async def test_sit_hand_leave_rematch_and_show_never_go_stale(evening: Evening) -> None:
    board = await evening.opened()
    sit, leave = acts_of(board)["sit"], acts_of(board)["leave"]
    await evening.ann.press_board("leave")
    await evening.opened()
    again = evening.ann.board()
    await evening.ming.person.click(again, acts_of(again)["sit"])
    await evening.shown()
    hand = acts_of(again)["hand"]
    for _ in range(2):
        await evening.move()
    assert "cards" in said(await evening.ann.person.click(again, hand, force=True))
    assert "end of the channel" in said(await evening.ann.person.command("duel show"))
    await evening.shown()
    await evening.played_out()
    stale = f"cd:{evening.discord.guild.id}:2:0:"
    asked = await evening.ann.person.click(again, stale + "rematch", force=True)
    assert "rematch" in said(asked)
    await evening.ming.person.click(again, stale + "leave", force=True)
    await evening.shown()
    assert (await evening.state(2)).seated == (True, False)
    await evening.ming.person.click(again, stale + "sit", force=True)
    await evening.shown()
    assert (await evening.state(2)).seated == (True, True)
    for old in (sit, leave):  # of a table that is over: said so, not refused as stale
        assert "版本" not in said(await evening.ming.person.click(board, old, force=True))


def test_only_the_boards_edit_a_board() -> None:
    drawn = [
        path.name
        for path in (ROOT / "cogs").glob("*.py")
        if re.search(r"\bboard_draft\(", path.read_text(encoding="utf-8"))
    ]
    assert sorted(drawn) == ["board.py", "boards.py"]


async def test_a_click_on_the_board_never_edits_it_by_its_answer(evening: Evening) -> None:
    board = await evening.dealt()
    await evening.move()
    answers = [
        await evening.mover.person.click(board, acts_of(board)["hand"]),
        await evening.mover.person.click(board, acts_of(board)["pass"]),
        await evening.discord.person("Carl").click(board, acts_of(board)["hand"]),
    ]
    assert [answer.kind for answer in answers] == ["message", "deferred_update", "message"]


async def test_a_refused_bomb_never_raises_the_multiplier(evening: Evening) -> None:
    await evening.dealt()
    hand = (await evening.state()).hand
    assert hand is not None
    evening.waiting.person.user.locale = "en-US"
    for cards in ("99999999", "www", "9999TTTTJJJJ"):
        await evening.waiting.person.command("duel play", cards=cards)
        await evening.mover.person.command("duel play", cards=cards * 2)
    after = (await evening.state()).hand
    assert after is not None
    assert after.stars == (0, 0)
    events = await evening.app.host.store.read(lambda conn: tables.events(conn, 1))
    assert not any(isinstance(event, Played) for event in events)


async def test_strangers_clicks_get_an_answer_that_only_they_see(evening: Evening) -> None:
    board = await evening.dealt()
    carl = evening.discord.person("Carl")
    before = await evening.state()
    start = f"cd:{evening.discord.guild.id}:1:1:"
    for act in ("hand", "pass", "rematch", "my-pass", "my-confirm", "my-return", "my-claim"):
        assert "watching" in said(await carl.click(board, start + act, force=True))
    assert await evening.state() == before


MOMENTS = {
    "before midnight": datetime(2026, 12, 31, 23, 59, 30, tzinfo=UTC),
    "before summer time": datetime(2027, 3, 28, 0, 59, 30, tzinfo=UTC),
    "before winter time": datetime(2027, 10, 31, 0, 59, 30, tzinfo=UTC),
    "on a leap day": datetime(2028, 2, 28, 23, 59, 30, tzinfo=UTC),
}


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
async def test_a_turn_lasts_as_long_across_midnight_and_daylight_saving(
    evening: Evening, moment: datetime
) -> None:
    evening.discord.turn(int(moment.timestamp() * 1000) - evening.clock.now())
    await evening.dealt(clock="slow")
    began = evening.clock.now()
    state = await evening.state()
    assert deadline(state) == began + 12 * HOUR
    await run_out(evening, 12 * HOUR - 1)
    assert await hand_moves(evening) == 0
    await run_out(evening, 1)
    assert await hand_moves(evening) == 1


async def run_out(evening: Evening, ms: int) -> None:
    """Turn the clock and let the sweeper look."""
    evening.discord.turn(ms)
    await sweep(evening.app.host)
    await evening.shown()


async def test_a_deadline_that_passed_thirty_days_ago_acts_once(place: Place) -> None:
    async with place.bot() as evening:
        await evening.dealt(clock="slow")
        turn = (await evening.state()).turn
        await run_out(evening, 30 * DAY)
        assert await hand_moves(evening) == 1
        assert (await evening.state()).turn == turn + 1
        started = await evening.state()
        assert deadline(started) == evening.clock.now() + 12 * HOUR
        assert started.phase is Phase.PLAYING
