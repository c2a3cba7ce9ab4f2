"""Match board: what a match's board tells of the match itself. Only reads."""

from bot.host.match_plan import deals_at
from bot.host.tournament_presenter import MatchOf
from bot.table.events import SEATS
from bot.table.state import Phase, Table
from bot.tournament.match_play import score
from data import matches
from data.store import Connection


def match_of(conn: Connection, state: Table) -> MatchOf | None:
    """Return the match that a table is for."""
    row = matches.row(conn, state.id)
    if row is None:
        return None
    numbers = tuple(who.number for who in row.sitters)
    played = [(numbers.index(hand.winner), hand.stake) for hand in row.hands]
    won, stakes = score(played)
    winner = row.result.winner if row.result is not None else None
    between = state.phase is Phase.OVER and row.result is None and not row.called_off
    return MatchOf(
        row.tournament_id,
        row.tournament,
        row.round,
        row.number,
        (row.sitters[0].discord_id, row.sitters[1].discord_id),
        (row.sitters[0].name or "", row.sitters[1].name or ""),
        won,
        stakes,
        row.length,
        row.result,
        row.overridden,
        row.called_off,
        None if winner is None else SEATS[numbers.index(winner)],
        deals_at(state) if between else None,
    )
