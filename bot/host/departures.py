"""Departures: who has left the server is noticed before a hand is dealt to an empty chair.

Discord is asked about the person opposite when somebody sits down or asks for a rematch. In a
running hand a departure is the clock's matter, as any other absence.
"""

from bot.host.live import LiveTables
from bot.host.presenter import Ask, Presenter
from bot.host.register import Register
from bot.table.commands import Leave
from bot.table.events import SEATS, Seat
from bot.table.options import Mode
from bot.table.refusal import Reason, Refused
from bot.table.state import Phase, Table
from data.players import DIRECT_MESSAGES
from data.tables import TableRow


class Departures:
    """Frees the seats of those who have left."""

    def __init__(self, live: LiveTables, register: Register, presenter: Presenter) -> None:
        self._tables = live
        self._register = register
        self._presenter = presenter

    async def check(self, ask: Ask, table_id: int, *, sitting: bool) -> None:
        """Raise Refused, the seat freed, when who would be dealt to has left the server."""
        live = self._tables.get(table_id)
        row, state = await self._tables.load(live)
        if state.options.mode is Mode.MATCH:
            return  # the tournament's clocks look after absence
        seat = _opposite(row, state, ask)
        sitter = row.sitters[seat] if seat is not None else None
        if sitter is None or row.guild_id == DIRECT_MESSAGES:
            return
        if (row.seat_of(ask.user_id) is not None) == sitting:
            return  # sits here already, or doesn't: there will be no deal
        if not await self._presenter.has_left(row.guild_id, sitter.discord_id):
            return
        async with live.lock:
            now, state = await self._tables.load(live)
            if now.seat_of(sitter.discord_id) == sitter.seat and state.phase is not Phase.PLAYING:
                await self._register.carry_out(live, None, lambda at: Leave(at, sitter.seat))
        raise Refused(Reason.OPPONENT_LEFT)


def _opposite(row: TableRow, state: Table, ask: Ask) -> Seat | None:
    """Return the seat of the other person who has asked for the hand to be dealt."""
    if state.phase not in (Phase.WAITING, Phase.OVER):
        return None
    for seat in SEATS:
        sitter = row.sitters[seat]
        if sitter and sitter.discord_id and sitter.discord_id != ask.user_id:
            return seat
    return None
