"""Match lines: what a match's board and hands say of the match itself, in one language."""

from bot.host.presenter import Board
from bot.host.tournament_presenter import MatchOf
from bot.i18n import Texts
from bot.table.events import SEATS, Seat
from bot.table.state import Phase
from bot.tournament.types import BestOf, Outcome
from cogs import safe_name
from cogs.seat_names import DISCS

NAME = 24  # characters of a name in a thread's


def title(match: MatchOf, texts: Texts) -> str:
    """Return which match of which tournament it is."""
    name = safe_name.shown(match.tournament)
    return texts("match-title", tournament=name, round=match.round, number=match.number)


def match_lines(board: Board, texts: Texts) -> list[str]:
    """Return how the match stands and what its two can do; nothing where none is played."""
    match = board.match
    if match is None:
        return []
    if match.result is not None:
        return [_over(match, texts)]
    if match.called_off:
        return [f"**{texts('match-called-off')}**", f"-# {title(match, texts)}"]
    score = f"-# {title(match, texts)} · {_score(match, texts)}"
    if not board.current or board.view.phase in (Phase.PLAYING, Phase.CLOSED):
        return [score]
    ready = [seat for seat in SEATS if board.view.ready[seat]]
    if board.view.phase is Phase.WAITING:
        first, second = (_who(match, seat) for seat in SEATS)
        here = [texts("match-here", who=_who(match, seat)) for seat in ready]
        return [score, texts("match-call", first=first, second=second), *here]
    what = (
        texts("match-next-soon")
        if match.next_at is None
        else texts("match-next", when=str(match.next_at // 1000))
    )
    return [score, what, *(texts("match-ready", who=_who(match, seat)) for seat in ready)]


def thread_name(match: MatchOf, texts: Texts) -> str:
    """Return what a match's thread is called."""
    first, second = (safe_name.clean(match.names[seat], NAME) or DISCS[seat] for seat in SEATS)
    return texts("match-thread", round=match.round, first=first, second=second)[:100]


def _who(match: MatchOf, seat: Seat) -> str:
    user = match.users[seat]
    return f"{DISCS[seat]} <@{user}>" if user else DISCS[seat]


def _score(match: MatchOf, texts: Texts) -> str:
    if isinstance(match.length, BestOf):
        length = texts("match-best-of", hands=match.length.hands)
    else:
        first, second = match.stakes
        length = texts("match-fixed", hands=match.length.hands, first=first, second=second)
    return texts("match-score", length=length, **_sides(match))


def _over(match: MatchOf, texts: Texts) -> str:
    result = match.result
    assert result is not None
    outcome = "overridden" if match.overridden else result.outcome.value
    winner = "" if match.winner is None else _who(match, match.winner)
    if match.winner is None:
        outcome = "overridden-nobody" if match.overridden else Outcome.DOUBLE_LOSS.value
    line = f"**{texts('match-over', outcome=outcome, winner=winner)}**"
    if not any(match.won):
        return f"{line}\n-# {title(match, texts)}"
    return f"{line}\n-# {title(match, texts)} · {texts('match-score-over', **_sides(match))}"


def _sides(match: MatchOf) -> dict[str, str | int]:
    return {
        "first": _who(match, SEATS[0]),
        "second": _who(match, SEATS[1]),
        "won": match.won[0],
        "lost": match.won[1],
    }
