"""Clock: what the time brings about by itself, and when it next does.

Whose absence a no-show clock ends, and which hands are running when a round's time is up, the
tables know: their times are told here, what follows is for the host.
"""

from bot.tournament.commands import Finish, OpenCheckIn, Pair, Start
from bot.tournament.state import OVER, Phase, Tournament
from bot.tournament.types import Standing

ByItself = OpenCheckIn | Start | Pair | Finish


def next_round_at(tournament: Tournament) -> int | None:
    """Return when the next round begins, or the first; None where no time is set for it."""
    if tournament.paused_at is not None or tournament.phase in OVER or tournament.played_out:
        return None
    if tournament.phase is not Phase.RUNNING:
        return tournament.starts_at
    current = tournament.current
    if current is None:
        return tournament.starts_at
    return current.quiet_since + tournament.options.break_ms if current.over else None


def places_at(tournament: Tournament) -> int | None:
    """Return when the places are given; until then the organiser may correct the last round."""
    current = tournament.current
    if tournament.paused_at is not None or current is None or not tournament.played_out:
        return None
    return current.quiet_since + tournament.options.break_ms


def due(tournament: Tournament) -> int | None:
    """Return when there is next something to do; None while it is paused, and once it is over."""
    if tournament.paused_at is not None or tournament.phase in OVER:
        return None
    if tournament.phase is Phase.SIGN_UP:
        return tournament.starts_at - tournament.options.check_in_ms
    current = tournament.current
    if tournament.phase is Phase.CHECK_IN or current is None:
        return tournament.starts_at
    if current.over:
        return next_round_at(tournament) or places_at(tournament)
    clocks = [match.due for match in current.matches if match.due is not None]
    return min(current.ends_at, *clocks) if clocks else current.ends_at


def by_itself(tournament: Tournament, at: int, seed: int) -> ByItself | None:
    """Return the command that is due by now, None for none.

    Where too few are here at the start nothing follows: the organiser extends or cancels.
    """
    when = due(tournament)
    if when is None or at < when:
        return None
    if tournament.phase is Phase.SIGN_UP and tournament.options.check_in_ms:
        return OpenCheckIn(at)
    if tournament.phase is not Phase.RUNNING:
        here = sum(one.standing is Standing.CHECKED_IN for one in tournament.entered)
        return Start(at, seed) if here >= 2 else None
    if tournament.played_out:
        return Finish(at)
    return Pair(at) if tournament.current is None or tournament.current.over else None
