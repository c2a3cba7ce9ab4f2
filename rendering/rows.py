"""Rows: a hand with one row per rank, every card to be seen, lower than columns."""

from bot.rules.cards import Counts, rank_of
from bot.rules.combinations import Reading
from rendering import theme
from rendering.canvas import LARGE, Canvas
from rendering.cards import Cut, Look, card_sprite
from rendering.colours import Deck
from rendering.columns import Column, playable_bar
from rendering.picture import Picture
from rendering.rail import chain_text
from rendering.sprites import label, pill
from rendering.theme import CARD_WIDTH, MARGIN, ROW_CARD_GAP, ROW_HEAD, ROW_PITCH


def draw_rows(
    columns: tuple[Column, ...], deck: Deck, playable: Counts | None, chain: Reading | None
) -> Picture:
    """Draw a hand that is not empty. In its head a chain has a line of its own."""
    longest = max(len(column.cards) for column in columns)
    width = ROW_HEAD + longest * (CARD_WIDTH + ROW_CARD_GAP) - ROW_CARD_GAP
    title = None if chain is None else pill(chain_text(chain), theme.RAIL_PILL, theme.FELT)
    head = 0 if title is None else theme.RAIL
    if title is not None:
        width = max(width, title.width)
    canvas = Canvas(width + 2 * MARGIN, head + len(columns) * ROW_PITCH - 2 + 2 * MARGIN)
    if title is not None:
        canvas.paste(title, MARGIN, MARGIN)
    for row, column in enumerate(columns):
        y = MARGIN + head + row * ROW_PITCH
        if chain is not None and any(chain.cards[rank_of(card)] for card in column.cards):
            canvas.fill(4, y, 6, theme.SHORT_HEIGHT - 4, theme.GOLD)
        _paste_row(canvas, column, y, deck, playable)
    return canvas.picture(LARGE)


def _paste_row(canvas: Canvas, column: Column, y: int, deck: Deck, playable: Counts | None) -> None:
    size = theme.PILL_SIZE if column.stars else theme.COUNT_SIZE
    least = ROW_HEAD - 14
    head = (
        pill(column.head, size, theme.FELT, least)
        if column.stars
        else label(column.head, size, theme.WHITE, theme.FELT)
    )
    middle = (theme.SHORT_HEIGHT - theme.CARD_SHADOW - head.height) // 2
    canvas.paste(head, MARGIN + (least - head.width) // 2, y + middle)
    for place, card in enumerate(column.cards):
        dimmed = playable is not None and not playable[rank_of(card)]
        look = Look(deck, cut=Cut.SHORT, dimmed=dimmed)
        x = MARGIN + ROW_HEAD + place * (CARD_WIDTH + ROW_CARD_GAP)
        canvas.paste(card_sprite(card, look), x, y)
    if column.is_playable(playable):
        width = len(column.cards) * (CARD_WIDTH + ROW_CARD_GAP) - ROW_CARD_GAP
        canvas.paste(playable_bar(width), MARGIN + ROW_HEAD, y + theme.SHORT_HEIGHT)
