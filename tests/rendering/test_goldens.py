"""Every picture still looks as it did when it was looked at, and shows no more than it may."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.table.events import Seat
from bot.table.views import public_view
from rendering import gallery
from rendering.picture import MAX_WIDTH, Picture, packed
from rendering.table import draw_table
from tests.rendering.decode import decode
from tests.rendering.goldens import FOLDER, pictures
from tests.strategies import ONE, Game

PICTURES = dict(pictures())
CLEARLY = 64  # a channel's difference that an eye sees; another FreeType's edges differ by less
FEW = 0.002  # of the pixels


def opened(png: bytes) -> Image.Image:
    with Image.open(BytesIO(png)) as image:
        return image.convert("RGB")


def clearly_different(one: Image.Image, other: Image.Image) -> float:
    """Return the share of pixels in which two pictures clearly differ."""
    channels = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    return sum(most.histogram()[CLEARLY:]) / (one.width * one.height)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_it_did(name: str) -> None:
    drawn, golden = opened(PICTURES[name].png), opened((FOLDER / name).read_bytes())
    assert drawn.size == golden.size
    assert clearly_different(drawn, golden) <= FEW


def test_there_is_a_golden_for_each_picture_and_none_besides() -> None:
    assert {path.name for path in FOLDER.glob("*.png")} == PICTURES.keys()


def test_a_golden_tells_pictures_apart() -> None:
    """Two hands of another deck are of one size; the comparison sees the inks."""
    first, second = (opened(PICTURES[name].png) for name in ("02.png", "03.png"))
    assert first.size == second.size
    assert clearly_different(first, second) > FEW


@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_is_opaque_of_one_palette_and_not_too_wide(name: str) -> None:
    picture: Picture = PICTURES[name]
    decoded = decode(picture)
    assert decoded.names == (b"IHDR", b"PLTE", b"IDAT", b"IEND"), "no transparency"
    assert picture.width <= MAX_WIDTH
    assert len(packed(picture)) <= 30 * 1024


def test_every_picture_is_drawn_the_same_again() -> None:
    assert dict(pictures()) == PICTURES


def test_a_board_does_not_depend_on_what_is_hidden() -> None:
    boards = []
    for hidden in ("JJJQQKKK", "99TTA22w"):
        game = Game.dealt("999999TTwK", hidden)
        game.play(Seat(0), "999999")
        game.pass_turn(ONE)
        boards.append(draw_table(public_view(game.table)).png)
    assert boards[0] == boards[1]


def test_drawing_is_never_given_a_table_or_a_running_hand() -> None:
    """Only views and finished hands reach a picture, so it can't show what it isn't told."""
    folder = Path(gallery.__file__).parent
    hidden = re.compile(r"import .*\b(Table|Hand|SeatView|Dealt)\b")
    found = [path for path in folder.glob("*.py") if hidden.search(path.read_text("utf-8"))]
    assert found == []


def test_tables_to_be_drawn_are_put_together_in_one_place() -> None:
    folders = (Path(gallery.__file__).parent, Path(__file__).parent)
    sources = [path for folder in folders for path in folder.glob("*.py")]
    found = [path.name for path in sources if "Public" + "View(" in path.read_text("utf-8")]
    assert found == ["scenes.py"]


def test_only_the_gallery_writes_a_file() -> None:
    folder = Path(gallery.__file__).parent
    writing = re.compile(r"write_bytes|write_text|\.save\(|tempfile|open\(.*[\"'][wax]")
    found = {path.name for path in folder.glob("*.py") if writing.search(path.read_text("utf-8"))}
    assert found == {"gallery.py"}


def test_the_gallery_shows_all_pictures_and_each_background() -> None:
    sheet = gallery.sheet()
    colours = {colour for _, colour in sheet.getcolors(1 << 24) or ()}
    assert {(49, 51, 56), (255, 255, 255), (0, 0, 0)} <= colours
    assert sheet.height > 1000
