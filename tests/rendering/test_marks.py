"""What a hand's picture points out: what is playable, the best chain bomb; in every layout."""

import pytest

from bot.i18n import LANGUAGES, texts_for
from bot.rules.cards import Card, Rank, count
from rendering import theme
from rendering.cards import Ground, Look, card_sprite
from rendering.colours import Deck, index_of
from rendering.columns import playable_bar
from rendering.hand import draw_hand
from rendering.large import sign
from rendering.layout import Layout
from rendering.rail import chain_text
from rendering.scenes import LEADING, cards
from rendering.sprites import pill
from rendering.theme import CARD_WIDTH, HEAD, MARGIN, PITCH, RAIL, STEP
from rendering.wording import ALT_LIMIT, alt_hand, alt_table, parse_alt_hand
from tests.rendering.decode import decode
from tests.rendering.scenes import chain_in

HAND = cards("99TTKK2w")
PLAYABLE = count(cards("KKw"))
CHAINED = cards("9999TTTTTJJJK2w")


def test_what_cannot_be_played_is_dimmed_and_the_rest_has_a_bar_below() -> None:
    decoded = decode(draw_hand(HAND, playable=PLAYABLE))
    tops = {"w": 0, "2": 1, "K": 2, "T": 3, "9": 4}
    for char, place in tops.items():
        card = next(card for card in HAND if card in cards("99TTKK2w") and _char(card) == char)
        x, dimmed = MARGIN + place * PITCH, char not in "Kw"
        assert decoded.shows(card_sprite(card, Look(dimmed=dimmed)), x, MARGIN + HEAD, STEP)
        assert not decoded.shows(card_sprite(card, Look(dimmed=not dimmed)), x, MARGIN + HEAD, STEP)
    bar = playable_bar(CARD_WIDTH)
    for place, size in enumerate((1, 1, 2, 2, 2)):
        below = MARGIN + HEAD + (size - 1) * STEP + theme.CARD_HEIGHT + theme.PLAYABLE_GAP
        assert decoded.shows(bar, MARGIN + place * PITCH, below, bar.height) == (place in (0, 2))


def _char(card: Card) -> str:
    return Rank(count([card]).index(1)).char


def test_nothing_is_dimmed_where_nothing_is_to_be_beaten() -> None:
    decoded = decode(draw_hand(HAND))
    joker = card_sprite(Card(28), Look(Deck.FOUR_COLOUR, Ground.FELT))
    assert decoded.shows(joker, MARGIN, MARGIN + HEAD, joker.height)
    assert bytes([index_of(theme.GOLD)]) * CARD_WIDTH not in b"".join(decoded.rows)


def test_the_best_chain_has_a_bracket_with_its_stars_over_its_columns() -> None:
    chain = chain_in(CHAINED)
    assert chain is not None
    assert chain_text(chain) == "4×3 ★7"
    decoded = decode(draw_hand(CHAINED, chain=chain))
    text, more = (pill(one, theme.RAIL_PILL, theme.FELT) for one in ("4×3 ★7", "+1"))
    left = MARGIN + 3 * PITCH
    width = 2 * PITCH + CARD_WIDTH
    assert decoded.shows(text, left + (width - text.width) // 2, MARGIN, text.height)
    assert decoded.shows(more, MARGIN + (CARD_WIDTH - more.width) // 2, MARGIN, more.height)
    gold = index_of(theme.GOLD)
    line = decoded.rows[MARGIN + RAIL - 12]
    ends = [x for x in range(len(line)) if line[x] == gold]
    assert (ends[-1] - left) < width, "the bracket ends with its last column"


@pytest.mark.parametrize("layout", Layout)
def test_marks_change_the_picture_in_every_layout(layout: Layout) -> None:
    chain = chain_in(CHAINED)
    plain = draw_hand(CHAINED, layout=layout).png
    some = draw_hand(CHAINED, layout=layout, playable=count(cards("K2"))).png
    other = draw_hand(CHAINED, layout=layout, playable=count(cards("2"))).png
    chained = draw_hand(CHAINED, layout=layout, chain=chain).png
    assert len({plain, some, other, chained}) == 4
    turned = tuple(reversed(CHAINED))
    assert draw_hand(turned, layout=layout, chain=chain).png == chained


def test_in_rows_every_card_is_seen_and_what_is_playable_has_a_bar() -> None:
    decoded = decode(draw_hand(HAND, layout=Layout.ROWS, playable=PLAYABLE))
    bar = playable_bar(2 * CARD_WIDTH + theme.ROW_CARD_GAP)
    y = MARGIN + 2 * theme.ROW_PITCH + theme.SHORT_HEIGHT
    assert decoded.shows(bar, MARGIN + theme.ROW_HEAD, y, bar.height)


def test_large_signs_say_rank_number_and_stars() -> None:
    decoded = decode(draw_hand(cards("99999KK"), layout=Layout.LARGE))
    bomb = sign(Rank.NINE, 5, 5, dimmed=False, framed=False, linked=False)
    x = MARGIN + theme.LARGE_WIDTH + theme.LARGE_GAP
    assert decoded.shows(bomb, x, MARGIN, bomb.height)


def test_large_signs_tell_playable_by_a_frame_and_not_by_light_alone() -> None:
    framed, plain = (
        sign(Rank.KING, 2, 0, dimmed=False, framed=framed, linked=False) for framed in (True, False)
    )
    assert index_of(theme.GOLD) in framed.tobytes()
    assert index_of(theme.GOLD) not in plain.tobytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_says_what_is_marked_and_is_still_read_back(language: str) -> None:
    texts, chain = texts_for(language), chain_in(CHAINED)
    alt = alt_hand(texts, CHAINED, playable=count(cards("K2")), chain=chain)
    assert parse_alt_hand(texts, alt) == count(CHAINED)
    assert len(alt) <= ALT_LIMIT
    assert len(alt.splitlines()) == 3
    assert "7★" in alt.splitlines()[2]


def test_the_alt_text_says_when_nothing_is_playable() -> None:
    texts = texts_for("en-US")
    assert alt_hand(texts, HAND, playable=(0,) * 9).endswith("Nothing here beats it.")
    assert alt_hand(texts, HAND, playable=PLAYABLE).endswith("Playable now: small joker, K.")


@pytest.mark.parametrize(
    ("remaining", "said"),
    [
        (None, ""),
        (0.8, ""),
        (0.4, " Blue disc has little time left."),
        (0.1, " Blue disc is running out of time."),
    ],
)
def test_the_alt_text_of_a_board_says_how_urgent_a_turn_is(
    remaining: float | None, said: str
) -> None:
    texts = texts_for("en-US")
    plain, timed = alt_table(texts, LEADING), alt_table(texts, LEADING, remaining=remaining)
    assert len(timed) == len(plain) + len(said)
    assert said in timed
