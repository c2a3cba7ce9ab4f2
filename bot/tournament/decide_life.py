"""Decide the life of a tournament: announced, started, extended, paused, finished, cancelled."""

from bot.table.refusal import Reason, Refused
from bot.tournament import estimate
from bot.tournament.commands import Announce, Cancel, Extend, Finish, Pause, Resume, Start
from bot.tournament.decide_rounds import running
from bot.tournament.events import (
    Announced,
    AnyEvent,
    Cancelled,
    Extended,
    Finished,
    Left,
    Paused,
    Resumed,
    Started,
)
from bot.tournament.prizes import prizes
from bot.tournament.seeding import seeded
from bot.tournament.standings import standings
from bot.tournament.state import BEFORE, Phase, Tournament
from bot.tournament.types import Seeding, Standing


def announced(command: Announce) -> Announced:
    """Announce a tournament that starts later than now."""
    if command.options.starts_at <= command.at:
        raise Refused(Reason.START_PAST)
    return Announced(command.at, command.tournament_id, command.options)


def start(tournament: Tournament, command: Start) -> tuple[AnyEvent, ...]:
    """Start with those who are here; the others get their fee back."""
    if tournament.phase not in BEFORE:
        raise Refused(Reason.TOURNAMENT_STARTED)
    if tournament.paused_at is not None:
        raise Refused(Reason.TOURNAMENT_PAUSED)
    if tournament.options.check_in_ms and tournament.phase is Phase.SIGN_UP:
        raise Refused(Reason.CHECK_IN_FIRST)
    here = [one for one in tournament.entered if one.standing is Standing.CHECKED_IN]
    if len(here) < 2:
        raise Refused(Reason.TOO_FEW_HERE, here=len(here))
    form = tournament.options.form
    seeding = Seeding.HAND if tournament.order else form.seeding
    seeds = seeded(here, seeding, seed=command.seed, by_hand=tournament.order)
    absent = (one for one in tournament.entered if one not in here)
    return (
        *(Left(command.at, one.id, absent=True) for one in absent),
        Started(command.at, seeds, estimate.rounds(form, len(seeds))),
    )


def extend(tournament: Tournament, command: Extend) -> tuple[AnyEvent, ...]:
    """Give more time to sign up, or to the running round; what has passed is counted from now."""
    if command.by_ms <= 0:
        raise ValueError("time is given, not taken")
    now = command.at if tournament.paused_at is None else tournament.paused_at
    if tournament.phase in BEFORE:
        return (Extended(command.at, max(now, tournament.starts_at) + command.by_ms),)
    current = tournament.current
    if current is None or current.over:
        raise Refused(Reason.NO_ROUND)
    return (Extended(command.at, max(now, current.ends_at) + command.by_ms),)


def pause(tournament: Tournament, command: Pause) -> tuple[AnyEvent, ...]:
    """Stop the clocks; stopped is stopped."""
    return () if tournament.paused_at is not None else (Paused(command.at),)


def resume(tournament: Tournament, command: Resume) -> tuple[AnyEvent, ...]:
    """Let the clocks go on."""
    return () if tournament.paused_at is None else (Resumed(command.at),)


def finish(tournament: Tournament, command: Finish) -> tuple[AnyEvent, ...]:
    """Give places and prizes."""
    running(tournament)
    if not tournament.played_out:
        left = tournament.planned - sum(called.over for called in tournament.rounds)
        raise Refused(Reason.ROUNDS_LEFT, left=left)
    places = tuple((row.entrant, row.place) for row in standings(tournament))
    won = prizes(tournament.pot, tournament.options.split, places)
    return (Finished(command.at, places, won),)


def cancel(tournament: Tournament, command: Cancel) -> tuple[AnyEvent, ...]:
    """Call it off, with everybody's fee."""
    return (Cancelled(command.at, tuple(entrant.id for entrant in tournament.entered)),)
