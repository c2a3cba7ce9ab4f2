"""What the tests of vanishing do and see."""

from bot.host.sweeper import sweep
from bot.sandbox.outcome import Outcome
from bot.sandbox.player import Player
from bot.table.state import Table
from data import coins, players
from data.store import Connection
from tests.end_to_end.table import Evening

NEWCOMER_MS, BANK_MS = 180_000, 60_000
TEN_MINUTES = 10 * 60_000


def said(outcome: Outcome) -> str:
    """Return what only the asker reads."""
    assert outcome.failed is None
    assert outcome.message is not None
    assert outcome.message.ephemeral
    return outcome.message.text


async def held(evening: Evening, player: Player) -> int:
    guild = evening.discord.guild.id

    def look(conn: Connection) -> int:
        found = players.find_person(conn, player.person.id)
        assert found is not None
        return coins.balance(conn, guild, found).held

    return await evening.app.host.store.read(look)


async def ran_out(evening: Evening, ms: int) -> None:
    """Turn the clock and let the sweeper look."""
    evening.discord.turn(ms)
    await sweep(evening.app.host)
    await evening.shown()


async def ended(evening: Evening) -> Table:
    """Wait until no table is live, and return the first."""
    await evening.until(lambda: not evening.app.host._tables.seats_of(evening.ann.person.id, None))
    await evening.until(lambda: not evening.app.host._tables.seats_of(evening.ming.person.id, None))
    await evening.shown()
    return await evening.state()


# ------------------------------------------------------------------ who is to move
