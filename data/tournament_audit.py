"""Tournament audit: a tournament's rows against what its events add up to. Reads only.

Places and prizes are computed again from the results, and results from the hands that were played.
"""

from collections.abc import Iterator

from bot.tournament.evolve import fold
from bot.tournament.match_play import score
from bot.tournament.prizes import prizes
from bot.tournament.standings import standings
from bot.tournament.state import OVER, Phase, Tournament
from bot.tournament.types import EntrantId, Match, Outcome, Standing
from data import tournaments
from data.codec import CorruptEvent
from data.connection import Connection
from data.table_audit import Found

_STATES = {
    Standing.SIGNED_UP: "in",
    Standing.CHECKED_IN: "here",
    Standing.PLAYING: "here",
    Standing.DROPPED: "dropped",
    Standing.LEFT: "out",
}


def problems(conn: Connection) -> list[Found]:
    """Return what is wrong with the tournaments."""
    ids = [found for (found,) in conn.execute("SELECT id FROM tournament ORDER BY id")]
    return [(f"tournament {one}: {what}", True) for one in ids for what in _problems(conn, one)]


def _problems(conn: Connection, tournament_id: int) -> Iterator[str]:
    try:
        events = tournaments.events(conn, tournament_id)
        if not events:
            return
        tournament = fold(events)
    except (CorruptEvent, ValueError, IndexError) as error:
        yield f"its events can't be read: {error}"
        return
    (status,) = conn.execute(
        "SELECT status FROM tournament WHERE id = ?", (tournament_id,)
    ).fetchone()
    if status != tournament.phase:
        yield f"it is {status}, and {tournament.phase} by its events"
    yield from _entrants(conn, tournament)
    if tournament.phase is Phase.FINISHED:
        yield from _places(tournament)
    for called in tournament.rounds:
        for match in called.matches:
            yield from _played(conn, tournament, called.number, match)


def _entrants(conn: Connection, tournament: Tournament) -> Iterator[str]:
    rows = conn.execute(
        "SELECT state FROM entrant WHERE tournament_id = ? ORDER BY number", (tournament.id,)
    )
    over = tournament.phase in OVER
    wanted = [
        "done" if over and entrant.entered else _STATES[entrant.standing]
        for entrant in tournament.entrants
    ]
    if [state for (state,) in rows] != wanted:
        yield "its entrants are not those of its events"


def _places(tournament: Tournament) -> Iterator[str]:
    places = tuple((row.entrant, row.place) for row in standings(tournament))
    if places != tournament.places:
        yield "its places are not those of its results"
    if prizes(tournament.pot, tournament.options.split, places) != tournament.prizes:
        yield "its prizes are not those of its places"


def _played(conn: Connection, tournament: Tournament, number: int, match: Match) -> Iterator[str]:
    result = match.result
    if result is None or match.overridden or result.outcome is not Outcome.PLAYED:
        return
    rows = conn.execute(
        "SELECT e.number, h.base * h.multiplier FROM match_table m"
        " JOIN hand h ON h.table_id = m.table_id AND h.state = 'settled'"
        " JOIN hand_seat s ON s.hand_id = h.id AND s.seat = h.winner"
        " JOIN entrant e ON e.tournament_id = m.tournament_id AND e.player_id = s.player_id"
        " WHERE m.tournament_id = ? AND m.round = ? AND m.number = ? ORDER BY h.id",
        (tournament.id, number, match.number),
    ).fetchall()
    if any(EntrantId(winner) not in match.pairing for winner, _ in rows):
        yield f"somebody else played in match {match.number} of round {number}"
        return
    hands = [(match.pairing.side(EntrantId(winner)), stake) for winner, stake in rows]
    if (result.hands, result.stakes) != score(hands):
        yield f"match {match.number} of round {number} is not what its hands add up to"
