"""What `/duel leaderboard` says and shows: ten places a page, one's own below when it is elsewhere.

The picture names nobody; the text beside it does, and says everything that the picture shows.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ButtonStyle, ui

from bot.i18n import Texts
from bot.rules.tiers import tier_of
from cogs.coins_view import change_text, turn_buttons
from cogs.draft import ACCENT, Draft, Item, PictureFile, text
from cogs.drawn import Subject, drawn
from cogs.ids import Page, Show
from cogs.pages import PageButton
from data.leaderboard import Place, Ranking
from data.profile import SETTLED_FROM
from rendering.badge_text import drawn_names, name_tier
from rendering.leaderboard import Ladder, Ranked, Unit, draw_leaderboard
from rendering.leaderboard_text import alt_leaderboard

_UNITS = {Ranking.NET: Unit.CHANGE, Ranking.BOMB: Unit.STARS}


@dataclass(frozen=True, slots=True)
class Board:
    """One page of a leaderboard. Places are among those who are still there."""

    ranking: Ranking
    number: int
    places: Sequence[Place]
    more: bool  # there is a page after it
    me: int  # the asker's user
    mine: Place | None  # wherever it is
    offered: Sequence[Ranking] = tuple(Ranking)
    most: int = 0  # the greatest value on any page, of those that the asker may see
    pictured: bool = True

    def value_of(self, place: Place) -> int | None:
        """Return what somebody is ranked by, None when it is not for the asker to see."""
        return seen_value(place, self.ranking, self.me)


def leaderboard_draft(server: str, guild_id: int, board: Board, texts: Texts) -> Draft:
    """Return a page of a leaderboard."""
    ranking = texts(f"ranking-{board.ranking.value}")
    lines = [f"### {texts('ranking-title', ranking=ranking, server=server)}"]
    if board.ranking is Ranking.WINS:
        lines.append(f"-# {texts('ranking-wins-how')}")
    lines += [_line(place, board, texts) for place in board.places] or [texts("ranking-empty")]
    if board.mine is None:
        lines.append(f"-# {texts('ranking-me-out')}")
    elif all(place.user_id != board.me for place in board.places):
        value = value_text(board.mine, board.ranking, texts)
        lines.append(f"**{texts('ranking-me', place=board.mine.place, value=value)}**")
    if board.number or board.more:
        lines.append(f"-# {texts('ranking-page', page=board.number + 1)}")
    about = f"{board.ranking.value}."
    pictures = (_picture(board, texts),) if board.pictured and board.places else ()
    items: list[Item] = [text(*lines), *(one.item() for one in pictures)]
    items.append(ui.ActionRow(*_rankings(guild_id, board, texts)))
    if board.number or board.more:
        turning = turn_buttons(guild_id, Show.RANKING, about, board.number, board.more, texts)
        items.append(ui.ActionRow(*turning))
    container: Item = ui.Container(*items, accent_colour=ACCENT)
    return Draft((container,), pictures)


def _picture(board: Board, texts: Texts) -> PictureFile:
    lines = tuple(
        Ranked(place.place, board.value_of(place), place.points, mine=place.user_id == board.me)
        for place in board.places
    )
    ladder = Ladder(lines, _UNITS.get(board.ranking, Unit.NUMBER), board.most)
    return PictureFile(
        "leaderboard.png",
        drawn(Subject.LEADERBOARD, draw_leaderboard, ladder, names=drawn_names(texts)),
        alt_leaderboard(texts, texts(f"ranking-{board.ranking.value}"), ladder),
    )


def seen_value(place: Place, ranking: Ranking, me: int) -> int | None:
    """Return what somebody is ranked by, None when they hide it from whoever asks."""
    hidden = place.hides and ranking.of_coins and place.user_id != me
    return None if hidden else place.value


def value_text(place: Place, ranking: Ranking, texts: Texts) -> str:
    """Return what somebody is ranked by."""
    match ranking:
        case Ranking.NET:
            return change_text(place.value, texts)
        case Ranking.COINS:
            return texts("value-coins", value=place.value)
        case Ranking.POINTS:
            tier = name_tier(texts, tier_of(place.value))
            return texts("value-points", value=place.value, tier=tier)
        case Ranking.WINS:
            return texts("value-wins", value=place.value, hands=place.hands - place.apart)
        case Ranking.BOMB:
            return texts("value-bomb", value=place.value)


def _line(place: Place, board: Board, texts: Texts) -> str:
    own = place.user_id == board.me
    hidden = board.value_of(place) is None
    value = texts("ranking-hidden") if hidden else value_text(place, board.ranking, texts)
    if place.hands < SETTLED_FROM:
        value += texts("alt-space") + texts("ranking-new")
    # The full stop is escaped, else Discord would make a list of its own numbering.
    number = f"{place.place}\\"
    line = texts("ranking-line", place=number, who=f"<@{place.user_id}>", value=value)
    return f"**{line}**" if own else line


def _rankings(guild_id: int, board: Board, texts: Texts) -> list[PageButton]:
    return [
        PageButton(
            Page(guild_id, Show.RANKING, ranking.value),
            texts(f"ranking-{ranking.value}"),
            ButtonStyle.primary if ranking is board.ranking else ButtonStyle.secondary,
            disabled=ranking is board.ranking,
        )
        for ranking in board.offered
    ]
