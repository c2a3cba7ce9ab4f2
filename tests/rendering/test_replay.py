"""Pictures of a replay: each part where it belongs, small, and alt text that says the same."""

import pytest
from PIL import Image

from bot.i18n import LANGUAGES, texts_for
from bot.rules.cards import Card, Rank, count
from bot.table.commands import Resign, Void
from bot.table.events import SEATS, Ended, EndedBy, VoidReason
from bot.table.record import record_of
from bot.table.record_steps import last_step, step_of
from rendering import colours, theme
from rendering.cards import Ground, Look, card_sprite
from rendering.picture import packed
from rendering.replay import draw_step
from rendering.replay_text import alt_step
from rendering.seats import Lead, lead_sign, panel_pill, panel_sign, panel_text
from rendering.sprites import pill
from rendering.theme import TILE_WIDTH, TOP, WIDTH
from rendering.tiles import TILES_WIDTH, tile
from rendering.wording import ALT_LIMIT
from tests.rendering.decode import Decoded, decode
from tests.strategies import ONE, ZERO, Game, random_game
from tests.table.finished import records


def game() -> Game:
    """Return a hand of a bomb, a pass and a resignation."""
    made = Game.dealt("999999TTwK", "JJJQQKKK")
    made.play(ZERO, "999999")
    made.pass_turn(ONE)
    made.play(ZERO, "TTw")
    made.do(Resign(made.at, ONE))
    return made


HAND = record_of(game().events, 1)
DEALT, BOMB, PASS, TRIPLE, OVER = (step_of(HAND, number) for number in range(5))


def long_play(cards: str) -> Decoded:
    """Return the picture of a hand's first play."""
    made = Game.dealt(cards + "2", "JJQQK")
    made.play(ZERO, cards)
    made.do(Void(made.at, VoidReason.HOST))
    return decode(draw_step(step_of(record_of(made.events, 1), 1)))


def shown(decoded: Decoded, sprite: Image.Image) -> list[tuple[int, int]]:
    """Return where a sprite is in a picture."""
    line = sprite.tobytes()[: sprite.width]
    found = []
    for y in range(len(decoded.rows) - sprite.height + 1):
        x = decoded.rows[y].find(line)
        while x >= 0:
            if decoded.shows(sprite, x, y, sprite.height):
                found.append((x, y))
            x = decoded.rows[y].find(line, x + 1)
    return found


def test_every_step_has_its_picture_and_the_same_each_time() -> None:
    steps = (DEALT, BOMB, PASS, TRIPLE, OVER)
    assert len({draw_step(step).png for step in steps}) == len(steps)
    for step in steps:
        picture = draw_step(step)
        assert picture.width == WIDTH
        assert decode(picture).header[:2] == (picture.width, picture.height)
        assert draw_step(step) == picture


def test_both_hands_are_open_as_tiles_the_first_above_the_second() -> None:
    for step in (DEALT, BOMB, TRIPLE):
        decoded = decode(draw_step(step))
        for seat in SEATS:
            for rank, number in zip(Rank, count(step.cards[seat]), strict=True):
                if number:
                    assert shown(decoded, tile(rank, number)), (step.number, seat, rank)
    decoded = decode(draw_step(DEALT))
    ((_, first),) = shown(decoded, tile(Rank.NINE, 6))
    ((_, second),) = shown(decoded, tile(Rank.JACK, 3))
    assert first < second


def test_a_bomb_is_gold_and_nine_tiles_fit() -> None:
    assert colours.index_of(theme.GOLD) in tile(Rank.NINE, 4).tobytes()
    assert colours.index_of(theme.GOLD) not in tile(Rank.NINE, 3).tobytes()
    assert TILES_WIDTH <= WIDTH
    for rank in Rank:
        for number in (1, 2, 8):
            paper = tile(rank, number)
            edge = paper.crop((TILE_WIDTH - 1, 20, TILE_WIDTH, 56)).tobytes()
            assert len(set(edge)) == 1, "text runs over the edge"


def test_who_moves_is_framed_and_the_winner_crowned() -> None:
    assert shown(decode(draw_step(BOMB)), lead_sign(Lead.TO_MOVE))
    last = decode(draw_step(OVER))
    assert shown(last, lead_sign(Lead.WINNER))
    assert not shown(last, lead_sign(Lead.TO_MOVE))
    assert shown(last, panel_text("2 × 2 = 4"))
    assert shown(last, panel_pill("★6"))


def test_a_multiplier_shows_from_its_bomb_on() -> None:
    assert not shown(decode(draw_step(DEALT)), panel_pill("×2"))
    assert shown(decode(draw_step(PASS)), panel_pill("×2"))


def test_a_short_play_is_shown_whole_and_the_deal_shows_the_face_up_card() -> None:
    triple = decode(draw_step(TRIPLE))
    assert TRIPLE.move is not None
    tens = [card for card in TRIPLE.move.cards if card < 28]
    assert all(shown(triple, card_sprite(card, Look())) for card in tens)
    assert shown(decode(draw_step(DEALT)), card_sprite(DEALT.face_up, Look()))


def test_a_long_play_is_piles_with_their_sizes_and_every_joker() -> None:
    decoded = long_play("9999TTTTJJJJw")
    assert shown(decoded, pill("4×3 ★7", 36, theme.FELT))
    joker = Card(28)
    stand_ins = [
        card_sprite(joker, Look(ground=Ground.CARD_ABOVE, stands_for=rank))
        for rank in (Rank.NINE, Rank.TEN, Rank.JACK)
    ]
    assert sum(len(shown(decoded, sprite)) for sprite in stand_ins) == 1


def test_the_bar_grows_from_step_to_step() -> None:
    gold = colours.index_of(theme.GOLD)
    lengths = [
        decode(draw_step(step)).rows[-TOP - 5].count(gold) for step in (DEALT, BOMB, PASS, OVER)
    ]
    assert lengths[0] == 0
    assert lengths == sorted(set(lengths))


@pytest.mark.parametrize("seed", range(6))
def test_every_step_of_a_hand_is_small(seed: int) -> None:
    for record in records(random_game(seed)):
        for number in range(last_step(record) + 1):
            assert len(packed(draw_step(step_of(record, number)))) <= 24 * 1024


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_names_the_move_and_both_hands(language: str) -> None:
    texts = texts_for(language)
    for step in (DEALT, BOMB, PASS, TRIPLE, OVER):
        alt = alt_step(texts, step)
        assert len(alt) <= ALT_LIMIT
        for seat in SEATS:
            assert texts("hand-cards", count=len(step.cards[seat]), groups="")[:3] in alt
    english = texts_for("en-US")
    assert "Blue disc plays bomb 9×6, 6★." in alt_step(english, BOMB)
    assert "Red square passes." in alt_step(english, PASS)
    assert "Red square resigned. Blue disc wins: Big kill" in alt_step(english, OVER)
    assert alt_step(english, DEALT).startswith("The deal. Face-up card: ")


def test_a_void_hand_is_barred_in_picture_and_alt_text() -> None:
    made = Game.dealt("99TT", "JJQQK")
    made.do(Void(made.at, VoidReason.HOST))
    step = step_of(record_of(made.events, 1), 1)
    assert shown(decode(draw_step(step)), panel_sign("barred"))
    assert "The hand is void." in alt_step(texts_for("en-US"), step)


def test_a_forfeit_is_named() -> None:
    record = next(
        record
        for seed in range(200)
        for record in records(random_game(seed))
        if isinstance(record.end, Ended) and record.end.ended_by is EndedBy.FORFEIT
    )
    step = step_of(record, last_step(record))
    assert " forfeited. " in alt_step(texts_for("en-US"), step)
    assert draw_step(step).png != draw_step(step_of(record, last_step(record) - 1)).png


def test_the_alt_text_of_any_step_keeps_discords_limit() -> None:
    for seed in range(8):
        for record in records(random_game(seed)):
            for number in range(last_step(record) + 1):
                for language in LANGUAGES:
                    alt = alt_step(texts_for(language), step_of(record, number))
                    assert len(alt) <= ALT_LIMIT
