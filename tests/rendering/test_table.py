"""Pictures of tables: every phase, every size of play, and each part where it belongs."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PIL import Image

from bot.rules.cards import Rank
from bot.rules.scoring import Victory
from bot.table.events import EndedBy, Seat
from bot.table.state import Move, Phase
from bot.table.views import PublicView
from rendering import colours, theme
from rendering.cards import Cut, Ground, Look, card_sprite
from rendering.colours import Deck
from rendering.play import PLAY_WIDTH, lay_out
from rendering.result import score_label, stars_pill
from rendering.scenes import FIRST, LEADING, SECOND, WAITING, cards, following, move, over
from rendering.seats import (
    Lead,
    backs,
    disc,
    free_disc,
    lead_sign,
    panel_pill,
    panel_sign,
    panel_text,
)
from rendering.sprites import pill
from rendering.table import draw_table
from rendering.theme import DISC, PITCH, PLAY_X, STRIP_HEIGHT, TABLE_GAP, TOP, WIDTH
from rendering.urgency import urgency_sign
from rendering.victory import victory_emblem, victory_pips
from tests.rendering.decode import Decoded, decode
from tests.rendering.scenes import void

PLAYS = (
    "9",
    "W",
    "w9",
    "wW",
    "999",
    "9TJQK",
    "9JQKAw",
    "TJQKAw",
    "99TTJJ",
    "99TTJJQQKKAA",
    "999TTTJJJQQQKKKAAA",
    "9999",
    "99999",
    "22222222w",
    "TTTTTTTTwwWW",
    "wwW",
    "wwWW",
    "9999TTTTJJJJ",
    "9999TTTTTJJJJQQQQKKKAAAAw",
    "99999999TTTTTTTTJJJJJJJwW",
    "99999TTTTTJJJJJQQQQQKKKKK",
    "QQQQKKKKAAAA2222",
    "JJJJQQQQKKKKwwWW",
)
WON = over("9TTTJJQQQQAAA2w", last="9999TTTTJJJJ", stars=7)
RESIGNED = over("99999999TTTTTTTTJJJJJJJJw", winner=SECOND, held="2222KKKKQQQQAAAAAAAAwW999")
VOID = void("9TTTJJ", "99KKKK22222")
SCENES = {
    "waiting": WAITING,
    "leading": LEADING,
    "following": following("99999"),
    "won": WON,
    "resigned": RESIGNED,
    "void": VOID,
    "closed": replace(WAITING, phase=Phase.CLOSED, seated=(False, False)),
}


def places(decoded: Decoded, sprite: Image.Image) -> Iterator[tuple[int, int]]:
    """Find where a sprite is in a picture."""
    middle = sprite.height // 2
    line = sprite.tobytes()[middle * sprite.width : (middle + 1) * sprite.width]
    for y in range(len(decoded.rows) - sprite.height + 1):
        x = decoded.rows[y + middle].find(line)
        while x >= 0:
            if decoded.shows(sprite, x, y, sprite.height):
                yield x, y
            x = decoded.rows[y + middle].find(line, x + 1)


def strips_with(view: PublicView, sprite: Image.Image) -> list[Seat]:
    """Return the seats whose strip shows a sprite."""
    decoded = decode(draw_table(view))
    tops = {
        seat: y - (STRIP_HEIGHT - DISC) // 2
        for seat in (FIRST, SECOND)
        for sign in (disc(seat, DISC, theme.PANEL), free_disc(seat, DISC))
        for _, y in places(decoded, sign)
    }
    return [
        seat
        for seat, top in tops.items()
        if any(top <= y < top + STRIP_HEIGHT for _, y in places(decoded, sprite))
    ]


@pytest.mark.parametrize("view", SCENES.values(), ids=SCENES)
@pytest.mark.parametrize("deck", Deck)
def test_every_phase_has_its_picture(view: PublicView, deck: Deck) -> None:
    picture = draw_table(view, deck=deck)
    assert picture.width == WIDTH
    assert decode(picture).header[:2] == (picture.width, picture.height)
    assert draw_table(view, deck=deck) == picture


def test_no_two_phases_look_alike() -> None:
    assert len({draw_table(view).png for view in SCENES.values()}) == len(SCENES)


def test_a_free_seat_shows_a_plus_and_who_is_ready_a_tick() -> None:
    assert strips_with(WAITING, free_disc(SECOND, DISC)) == [SECOND]
    assert strips_with(WAITING, panel_sign("tick")) == [FIRST]


def test_both_counts_are_shown_as_numbers_and_as_backs() -> None:
    view = replace(following("99999"), counts=(20, 3))
    for seat, count in ((FIRST, 20), (SECOND, 3)):
        assert strips_with(view, panel_text(str(count))) == [seat]
        assert strips_with(view, backs(seat, count)) == [seat]


@pytest.mark.parametrize("seat", [FIRST, SECOND])
def test_the_seat_to_move_is_framed_in_gold_with_an_arrow(seat: Seat) -> None:
    view = replace(LEADING, to_move=seat)
    assert strips_with(view, lead_sign(Lead.TO_MOVE)) == [seat]
    decoded = decode(draw_table(view))
    gold = colours.index_of(theme.GOLD)
    framed = [y for y, row in enumerate(decoded.rows) if row[100:900].count(gold) == 800]
    assert framed
    assert all((y < len(decoded.rows) // 2) == (seat == FIRST) for y in framed)


def test_a_multiplier_and_auto_play_are_shown_in_their_seats_strip() -> None:
    view = replace(LEADING, multipliers=(1, 6), automatic=(True, False))
    assert strips_with(view, panel_pill("×6")) == [SECOND]
    assert strips_with(view, panel_sign("clock")) == [FIRST]


@pytest.mark.parametrize("text", PLAYS)
def test_each_card_of_a_play_is_found_at_its_place(text: str) -> None:
    view = following(text)
    assert view.to_beat is not None
    decoded, layout = decode(draw_table(view)), lay_out(view.to_beat)
    middle = decoded.header[1] - 2 * (TOP + STRIP_HEIGHT + TABLE_GAP)
    top = TOP + STRIP_HEIGHT + TABLE_GAP + (middle - layout.height) // 2 + layout.head
    assert sorted(one.card for column in layout.columns for one in column) == sorted(
        view.to_beat.cards
    )
    for place, column in enumerate(layout.columns):
        offsets = layout.offsets(column)
        for row, (one, offset) in enumerate(zip(column, offsets, strict=True)):
            last = row == len(column) - 1
            short = len(view.to_beat.cards) > theme.LONGEST_PLAY and one.stands_for is None
            look = Look(
                ground=Ground.CARD_ABOVE if row else Ground.FELT,
                cut=Cut.COVERED if not last else Cut.SHORT if short else Cut.WHOLE,
                stands_for=one.stands_for,
            )
            sprite = card_sprite(one.card, look)
            height = sprite.height if last else offsets[row + 1] - offset
            assert decoded.shows(sprite, PLAY_X + place * PITCH, top + offset, height)


@pytest.mark.parametrize("text", PLAYS)
def test_no_play_reaches_the_face_up_card(text: str) -> None:
    assert len(lay_out(move(text)).columns) * PITCH - 8 <= PLAY_WIDTH


def test_jokers_lie_uncovered_in_the_column_they_fill() -> None:
    layout = lay_out(move("9JQKAw"))
    ranks = [[one.rank for one in column] for column in layout.columns]
    assert ranks == [[Rank(rank)] for rank in range(Rank.ACE, Rank.NINE - 1, -1)]
    (filled,) = (one for column in layout.columns for one in column if one.stands_for is not None)
    assert filled.stands_for is Rank.TEN


def test_a_joker_that_stands_for_a_nine_is_laid_with_the_nines() -> None:
    layout = lay_out(move("9TTJJw"))
    assert [[one.rank for one in column] for column in layout.columns] == [
        [Rank.JACK] * 2,
        [Rank.TEN] * 2,
        [Rank.NINE] * 2,
    ]


@pytest.mark.parametrize(
    ("text", "title"),
    [("99999", "×5 ★5"), ("9999TTTTTJJJJ", "4×3 ★7"), ("wwW", "×3 ★6"), ("wwWW", "×4 ★7")],
)
def test_a_bomb_has_its_stars_above_it(text: str, title: str) -> None:
    sprite = pill(title, theme.TITLE_SIZE, theme.FELT)
    assert len(list(places(decode(draw_table(following(text))), sprite))) == 1


def test_a_plain_play_has_no_title() -> None:
    assert lay_out(move("99TTJJ")).title == ""


def test_a_pass_has_nothing_to_lay_out() -> None:
    with pytest.raises(ValueError, match="pass"):
        lay_out(Move(FIRST, (), None))


def test_the_face_up_card_is_marked_with_its_holder_until_it_is_played() -> None:
    small = disc(FIRST, theme.HOLDER, theme.FELT)
    assert len(list(places(decode(draw_table(LEADING)), small))) == 1
    king = following("K")
    assert king.face_up in king.moves[0].cards
    assert not list(places(decode(draw_table(king)), small))


def test_the_winner_has_the_crown_the_star_and_the_sum() -> None:
    assert strips_with(WON, lead_sign(Lead.WINNER)) == [FIRST]
    assert WON.result is not None
    decoded = decode(draw_table(WON))
    assert (WON.result.base, WON.result.multiplier, WON.result.stake) == (3, 4, 12)
    for sprite in (
        score_label(WON.result),
        stars_pill(7),
        disc(FIRST, theme.BANNER_DISC, theme.PANEL),
    ):
        assert len(list(places(decoded, sprite))) == 1


@pytest.mark.parametrize("victory", Victory)
def test_each_class_of_victory_has_its_own_emblem_and_number_of_diamonds(victory: Victory) -> None:
    left = {Victory.SMALL: 1, Victory.BIG: 6, Victory.MAD: 11, Victory.TOTAL: 21}[victory]
    decoded = decode(draw_table(over("99999999TTTTTTTTJJJJJ"[:left], last="AA")))
    shown = [one for one in Victory if list(places(decoded, victory_emblem(one)))]
    pips = [one for one in Victory if list(places(decoded, victory_pips(one)))]
    assert (shown, pips) == ([victory], [victory])


def test_emblems_differ_without_colour() -> None:
    grey = [victory_emblem(one).convert("RGB").convert("L") for one in Victory]
    outlines = {image.point(lambda light: 255 * (light > 60)).tobytes() for image in grey}
    assert len(outlines) == len(Victory)


@pytest.mark.parametrize("share", [1.0, 0.4, 0.1, 0.0])
def test_how_urgent_a_turn_is_stands_with_the_seat_to_move(share: float) -> None:
    view = following("99999")
    decoded = decode(draw_table(view, remaining=share))
    ((_, y),) = places(decoded, urgency_sign(share))
    assert y > decoded.header[1] // 2, "the second seat is to move"
    assert decode(draw_table(view)) != decoded


def test_urgency_is_told_by_shape_too() -> None:
    calm, urgent, critical = (urgency_sign(share) for share in (0.55, 0.45, 0.15))
    middles = {
        sign.crop((14, 14, sign.width - 14, sign.height - 14)).convert("L").tobytes()
        for sign in (calm, urgent, critical)
    }
    assert len(middles) == 3


def test_who_resigned_has_the_flag_and_who_forfeited_the_clock() -> None:
    assert strips_with(RESIGNED, panel_sign("flag")) == [FIRST]
    assert RESIGNED.result is not None
    forfeited = replace(RESIGNED, result=replace(RESIGNED.result, ended_by=EndedBy.FORFEIT))
    assert strips_with(forfeited, panel_sign("clock")) == [FIRST]


def test_a_void_hand_has_a_barred_ring_and_no_crown() -> None:
    assert strips_with(VOID, panel_sign("barred")) == [FIRST, SECOND]
    assert strips_with(VOID, lead_sign(Lead.WINNER)) == []


@pytest.mark.parametrize("view", [RESIGNED, VOID], ids=["resigned", "void"])
def test_both_remaining_hands_are_open(view: PublicView) -> None:
    assert view.result is not None
    decoded = decode(draw_table(view))
    for seat in (FIRST, SECOND):
        other = cards("9")
        hands = [view.result.hands_left[0], view.result.hands_left[1]]
        hands[seat] = other
        changed = replace(view, result=replace(view.result, hands_left=(hands[0], hands[1])))
        assert decode(draw_table(changed)) != decoded
