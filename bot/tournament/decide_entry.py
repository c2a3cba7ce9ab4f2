"""Decide who takes part: sign-up, late joining, leaving, check-in, the order by hand, the cap."""

from bot.table.refusal import Reason, Refused
from bot.tournament.commands import ChangeCap, CheckIn, Leave, OpenCheckIn, Order, SignUp
from bot.tournament.events import (
    AnyEvent,
    CapChanged,
    CheckedIn,
    CheckInOpened,
    JoinedLate,
    Left,
    Ordered,
    SignedUp,
)
from bot.tournament.state import BEFORE, Phase, Tournament
from bot.tournament.types import Entrant, EntrantId, Standing


def sign_up(tournament: Tournament, command: SignUp) -> tuple[AnyEvent, ...]:
    """Take part, within the cap and the limits; after the start only where late ones may."""
    had = tournament.entrant(command.entrant)
    if had is not None and had.entered:
        raise Refused(Reason.ALREADY_ENTERED)
    if had is None and command.entrant != len(tournament.entrants) + 1:
        raise ValueError(f"entrants are numbered one after the other, not {command.entrant}")
    late = tournament.phase not in BEFORE
    if late and not tournament.takes_late:
        raise Refused(Reason.JOIN_CLOSED)
    _within(tournament, command.points)
    if late:
        return (JoinedLate(command.at, command.entrant, command.points),)
    here = tournament.phase is Phase.CHECK_IN or not tournament.options.check_in_ms
    return (SignedUp(command.at, command.entrant, command.points, here),)


def leave(tournament: Tournament, command: Leave) -> tuple[AnyEvent, ...]:
    """Take a sign-up back, with the fee."""
    _before(tournament)
    entered(tournament, command.entrant)
    return (Left(command.at, command.entrant, absent=False),)


def open_check_in(tournament: Tournament, command: OpenCheckIn) -> tuple[AnyEvent, ...]:
    """Open the check-in window; open is open."""
    _before(tournament)
    if tournament.phase is Phase.CHECK_IN or not tournament.options.check_in_ms:
        return ()
    return (CheckInOpened(command.at),)


def check_in(tournament: Tournament, command: CheckIn) -> tuple[AnyEvent, ...]:
    """Say that an entrant is here; here is here."""
    _before(tournament)
    if entered(tournament, command.entrant).standing is Standing.CHECKED_IN:
        return ()
    if tournament.phase is Phase.SIGN_UP:
        opens_at = tournament.starts_at - tournament.options.check_in_ms
        raise Refused(Reason.CHECK_IN_LATER, when=str(opens_at // 1000))
    return (CheckedIn(command.at, command.entrant),)


def order(tournament: Tournament, command: Order) -> tuple[AnyEvent, ...]:
    """Seed by hand."""
    _before(tournament)
    if len(set(command.order)) != len(command.order):
        raise Refused(Reason.ORDER_TWICE)
    for entrant in command.order:
        entered(tournament, entrant)
    return (Ordered(command.at, command.order),)


def change_cap(tournament: Tournament, command: ChangeCap) -> tuple[AnyEvent, ...]:
    """Change how many there is room for, never to fewer than there are."""
    if command.cap is not None and command.cap < max(2, len(tournament.entered)):
        raise Refused(Reason.CAP_TOO_LOW, cap=command.cap, entrants=len(tournament.entered))
    return (CapChanged(command.at, command.cap),)


def entered(tournament: Tournament, number: EntrantId) -> Entrant:
    """Return an entrant who is in. Raise Refused when there is none of this number."""
    entrant = tournament.entrant(number)
    if entrant is None or not entrant.entered:
        raise Refused(Reason.NOT_ENTERED)
    return entrant


def _before(tournament: Tournament) -> None:
    if tournament.phase not in BEFORE:
        raise Refused(Reason.TOURNAMENT_STARTED)


def _within(tournament: Tournament, points: int) -> None:
    options = tournament.options
    if tournament.cap is not None and len(tournament.entered) >= tournament.cap:
        raise Refused(Reason.TOURNAMENT_FULL, cap=tournament.cap)
    if points < options.least_points:
        raise Refused(Reason.TOO_FEW_POINTS, limit=options.least_points, points=points)
    if options.most_points is not None and points > options.most_points:
        raise Refused(Reason.TOO_MANY_POINTS, limit=options.most_points, points=points)
