"""TournamentLinks: where the matches of a round were played, with the last hand's result."""

from bot.host.host import Host
from bot.host.tournament_presenter import Shown
from data import tables, tournaments
from data.store import Connection


async def links_of(host: Host, shown: Shown, number: int) -> dict[int, str]:
    """Return the newest table's link by the number of the match; round 0 is the last one."""
    rounds = shown.state.rounds
    if not rounds:
        return {}
    called = rounds[min(number or len(rounds), len(rounds)) - 1]

    def look(conn: Connection) -> dict[int, str]:
        found = {}
        for match in called.matches:
            at = tournaments.tables_of(conn, shown.row.id, called.number, match.number)
            row = tables.row(conn, at[-1]) if at else None
            if row is not None:
                found[match.number] = row.link
        return found

    return await host.store.read(look)
