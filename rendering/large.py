"""Large: a hand in signs that are read on a small screen or with weak sight, one for each rank.

Suits are left out: they mean nothing in play. What can be played has a frame, a link of the best
chain bomb a bar at its left.
"""

from functools import cache

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
from rendering.sprites import pill
from rendering.theme import LARGE_ACROSS, LARGE_GAP, LARGE_HEIGHT, LARGE_WIDTH, MARGIN
from rendering.typeface import width_of, write

_JOKER_STARS = {3: 6, 4: 7}


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


@cache
def sign(
    rank: Rank, number: int, stars: int, *, dimmed: bool, framed: bool, linked: bool
) -> Image.Image:
    """Return the sign of so many cards of a rank."""
    cloth = CLOTHS.get(rank)
    paper, ink = (cloth.paper, cloth.ink) if cloth else (theme.PAPER, theme.BLACK_INK)
    if dimmed:
        paper, ink = dim(paper), dim(ink)
    image = Image.new("RGB", (LARGE_WIDTH, LARGE_HEIGHT), theme.FELT)
    body = LARGE_HEIGHT - theme.CARD_SHADOW
    whole = shapes.rounded(LARGE_WIDTH, body, theme.LARGE_RADIUS)
    image.paste(theme.SHADOW, (0, theme.CARD_SHADOW), whole)
    image.paste(paper, (0, 0), whole)
    if framed:
        frame = shapes.frame(LARGE_WIDTH, body, theme.LARGE_RADIUS, theme.PLAYABLE_LINE)
        image.paste(theme.GOLD, (0, 0), frame)
    if linked:
        inset = theme.LARGE_LINK_INSET
        image.paste(theme.GOLD, (0, inset, theme.LARGE_LINK, body - inset))
    size = theme.LARGE_JOKER if cloth else theme.LARGE_RANK
    write(image, theme.LARGE_LEFT, body / 2, rank_text(rank), size, ink)
    times = f"×{number}"
    right = LARGE_WIDTH - theme.LARGE_RIGHT
    middle = body * (0.27 if stars else 0.5)
    write(image, right - width_of(times, theme.LARGE_COUNT), middle, times, theme.LARGE_COUNT, ink)
    if stars:
        _write_stars(image, right, body * 0.7, f"★{stars}")
    return to_palette(image)


def _write_stars(image: Image.Image, right: int, middle: float, text: str) -> None:
    size = theme.LARGE_STARS
    pad = theme.LARGE_STARS_PAD
    width, height = width_of(text, size) + 2 * pad, size + theme.LARGE_STARS_RISE
    left, top = right - width, round(middle - height / 2)
    image.paste(theme.GOLD, (left, top), shapes.rounded(width, height, height // 2))
    write(image, left + pad, middle, text, size, theme.DARK)
