"""Large: a hand in signs that are read on a small screen or with weak sight, one for each rank.

Suits are left out: they mean nothing in play. What can be played has a frame, a link of the best
chain bomb a bar at its left.
"""

from functools import cache, lru_cache

from PIL import Image

from bot.rules.cards import Counts, Rank, count
from bot.rules.combinations import BOMB_SIZE, Reading
from rendering import shapes, theme
from rendering.canvas import LARGE, Canvas
from rendering.cards import CLOTHS, rank_text
from rendering.colours import dim, to_palette
from rendering.columns import Column
from rendering.picture import Picture
from rendering.rail import chain_text
from rendering.sprites import label, pill
from rendering.theme import LARGE_ACROSS, LARGE_GAP, LARGE_HEIGHT, LARGE_WIDTH, MARGIN, Colour
from rendering.typeface import width_of, write

_JOKER_STARS = {3: 6, 4: 7}
_BODY = LARGE_HEIGHT - theme.CARD_SHADOW  # the height of a sign without its shadow


def draw_large(
    columns: tuple[Column, ...], playable: Counts | None, chain: Reading | None
) -> Picture:
    """Draw a hand that is not empty."""
    held = count(card for column in columns for card in column.cards)
    ranks = [rank for rank in reversed(Rank) if held[rank]]
    title = None if chain is None else pill(chain_text(chain), theme.LARGE_STARS, theme.FELT)
    head = 0 if title is None else title.height + LARGE_GAP
    across, down = min(len(ranks), LARGE_ACROSS), -(-len(ranks) // LARGE_ACROSS)
    width = across * (LARGE_WIDTH + LARGE_GAP) - LARGE_GAP
    height = head + down * (LARGE_HEIGHT + LARGE_GAP) - LARGE_GAP
    canvas = Canvas(max(width, title.width if title else 0) + 2 * MARGIN, height + 2 * MARGIN)
    if title is not None:
        canvas.paste(title, MARGIN, MARGIN)
    stars = _JOKER_STARS.get(held[Rank.SMALL_JOKER] + held[Rank.BIG_JOKER], 0)
    for place, rank in enumerate(ranks):
        row, column = divmod(place, LARGE_ACROSS)
        bomb = stars if rank.is_joker else held[rank] if held[rank] >= BOMB_SIZE else 0
        now = playable is None or bool(playable[rank])
        sprite = sign(
            rank,
            held[rank],
            bomb,
            dimmed=not now,
            framed=playable is not None and now,
            linked=chain is not None and bool(chain.cards[rank]),
        )
        x = MARGIN + column * (LARGE_WIDTH + LARGE_GAP)
        canvas.paste(sprite, x, MARGIN + head + row * (LARGE_HEIGHT + LARGE_GAP))
    return canvas.picture(LARGE)


@lru_cache(maxsize=32)
def sign(
    rank: Rank, number: int, stars: int, *, dimmed: bool, framed: bool, linked: bool
) -> Image.Image:
    """Return the sign of so many cards of a rank."""
    cloth = CLOTHS.get(rank)
    paper, ink = (cloth.paper, cloth.ink) if cloth else (theme.PAPER, theme.BLACK_INK)
    if dimmed:
        paper, ink = dim(paper), dim(ink)
    image = _blank(paper, framed=framed, linked=linked).copy()
    size = theme.LARGE_JOKER if cloth else theme.LARGE_RANK
    name = label(rank_text(rank), size, ink, paper)
    times = label(f"×{number}", theme.LARGE_COUNT, ink, paper)
    right = LARGE_WIDTH - theme.LARGE_RIGHT
    _paste(image, name, theme.LARGE_LEFT - 1, _BODY / 2)
    _paste(image, times, right - times.width + 1, _BODY * (0.27 if stars else 0.5))
    if stars:
        bomb = _stars(f"★{stars}", paper)
        _paste(image, bomb, right - bomb.width, _BODY * 0.7)
    return image


def _paste(image: Image.Image, sprite: Image.Image, left: int, middle: float) -> None:
    """Paste a line of text on a sign, without its empty edges where they would cover the frame."""
    top = round(middle - sprite.height / 2)
    above = max(0, theme.PLAYABLE_LINE - top)
    below = min(sprite.height, _BODY - theme.PLAYABLE_LINE - top)
    image.paste(sprite.crop((0, above, sprite.width, below)), (left, top + above))


@cache
def _blank(paper: Colour, *, framed: bool, linked: bool) -> Image.Image:
    """Return a sign with nothing written on it."""
    image = Image.new("RGB", (LARGE_WIDTH, LARGE_HEIGHT), theme.FELT)
    whole = shapes.rounded(LARGE_WIDTH, _BODY, theme.LARGE_RADIUS)
    image.paste(theme.SHADOW, (0, theme.CARD_SHADOW), whole)
    image.paste(paper, (0, 0), whole)
    if framed:
        frame = shapes.frame(LARGE_WIDTH, _BODY, theme.LARGE_RADIUS, theme.PLAYABLE_LINE)
        image.paste(theme.GOLD, (0, 0), frame)
    if linked:
        inset = theme.LARGE_LINK_INSET
        image.paste(theme.GOLD, (0, inset, theme.LARGE_LINK, _BODY - inset))
    return to_palette(image)


@cache
def _stars(text: str, paper: Colour) -> Image.Image:
    """Return a bomb's stars on gold."""
    size, pad = theme.LARGE_STARS, theme.LARGE_STARS_PAD
    width, height = width_of(text, size) + 2 * pad, size + theme.LARGE_STARS_RISE
    image = Image.new("RGB", (width, height), paper)
    image.paste(theme.GOLD, (0, 0), shapes.rounded(width, height, height // 2))
    write(image, pad, height / 2, text, size, theme.DARK)
    return to_palette(image)
