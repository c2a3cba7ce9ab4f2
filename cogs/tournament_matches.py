"""TournamentMatches: a round's matches as lines: who meets, where, since when, and how it ended."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar, assert_never

from bot.host.tournament_presenter import MatchNow, Shown, Stage
from bot.i18n import FactValue, Texts
from bot.tournament.match_play import score
from bot.tournament.state import Tournament
from bot.tournament.types import EntrantId, FixedHands, Match, Outcome, Round, Style
from cogs.tournament_words import name_of, pair_of, stamp

Thing = TypeVar("Thing")


def fitting(
    things: Sequence[Thing], line: Callable[[Thing], str], most: int
) -> tuple[list[str], int]:
    """Return the lines of the first things that fit so many characters, and how many do not."""
    taken, room = list[str](), most
    for thing in things:
        said = line(thing)
        room -= len(said) + 1
        if room < 0:
            break
        taken.append(said)
    return taken, len(things) - len(taken)


def round_name(state: Tournament, number: int, texts: Texts) -> str:
    """Return what a round is called: in a knockout by how many matches it has room for."""
    if state.options.form.style is Style.KNOCKOUT and state.planned:
        left = state.planned - number
        if left < len(KNOCKOUT):
            return texts(f"cup-round-{KNOCKOUT[left]}")
        return texts("cup-round-last", players=2 << left)
    return texts("cup-round", round=number, rounds=state.planned)


KNOCKOUT = ("final", "semi", "quarter")


def open_first(called: Round) -> list[Match]:
    """Return the matches of a round, those still to be played first."""
    return sorted(called.matches, key=lambda match: (match.result is not None, match.number))


def match_line(
    shown: Shown, number: int, match: Match, texts: Texts, link: str | None = None
) -> str:
    """Return one match, once it is decided with the link to where it was played."""
    pair = pair_of(shown, match.pairing, texts, match.result.winner if match.result else None)
    if shown.state.options.form.third_place and _is_third(shown.state, number, match):
        pair = texts("cup-pair-third", pair=pair)
    how = _ended(shown, match, texts) if match.result else _going_on(shown, match, texts)
    if match.result is not None and link is not None:
        how = _linked(how, link, texts)
    return texts("cup-match", number=match.number, pair=pair, how=how)


def now_of(shown: Shown, number: int, match: int) -> MatchNow | None:
    """Return what is going on in a match, None once it has its result."""
    found = (one for one in shown.matches if (one.round, one.number) == (number, match))
    return next(found, None)


def result_text(shown: Shown, match: Match, texts: Texts) -> str:
    """Return how a match ended."""
    result = match.result
    assert result is not None
    winner = name_of(shown, result.winner) if result.winner is not None else ""
    match result.outcome:
        case Outcome.PLAYED:
            first, second = result.hands
            by_x = isinstance(shown.state.options.form.length, FixedHands)
            key = "cup-result-by-x" if by_x else "cup-result-played"
            x = abs(result.stakes[0] - result.stakes[1])
            said = texts(key, winner=winner, first=first, second=second, x=x)
        case Outcome.BYE:
            said = texts("cup-result-bye")
        case Outcome.WALKOVER:
            said = texts("cup-result-walkover", winner=winner)
        case Outcome.FORFEIT:
            said = texts("cup-result-forfeit", winner=winner)
        case Outcome.DOUBLE_LOSS:
            said = texts("cup-result-double-loss")
        case _:
            assert_never(result.outcome)
    return texts("cup-result-overridden", result=said) if match.overridden else said


def _ended(shown: Shown, match: Match, texts: Texts) -> str:
    """Return how a match ended in a few words: the pair before it shows who has won."""
    result, pairing = match.result, match.pairing
    assert result is not None
    loser = pairing.other(result.winner) if result.winner is not None else None
    by_x = isinstance(shown.state.options.form.length, FixedHands)
    played = "played-x" if by_x else "played"
    how = played if result.outcome is Outcome.PLAYED else result.outcome.value.replace("_", "-")
    said = texts(
        f"cup-ended-{how}",
        first=result.stakes[0] if by_x else result.hands[0],
        second=result.stakes[1] if by_x else result.hands[1],
        loser=name_of(shown, loser) if loser is not None else "",
    )
    return texts("cup-result-overridden", result=said) if match.overridden else said


def names_text(shown: Shown, who: Iterable[EntrantId]) -> str:
    """Return several entrants."""
    return " · ".join(name_of(shown, one) for one in who)


def _going_on(shown: Shown, match: Match, texts: Texts) -> str:
    number = shown.state.current.number if shown.state.current else 0
    now = now_of(shown, number, match.number)
    if now is None:
        return texts("cup-stage-soon")
    said = _stage(shown, now, texts)
    return _linked(said, now.link, texts) if now.link else said


def _linked(said: str, link: str, texts: Texts) -> str:
    return f"{said} · [{texts('cup-table')}]({link})"


def _stage(shown: Shown, now: MatchNow, texts: Texts) -> str:
    (first, second), _ = score(now.hands)
    match now.stage:
        case Stage.HELD_UP:
            return texts("cup-stage-held-up", who=names_text(shown, now.busy))
        case Stage.CALLED if not now.absent:
            return texts("cup-stage-soon")
        case Stage.CALLED:
            who = names_text(shown, now.absent)
            facts: dict[str, FactValue] = {"who": who, "absent": len(now.absent)}
            if shown.state.paused_at is not None:
                return texts("cup-stage-called-paused", **facts)
            if now.due is None:
                return texts("cup-stage-called-stopped", **facts)
            return texts("cup-stage-called", due=stamp(now.due), **facts)
        case Stage.PLAYING | Stage.BETWEEN:
            return texts("cup-stage-playing", first=first, second=second)
        case Stage.DECIDING:
            return texts("cup-stage-deciding", first=first, second=second)
        case _:
            assert_never(now.stage)


def _is_third(state: Tournament, number: int, match: Match) -> bool:
    return number == state.planned and match.number == 2
