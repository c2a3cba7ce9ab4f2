"""Todo: what is the next thing to do, for an entrant, for somebody else, for the organiser.

One answer for each of them at any time, so that nobody has to know how tournaments work.
"""

from dataclasses import dataclass
from enum import StrEnum

from bot.tournament.clock import next_round_at, places_at
from bot.tournament.state import BEFORE, OVER, Phase, Tournament
from bot.tournament.types import EntrantId, Standing, Style


class What(StrEnum):
    """What to do, or to wait for."""

    JOIN = "join"
    WATCH = "watch"  # there is no way in, or no more
    OUT = "out"  # of a knockout
    CHECK_IN = "check_in"
    PLAY = "play"
    WAIT_CHECK_IN = "wait_check_in"
    WAIT_START = "wait_start"
    WAIT_MATCHES = "wait_matches"
    WAIT_ROUND = "wait_round"
    WAIT_PLACES = "wait_places"
    PAUSED = "paused"
    RESUME = "resume"
    TOO_FEW = "too_few"  # the organiser's: extend or cancel
    LATE = "late"  # the organiser's: somebody has not come, or a round's time is up
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Todo:
    """What to do; where a match or a time belongs to it, which: `when` is unix milliseconds."""

    what: What
    when: int | None = None
    round: int | None = None
    match: int | None = None
    left: int | None = None  # matches without a result


def for_anybody(tournament: Tournament, who: EntrantId | None) -> Todo:
    """Return what an entrant does next, or with None somebody who has not entered."""
    if tournament.phase in OVER:
        return Todo(What.OVER)
    entrant = None if who is None else tournament.entrant(who)
    if entrant is None or not entrant.entered:
        return Todo(What.JOIN if _open(tournament) else What.WATCH)
    if entrant.standing is Standing.DROPPED:
        return Todo(What.WATCH)
    if tournament.paused_at is not None:
        return Todo(What.PAUSED)
    if entrant.standing is Standing.SIGNED_UP:
        if tournament.phase is Phase.CHECK_IN:
            return Todo(What.CHECK_IN, when=tournament.starts_at)
        return Todo(What.WAIT_CHECK_IN, when=tournament.starts_at - tournament.options.check_in_ms)
    current = tournament.current
    match = current.match_of(entrant.id) if current else None
    if current is not None and match is not None and match.result is None:
        return Todo(What.PLAY, when=match.due, round=current.number, match=match.number)
    if _is_out(tournament, entrant.id):
        return Todo(What.OUT)
    return _waiting(tournament)


def for_organiser(tournament: Tournament, at: int) -> Todo:
    """Return what the organiser does next."""
    if tournament.phase in OVER:
        return Todo(What.OVER)
    if tournament.paused_at is not None:
        return Todo(What.RESUME)
    if tournament.phase in BEFORE and at >= tournament.starts_at:
        return Todo(What.TOO_FEW)
    if tournament.phase is Phase.SIGN_UP and tournament.options.check_in_ms:
        return Todo(What.WAIT_CHECK_IN, when=tournament.starts_at - tournament.options.check_in_ms)
    current = tournament.current
    if current is not None:
        for match in current.matches:
            late = match.due is not None and at >= match.due
            if match.result is None and (late or at >= current.ends_at):
                return Todo(What.LATE, match.due, current.number, match.number)
    return _waiting(tournament)


def _is_out(tournament: Tournament, who: EntrantId) -> bool:
    """Tell whether somebody has lost in a knockout, and has no third place to play for."""
    form = tournament.options.form
    lost = [
        called.number
        for called in tournament.rounds
        for match in called.matches
        if who in match.pairing and match.result is not None and match.result.winner != who
    ]
    if form.style is not Style.KNOCKOUT or not lost:
        return False
    semi_final = lost == [tournament.planned - 1] == [len(tournament.rounds)]
    return not (form.third_place and semi_final)


def _open(tournament: Tournament) -> bool:
    """Tell whether there is a way in."""
    room = tournament.cap is None or len(tournament.entered) < tournament.cap
    return room and (tournament.phase in BEFORE or tournament.takes_late)


def _waiting(tournament: Tournament) -> Todo:
    """Return what everybody waits for."""
    current = tournament.current
    if current is None:
        return Todo(What.WAIT_START, when=tournament.starts_at)
    if not current.over:
        left = sum(match.result is None for match in current.matches)
        return Todo(What.WAIT_MATCHES, when=current.ends_at, round=current.number, left=left)
    if tournament.played_out:
        return Todo(What.WAIT_PLACES, when=places_at(tournament))
    return Todo(What.WAIT_ROUND, when=next_round_at(tournament), round=current.number + 1)
