"""Playing the computer: what the tests of practice tables do to get there."""

from bot.host import company
from bot.host.sweeper import sweep
from bot.sandbox.outcome import Outcome
from bot.table.options import Level
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
            await evening.until(lambda: evening.ann.to_move or evening.ann.can("my-rematch"))
    raise AssertionError("the hand does not end")
