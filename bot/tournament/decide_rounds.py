"""Decide the next round: who meets whom, and the matches that need not be played.

A bye, and a match of somebody who dropped, have their result at once, in the same events.
"""

from typing import assert_never

from bot.table.refusal import Reason, Refused
from bot.tournament import knockout, round_robin, swiss
from bot.tournament.commands import Pair
from bot.tournament.events import AnyEvent, Decided, Paired
from bot.tournament.standings import standings
from bot.tournament.state import Phase, Tournament
from bot.tournament.types import Outcome, Pairing, Result, Style


def pair(tournament: Tournament, command: Pair) -> tuple[AnyEvent, ...]:
    """Pair and call the next round."""
    running(tournament)
    if tournament.paused_at is not None:
        raise Refused(Reason.TOURNAMENT_PAUSED)
    if (current := tournament.current) and not current.over:
        left = sum(match.result is None for match in current.matches)
        raise Refused(Reason.ROUND_RUNNING, left=left)
    number = len(tournament.rounds) + 1
    if number > tournament.planned:
        raise Refused(Reason.ROUNDS_OVER)
    met = _met(tournament, number)
    options = tournament.options
    called = Paired(
        command.at,
        number,
        tuple(met),
        tuple(met.values()),
        due=command.at + options.no_show_ms,
        ends_at=command.at + options.round_limit_ms,
    )
    decided = (
        Decided(command.at, number, match, result)
        for match, pairing in met.items()
        if (result := _unplayed(tournament, pairing)) is not None
    )
    return (called, *decided)


def running(tournament: Tournament) -> None:
    """Raise Refused before the start."""
    if tournament.phase is not Phase.RUNNING:
        raise Refused(Reason.NOT_STARTED)


def _met(tournament: Tournament, number: int) -> dict[int, Pairing]:
    style = tournament.options.form.style
    match style:
        case Style.SWISS:
            return dict(enumerate(_swiss(tournament), 1))
        case Style.ROUND_ROBIN:
            return dict(enumerate(round_robin.pairings(tournament.seeds, number), 1))
        case Style.KNOCKOUT:
            return _knockout(tournament, number)
        case _:
            assert_never(style)


def _swiss(tournament: Tournament) -> tuple[Pairing, ...]:
    matches = [match for called in tournament.rounds for match in called.matches]
    tallies = {row.entrant: row.tally for row in standings(tournament)}
    return swiss.pairings(
        tuple(
            swiss.Candidate(
                who,
                tallies[who].points,
                frozenset(
                    other
                    for match in matches
                    if who in match.pairing and (other := match.pairing.other(who)) is not None
                ),
                tallies[who].byes,
            )
            for who in tournament.seeds
            if tournament.playing(who)
        )
    )


def _knockout(tournament: Tournament, number: int) -> dict[int, Pairing]:
    if number == 1:
        return knockout.first_round(tournament.seeds)
    before = tournament.rounds[-1].matches
    met = knockout.next_round(before, knockout.places(len(tournament.seeds), number - 1))
    if number == tournament.planned and tournament.options.form.third_place:
        third = knockout.third_place(before)
        met |= {2: third} if third else {}
    return met


def _unplayed(tournament: Tournament, pairing: Pairing) -> Result | None:
    """Return the result of a match that need not be played, None for one that must."""
    there = [
        who
        for who in (pairing.first, pairing.second)
        if who is not None and tournament.playing(who)
    ]
    if len(there) == 2:
        return None
    if not there:
        return Result(Outcome.DOUBLE_LOSS, None)
    return Result(Outcome.BYE if pairing.second is None else Outcome.FORFEIT, there[0])
