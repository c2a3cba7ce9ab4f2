"""Ask first: the question before a play goes out, for those who want it.

Nothing is kept meanwhile: the cards and their kind stand in the custom id of the button that plays.
"""

from discord import ButtonStyle, ui

from bot.host.preferences import AskFirst
from bot.host.presenter import HandOf
from bot.i18n import Texts
from bot.rules.cards import Counts, Rank
from bot.rules.combinations import Kind, Reading
from bot.table.views import playable
from cogs.build import BuildStep
from cogs.buttons import TableButton
from cogs.draft import Item, text
from cogs.ids import Press, Spot
from rendering.wording import name_play

SURE = "sure"
BIG = 7  # stars


def asked_about(hand: HandOf, cards: Counts, kind: Kind | None) -> Reading | None:
    """Return the play to ask about, None when it goes out, or is refused, without a question."""
    play = next((r for r in playable(hand.view, cards) if kind in (None, r.kind)), None)
    if play is None:
        return None
    match hand.preferences.ask_first:
        case AskFirst.NEVER:
            return None
        case AskFirst.BIG_BOMBS:
            return play if _is_big_bomb(play) else None
        case AskFirst.ALWAYS:
            return play


def asking(play: Reading, spot: Spot, texts: Texts) -> list[Item]:
    """Return the question, the button that plays and the one that goes back."""
    sure = BuildStep(
        spot, play.cards, f"{SURE}.{play.kind.value}", texts("button-sure"), ButtonStyle.success
    )
    back = TableButton(spot, Press.MY_BACK, texts("button-build-back"), ButtonStyle.secondary)
    return [text(texts("ask-first", play=name_play(texts, play))), ui.ActionRow(sure, back)]


def kind_of(act: str) -> Kind | None:
    """Return the kind that the button of a question plays its cards as."""
    _, _, kind = act.partition(".")
    return Kind(kind) if kind else None


def _is_big_bomb(play: Reading) -> bool:
    jokers = play.cards[Rank.SMALL_JOKER] + play.cards[Rank.BIG_JOKER]
    return play.kind.is_bomb and (play.stars >= BIG or jokers > 0)
