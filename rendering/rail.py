"""Rail: the gold bracket over the columns of a hand that are its strongest chain bomb."""

from functools import cache

from PIL import Image

from bot.rules.cards import Rank
from bot.rules.combinations import Reading
from rendering import shapes, theme
from rendering.canvas import Canvas
from rendering.colours import to_palette
from rendering.columns import Column
from rendering.sprites import pill
from rendering.theme import CARD_WIDTH, FELT, PITCH, RAIL, RAIL_LINE, RAIL_TICK


def chain_text(chain: Reading) -> str:
    """Return a chain bomb in signs: the size of its links, how many they are, its stars."""
    return f"{chain.stars - chain.groups}×{chain.groups} ★{chain.stars}"


def paste_rail(canvas: Canvas, columns: tuple[Column, ...], chain: Reading, x: int, y: int) -> None:
    """Paste the bracket of a chain over its columns; jokers in it get a piece of their own."""
    places = [
        place
        for place, column in enumerate(columns)
        if not column.cards or not Rank(column.top).is_joker
        if chain.cards[column.top]
    ]
    first, last = min(places), max(places)
    width = (last - first) * PITCH + CARD_WIDTH
    text = pill(chain_text(chain), theme.RAIL_PILL, FELT)
    canvas.paste(_bracket(width), x + first * PITCH, y + RAIL - RAIL_TICK - RAIL_LINE - 8)
    canvas.paste(text, _inside(canvas, x + first * PITCH + (width - text.width) // 2, text), y)
    jokers = sum(chain.cards[Rank.SMALL_JOKER :])
    if jokers:
        more = pill(f"+{jokers}", theme.RAIL_PILL, FELT)
        canvas.paste(_bracket(CARD_WIDTH), x, y + RAIL - RAIL_TICK - RAIL_LINE - 8)
        canvas.paste(more, x + (CARD_WIDTH - more.width) // 2, y)


def _inside(canvas: Canvas, left: int, sprite: Image.Image) -> int:
    return max(0, min(left, canvas.width - sprite.width))


@cache
def _bracket(width: int) -> Image.Image:
    height = RAIL_TICK + RAIL_LINE
    image = Image.new("RGB", (width, height), FELT)
    image.paste(
        theme.GOLD, (0, 0), shapes.rounded(width, height * 2, 10).crop((0, 0, width, height))
    )
    inner = shapes.rounded(width - 2 * RAIL_LINE, height * 2, 7).crop((0, 0, width, RAIL_TICK))
    image.paste(FELT, (RAIL_LINE, RAIL_LINE), inner)
    return to_palette(image)
