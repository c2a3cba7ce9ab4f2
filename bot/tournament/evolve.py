"""Evolve: what an event makes of a tournament. Total over all events, the only writer of state.

Never decides and never refuses: an event is a fact. Only events out of order raise ValueError.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from bot.tournament.events import (
    Announced,
    AnyEvent,
    Began,
    Cancelled,
    CapChanged,
    CheckedIn,
    CheckInOpened,
    ClockMoved,
    Decided,
    Dropped,
    Extended,
    Finished,
    JoinedLate,
    Left,
    Ordered,
    Overridden,
    Paired,
    Paused,
    Resumed,
    SignedUp,
    Started,
)
from bot.tournament.state import Phase, Tournament
from bot.tournament.types import Entrant, EntrantId, Match, Round, Standing


def fold(events: Iterable[AnyEvent]) -> Tournament:
    """Return the tournament that events add up to. Raise ValueError when there is none."""
    tournament = None
    for event in events:
        tournament = evolve(tournament, event)
    if tournament is None:
        raise ValueError("no events, no tournament")
    return tournament


def evolve(tournament: Tournament | None, event: AnyEvent) -> Tournament:
    """Return the tournament after an event."""
    if tournament is None:
        if not isinstance(event, Announced):
            raise ValueError(f"a tournament begins by being announced, not with {event!r}")
        options = event.options
        return Tournament(event.tournament_id, options, options.starts_at, options.cap, version=1)
    return replace(_after(tournament, event), version=tournament.version + 1)


def _after(tournament: Tournament, event: AnyEvent) -> Tournament:
    match event:
        case Announced():
            raise ValueError("a tournament is announced once")
        case SignedUp() | JoinedLate() | Left() | CheckedIn() | Dropped():
            return _who(tournament, event)
        case Began() | ClockMoved() | Decided() | Overridden():
            return _match(tournament, event)
        case CheckInOpened():
            return replace(tournament, phase=Phase.CHECK_IN)
        case Ordered(order=order):
            return replace(tournament, order=order)
        case CapChanged(cap=cap):
            return replace(tournament, cap=cap)
        case Started():
            return _started(tournament, event)
        case Paired():
            return _paired(tournament, event)
        case Extended(until=until):
            return _extended(tournament, until)
        case Paused(at=at):
            return replace(tournament, paused_at=at)
        case Resumed(at=at):
            return _resumed(tournament, at)
        case Finished(places=places, prizes=prizes):
            return replace(tournament, phase=Phase.FINISHED, places=places, prizes=prizes)
        case Cancelled():
            return replace(tournament, phase=Phase.CANCELLED)
        case _:
            assert_never(event)


def _who(
    tournament: Tournament, event: SignedUp | JoinedLate | Left | CheckedIn | Dropped
) -> Tournament:
    match event:
        case SignedUp(entrant=number, points=points, here=here):
            standing = Standing.CHECKED_IN if here else Standing.SIGNED_UP
            return _put(tournament, Entrant(number, points, standing))
        case JoinedLate(entrant=number, points=points):
            joined = _put(tournament, Entrant(number, points, Standing.PLAYING))
            return replace(joined, seeds=(*tournament.seeds, number))
        case Left(entrant=number):
            return _stands(tournament, number, Standing.LEFT)
        case CheckedIn(entrant=number):
            return _stands(tournament, number, Standing.CHECKED_IN)
        case Dropped(entrant=number):
            return _stands(tournament, number, Standing.DROPPED)
        case _:
            assert_never(event)


def _put(tournament: Tournament, entrant: Entrant) -> Tournament:
    place = entrant.id - 1
    entrants = tournament.entrants
    if not 0 <= place <= len(entrants):
        raise ValueError(f"entrants are numbered one after the other, not {entrant.id}")
    return replace(tournament, entrants=(*entrants[:place], entrant, *entrants[place + 1 :]))


def _stands(tournament: Tournament, number: EntrantId, standing: Standing) -> Tournament:
    return _put(tournament, replace(tournament.entrants[number - 1], standing=standing))


def _started(tournament: Tournament, event: Started) -> Tournament:
    for number in event.seeds:
        tournament = _stands(tournament, number, Standing.PLAYING)
    return replace(
        tournament,
        phase=Phase.RUNNING,
        starts_at=event.at,
        seeds=event.seeds,
        planned=event.rounds,
    )


def _paired(tournament: Tournament, event: Paired) -> Tournament:
    matches = tuple(
        Match(number, pairing, event.at, event.due)
        for number, pairing in zip(event.numbers, event.pairings, strict=True)
    )
    called = Round(event.round, matches, event.ends_at, quiet_since=event.at)
    return replace(tournament, rounds=(*tournament.rounds, called))


def _match(tournament: Tournament, event: Began | ClockMoved | Decided | Overridden) -> Tournament:
    found = tournament.match(event.round, event.match)
    if found is None:
        raise ValueError(f"there is no match {event.match} in round {event.round}")
    match event:
        case Began(at=at):
            after = replace(found, began_at=at, due=None)
        case ClockMoved(due=due):
            after = replace(found, due=due)
        case Decided(result=result):
            after = replace(found, result=result, due=None)
        case Overridden(result=result):
            after = replace(found, result=result, due=None, overridden=True)
        case _:
            assert_never(event)
    old = tournament.rounds[event.round - 1]
    matches = tuple(after if match is found else match for match in old.matches)
    quiet_since = event.at if isinstance(event, Decided) else old.quiet_since
    return _put_round(tournament, replace(old, matches=matches, quiet_since=quiet_since))


def _put_round(tournament: Tournament, new: Round) -> Tournament:
    rounds = tournament.rounds
    return replace(tournament, rounds=(*rounds[: new.number - 1], new, *rounds[new.number :]))


def _extended(tournament: Tournament, until: int) -> Tournament:
    current = tournament.current
    if current is None:
        return replace(tournament, starts_at=until)
    return _put_round(tournament, replace(current, ends_at=until))


def _resumed(tournament: Tournament, at: int) -> Tournament:
    paused, current = tournament.paused_at, tournament.current
    if paused is None:
        raise ValueError("only a paused tournament goes on")
    tournament, longer = replace(tournament, paused_at=None), at - paused
    if current is None:
        return replace(tournament, starts_at=tournament.starts_at + longer)
    return _put_round(
        tournament,
        replace(
            current,
            matches=tuple(
                match if match.due is None else replace(match, due=match.due + longer)
                for match in current.matches
            ),
            ends_at=current.ends_at + longer,
            quiet_since=current.quiet_since + longer,
        ),
    )
