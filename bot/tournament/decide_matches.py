"""Decide matches: who came, the no-show clock, results, the organiser's word, drops.

The first result of a match stands; only the organiser sets another.
"""

from bot.table.refusal import Reason, Refused
from bot.tournament.commands import Begin, Drop, MoveClock, NoShow, Override, Report
from bot.tournament.decide_entry import entered
from bot.tournament.decide_rounds import running
from bot.tournament.events import AnyEvent, Began, ClockMoved, Decided, Dropped, Overridden
from bot.tournament.state import Tournament
from bot.tournament.types import (
    FixedHands,
    Length,
    Match,
    Outcome,
    Pairing,
    Result,
    Standing,
    Style,
)


def begin(tournament: Tournament, command: Begin) -> tuple[AnyEvent, ...]:
    """Say that both came; begun is begun."""
    if _open(tournament, command.round, command.match).began_at is not None:
        return ()
    return (Began(command.at, command.round, command.match),)


def move_clock(tournament: Tournament, command: MoveClock) -> tuple[AnyEvent, ...]:
    """Set or stop the no-show clock of a match that has not begun."""
    if _open(tournament, command.round, command.match).began_at is not None:
        raise Refused(Reason.MATCH_BEGUN)
    return (ClockMoved(command.at, command.round, command.match, command.due),)


def no_show(tournament: Tournament, command: NoShow) -> tuple[AnyEvent, ...]:
    """Decide a match against who is absent, once its clock ran out."""
    match = _open(tournament, command.round, command.match)
    if tournament.paused_at is not None:
        raise Refused(Reason.TOURNAMENT_PAUSED)
    if match.began_at is not None:
        raise Refused(Reason.MATCH_BEGUN)
    if match.due is None or command.at < match.due:
        raise Refused(Reason.NO_SHOW_EARLY)
    if not command.absent or not all(who in match.pairing for who in command.absent):
        raise Refused(Reason.NOT_IN_MATCH)
    first, second = match.pairing.first, match.pairing.second
    here = [who for who in (first, second) if who is not None and who not in command.absent]
    result = Result(Outcome.WALKOVER, here[0]) if here else Result(Outcome.DOUBLE_LOSS, None)
    return (Decided(command.at, command.round, command.match, result),)


def report(tournament: Tournament, command: Report) -> tuple[AnyEvent, ...]:
    """Take a match's result; a second one is refused."""
    match = _open(tournament, command.round, command.match)
    _possible(match.pairing, command.result)
    if not _adds_up(match.pairing, command.result, tournament.options.form.length):
        raise Refused(Reason.RESULT_WRONG)
    return (Decided(command.at, command.round, command.match, command.result),)


def override(tournament: Tournament, command: Override) -> tuple[AnyEvent, ...]:
    """Set any result; in a knockout only until the next round rests on it."""
    match = _known(tournament, command.round, command.match)
    _possible(match.pairing, command.result)
    knockout = tournament.options.form.style is Style.KNOCKOUT
    if knockout and command.round < len(tournament.rounds):
        raise Refused(Reason.LATER_ROUND, round=command.round + 1)
    return (Overridden(command.at, command.round, command.match, command.result),)


def drop(tournament: Tournament, command: Drop) -> tuple[AnyEvent, ...]:
    """Give the rest up, the running match first; dropped is dropped."""
    running(tournament)
    who = command.entrant
    if entered(tournament, who).standing is Standing.DROPPED:
        return ()
    dropped = Dropped(command.at, who)
    current = tournament.current
    match = current.match_of(who) if current else None
    if current is None or match is None or match.result is not None:
        return (dropped,)
    result = Result(Outcome.FORFEIT, match.pairing.other(who))
    return (dropped, Decided(command.at, current.number, match.number, result))


def _known(tournament: Tournament, number: int, match: int) -> Match:
    running(tournament)
    found = tournament.match(number, match)
    if found is None:
        raise Refused(Reason.NO_MATCH)
    return found


def _open(tournament: Tournament, number: int, match: int) -> Match:
    found = _known(tournament, number, match)
    if found.result is not None:
        raise Refused(Reason.MATCH_DECIDED)
    return found


def _possible(pairing: Pairing, result: Result) -> None:
    """Raise Refused for a result that this pairing can't have."""
    if result.winner is not None and result.winner not in pairing:
        raise Refused(Reason.NOT_IN_MATCH)
    alone = pairing.second is None
    if alone != (result.outcome is Outcome.BYE) and result.outcome is not Outcome.DOUBLE_LOSS:
        raise Refused(Reason.RESULT_WRONG)


def _adds_up(pairing: Pairing, result: Result, length: Length) -> bool:
    """Tell whether a played match was won by who has more of what counts."""
    if result.outcome is not Outcome.PLAYED or result.winner is None:
        return True
    won = pairing.side(result.winner)
    ahead = [(pair[won], pair[1 - won]) for pair in (result.hands, result.stakes)]
    ways = [ahead, ahead[::-1]] if isinstance(length, FixedHands) else [ahead]
    return any(tuple(mine for mine, _ in way) > tuple(theirs for _, theirs in way) for way in ways)
