"""TournamentResults: the results an organiser can set, as a control writes and calls them."""

from dataclasses import dataclass

from discord import ButtonStyle

from bot.host.tournament_presenter import Shown
from bot.i18n import Texts
from bot.table.refusal import Reason, Refused
from bot.tournament.types import BestOf, Length, Match, Outcome, Pairing, Result
from cogs.pages import PageButton
from cogs.tournament_buttons import cup_of
from cogs.tournament_ids import Act
from cogs.tournament_words import plain_name

MOST_NAME = 24
_AWAY = ("walk-a", "walk-b", "none")


@dataclass(frozen=True, slots=True)
class Spot:
    """A match: its round and its number."""

    round: int
    number: int

    def __str__(self) -> str:
        return f"{self.round}-{self.number}"


def spot_of(value: str) -> Spot:
    """Return the match that was chosen. Raise Refused for anything else."""
    first, _, second = value.strip().partition("-")
    if not (first.isdecimal() and second.isdecimal() and len(value) <= 12):
        raise Refused(Reason.NO_MATCH)
    return Spot(int(first), int(second))


def codes(pairing: Pairing, length: Length) -> list[str]:
    """Return the results that an organiser can set, as a control writes them."""
    if pairing.second is None:
        return ["bye", "none"]
    scores = ["a", "b"]
    if isinstance(length, BestOf):
        need = length.hands // 2 + 1
        scores = [f"{need}-{lost}" for lost in range(need)]
        scores += [f"{lost}-{need}" for lost in range(need)]
    return [*scores, "walk-a", "walk-b", "none"]


def result_of(code: str, pairing: Pairing, *, begun: bool = False) -> Result:
    """Return the result that a control means. Raise Refused for one that can't be.

    Whoever was there at the beginning did come: that match can only be given up.
    """
    first, second = pairing.first, pairing.second
    if code == "none":
        return Result(Outcome.DOUBLE_LOSS, None)
    if code == "bye" and second is None:
        return Result(Outcome.BYE, first)
    if second is None:
        raise Refused(Reason.RESULT_WRONG)
    match code:
        case "walk-a" | "walk-b":
            outcome = Outcome.FORFEIT if begun else Outcome.WALKOVER
            return Result(outcome, first if code[-1] == "a" else second)
        case "a" | "b":
            return Result(Outcome.PLAYED, first if code == "a" else second)
    won, _, lost = code.partition("-")
    if not (won.isdecimal() and lost.isdecimal() and len(code) <= 5) or won == lost:
        raise Refused(Reason.RESULT_WRONG)
    hands = (int(won), int(lost))
    return Result(Outcome.PLAYED, first if hands[0] > hands[1] else second, hands)


def result_button(
    shown: Shown, act: Act, spot: Spot, code: str, match: Match, texts: Texts
) -> PageButton:
    """Return the button that sets a result of a match."""
    pairing = match.pairing
    first = plain_name(shown, pairing.first)[:MOST_NAME]
    second = "–" if pairing.second is None else plain_name(shown, pairing.second)[:MOST_NAME]
    won, _, lost = code.partition("-")
    if won.isdecimal():
        winner = first if int(won) > int(lost) else second
        label = texts("cup-code-score", winner=winner, first=int(won), second=int(lost))
    else:
        away = code.startswith("walk-") and match.began_at is not None
        key = code.replace("walk-", "gave-") if away else code
        label = texts(f"cup-code-{key}", first=first, second=second)
    page = cup_of(shown).page(act, spot.round, spot.number, code)
    style = ButtonStyle.danger if code in _AWAY else ButtonStyle.secondary
    return PageButton(page, label, style)
