"""The strip of the play to beat."""

import pytest

from bot.rules.combinations import readings
from bot.rules.notation import parse
from bot.table.events import Seat
from bot.table.state import Move
from rendering.picture import packed
from rendering.sample import _cards
from rendering.theme import WIDTH
from rendering.trick import draw_trick
from tests.rendering.decode import decode


def move(cards: str, seat: int = 0) -> Move:
    counts = parse(cards)
    return Move(Seat(seat), _cards(counts), readings(counts)[0])


@pytest.mark.parametrize("cards", ["9", "wW", "TJQKA", "9999TTTTTJJJJJJ", "KKKKAAAA2222wwWW"])
def test_any_play_fits_the_width(cards: str) -> None:
    picture = draw_trick(move(cards))
    assert picture.width == WIDTH
    assert len(packed(picture)) <= 20 * 1024
    assert len(decode(picture).rows) == picture.height


def test_the_seats_are_told_apart() -> None:
    assert draw_trick(move("99", 0)).png != draw_trick(move("99", 1)).png


def test_a_pass_has_no_picture() -> None:
    with pytest.raises(ValueError, match="pass"):
        draw_trick(Move(Seat(0), (), None))
