"""Warm: the usual sprites made ahead of the first picture. For a thread at start; waits for nobody.

Only speed depends on it: what it has not made yet is made when it is first drawn. It makes what is
drawn between two clicks; a result, a profile or a list is drawn in a thread of its own.
"""

from bot.rules.cards import FACES, FULL_COUNTS, HAND_SIZE, Card, Rank
from bot.rules.combinations import BOMB_SIZE
from bot.rules.scoring import Victory
from bot.table.events import SEATS
from rendering.canvas import Canvas
from rendering.cards import Cut, Ground, Look, card_sprite
from rendering.colours import Deck
from rendering.columns import paste_head
from rendering.fonts import name_characters
from rendering.gallery_scenes import tables
from rendering.hand import draw_hand
from rendering.large import sign
from rendering.layout import Layout
from rendering.seats import backs, framed_panel, panel_text
from rendering.theme import BANNER_HEIGHT, STRIP_HEIGHT, WIDTH
from rendering.tiles import tile
from rendering.urgency import urgency_sign
from rendering.victory import victory_emblem, victory_pips


def warm() -> None:
    """Make the cards of the usual deck, counts, backs, tiles, panels and signs."""
    name_characters()
    warm_cards(Deck.FOUR_COLOUR)  # the other is made for who asks for it
    _warm_strips()
    _warm_hands()
    canvas = Canvas(WIDTH, STRIP_HEIGHT)
    for size in range(1, max(FULL_COUNTS) + 1):
        for text in (f"×{size}", f"×{size} ★{size}"):
            paste_head(canvas, 0, 0, text)
    for rank in Rank:
        for size in range(1, FULL_COUNTS[rank] + 1):
            tile(rank, size)
    _warm_stand_ins()
    for _ in tables():  # with what no list above has
        pass


def _warm_hands() -> None:
    """Draw hands of every layout: what they mark is made with them."""
    hand = [Card(face) for face in range(FACES)][:HAND_SIZE]
    for layout in Layout:
        draw_hand(hand, layout=layout)
        draw_hand(hand, layout=layout, playable=FULL_COUNTS)
    for rank in Rank:
        for dimmed in (False, True):
            for size in range(1, FULL_COUNTS[rank] + 1):
                stars = size if size >= BOMB_SIZE else 0
                sign(rank, size, stars, dimmed=dimmed, framed=False, linked=False)


def warm_cards(deck: Deck) -> None:
    """Make every card of a deck."""
    for face in range(FACES):
        for ground in Ground:
            for cut in Cut:
                for dimmed in (False, True):
                    card_sprite(Card(face), Look(deck, ground, cut, dimmed))


def _warm_stand_ins() -> None:
    """Make the jokers of a play in company, over and under each other."""
    for joker in (Card(FACES - 2), Card(FACES - 1)):
        for rank in Rank:
            for ground in Ground:
                if not rank.is_joker:
                    card_sprite(joker, Look(ground=ground, stands_for=rank))
                    card_sprite(joker, Look(ground=ground, cut=Cut.COVERED, stands_for=rank))


def _warm_strips() -> None:
    for framed in (False, True):
        framed_panel(STRIP_HEIGHT, framed=framed)
        framed_panel(BANNER_HEIGHT, framed=framed)
    for victory in Victory:
        victory_emblem(victory)
        victory_pips(victory)
    for count in range(HAND_SIZE + 1):
        panel_text(str(count))
        for seat in SEATS:
            if count:
                backs(seat, count)
    for step in range(21):
        urgency_sign(step / 20)
