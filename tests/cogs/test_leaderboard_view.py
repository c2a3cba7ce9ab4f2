"""What a leaderboard's picture is told of each ranking, beside the text."""

import pytest

from bot.i18n import texts_for
from cogs.leaderboard_view import Board, leaderboard_draft
from data.leaderboard import Place, Ranking
from data.players import PlayerId

TEXTS = texts_for("en-US")
SHY = Place(1, PlayerId(1), 101, 7_000, 40, hides=True, points=900)
OPEN = Place(2, PlayerId(2), 102, 6_000, 40, hides=False)


def alt(board: Board) -> str:
    """Return the alt text of the picture of a leaderboard."""
    (picture,) = leaderboard_draft("Home", 1, board, TEXTS).pictures
    return picture.alt


@pytest.mark.parametrize(
    ("ranking", "first"),
    [
        (Ranking.NET, "1: 四星 (Four stars), hidden."),
        (Ranking.COINS, "1: 四星 (Four stars), hidden."),
        (Ranking.POINTS, "1: 四星 (Four stars), 7,000."),
        (Ranking.WINS, "1: 四星 (Four stars), 7,000."),
        (Ranking.BOMB, "1: 四星 (Four stars), ★7000."),
    ],
)
def test_only_coins_are_hidden_and_each_ranking_is_written_as_what_it_is(
    ranking: Ranking, first: str
) -> None:
    said = alt(Board(ranking, 0, (SHY, OPEN), more=False, me=9, mine=None))
    assert said.startswith(f"{TEXTS(f'ranking-{ranking.value}')}, the best first")
    assert first in said


def test_a_gain_has_its_sign() -> None:
    said = alt(Board(Ranking.NET, 0, (SHY, OPEN), more=False, me=SHY.user_id, mine=SHY))
    assert "1, which is you: 四星 (Four stars), +7,000." in said
    assert "2: 小星 (Small star), +6,000." in said


def test_without_the_picture_the_text_is_the_same() -> None:
    drafts = [
        leaderboard_draft(
            "Home", 1, Board(Ranking.COINS, 0, places, False, 9, None, pictured=pictured), TEXTS
        )
        for places, pictured in (((OPEN,), True), ((OPEN,), False), ((), True))
    ]
    assert [len(draft.pictures) for draft in drafts] == [1, 0, 0]
    shown, bare, _ = (draft.items[0].children for draft in drafts)
    assert shown[0].content == bare[0].content
    assert len(shown) == len(bare) + 1
