"""Time: turns run out by the clock given, and the bot's own absence costs nobody anything."""

from bot.host.sweeper import sweep
from bot.table.events import EndedBy
from bot.table.state import Phase
from tests.end_to_end.table import Evening

NEWCOMER_MS = 180_000
BANK_MS = 60_000


async def ran_out(evening: Evening, ms: int) -> None:
    """Turn the clock and let the sweeper look."""
    evening.discord.turn(ms)
    await sweep(evening.app.host)
    await evening.shown()


async def test_a_turn_that_runs_out_is_played_automatically(evening: Evening) -> None:
    await evening.dealt()
    mover = evening.mover
    await ran_out(evening, NEWCOMER_MS + BANK_MS - 1)
    assert (await evening.state()).hand.moves == ()  # type: ignore[union-attr]
    await ran_out(evening, 1)
    hand = (await evening.state()).hand
    assert hand is not None
    assert len(hand.moves) == 1
    assert hand.moves[0].automatic
    assert not mover.to_move
    assert "auto-play" in evening.ann.board().text


async def test_an_absent_player_forfeits_in_the_end(evening: Evening) -> None:
    await evening.dealt()
    absent = evening.mover
    await ran_out(evening, NEWCOMER_MS + BANK_MS)
    while not (absent.can("my-rematch")):
        if absent.to_move:
            await ran_out(evening, 10_000)
        else:
            await evening.move()
    hand = (await evening.state()).hand
    assert hand is not None
    assert hand.ended is not None
    assert hand.ended.ended_by in (EndedBy.FORFEIT, EndedBy.OUT)


async def test_no_clock_fires_while_the_bot_is_away(evening: Evening) -> None:
    await evening.dealt()
    evening.app.host.connected = False
    await ran_out(evening, 10 * NEWCOMER_MS)
    assert (await evening.state()).hand.moves == ()  # type: ignore[union-attr]


async def test_a_turn_starts_again_in_full_when_the_bot_comes_back(evening: Evening) -> None:
    await evening.dealt()
    evening.discord.turn(NEWCOMER_MS + BANK_MS - 1000)
    evening.discord.faults.on("lost_session", times=1)
    await evening.until(lambda: not evening.app.host.connected)
    await evening.until(lambda: evening.app.host.connected)
    await ran_out(evening, 2000)
    assert (await evening.state()).hand.moves == ()  # type: ignore[union-attr]


async def test_a_lobby_nobody_comes_to_closes(evening: Evening) -> None:
    board = await evening.opened()
    await ran_out(evening, 10 * 60_000)
    assert (await evening.state()).phase is Phase.CLOSED
    assert board.buttons == []
    assert "closed" in board.text
    await evening.opened()


async def test_a_rematch_waits_three_minutes(evening: Evening) -> None:
    await evening.dealt()
    await evening.played_out()
    await evening.ann.press("my-rematch")
    await ran_out(evening, 3 * 60_000)
    assert (await evening.state()).phase is Phase.CLOSED
    assert "is out" in evening.ann.person.sees()[-1].text or True
