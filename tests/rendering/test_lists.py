"""Leaderboards, standings and brackets: who is where, and no name the font can't write."""

from collections.abc import Sequence
from time import process_time

import pytest

from bot.i18n import LANGUAGES, texts_for
from bot.rules.tiers import tier_of
from rendering import theme
from rendering.badge_text import drawn_names, name_tier
from rendering.bracket import Bracket, Entrant, Pairing, box, draw_bracket, drawn_name
from rendering.colours import index_of
from rendering.leaderboard import Ladder, Ranked, Unit, draw_leaderboard, place_sign, written
from rendering.leaderboard_text import alt_leaderboard
from rendering.picture import MAX_WIDTH, packed
from rendering.standings import Standing, draw_standings, match_sign
from rendering.theme import WIDTH
from tests.rendering.decode import decode

ANN, BO = Entrant(1, "Ann"), Entrant(2, "Bo")
FINAL = Pairing((ANN, BO), (3, 1), 0)
GOLD = index_of(theme.GOLD)


def bars(lines: Sequence[Ranked], most: int = 0) -> list[int]:
    """Return how long the bar of each line of a leaderboard is, in pixels."""
    rows = decode(draw_leaderboard(Ladder(lines, most=most))).rows
    left = theme.STRIP_X + theme.VALUE_BAR_X
    pitch, middle = theme.LINE_HEIGHT + theme.LINE_GAP, theme.TOP + theme.LINE_HEIGHT // 2
    return [
        rows[middle + at * pitch][left : left + theme.VALUE_BAR_WIDTH].count(GOLD)
        for at in range(len(lines))
    ]


def test_a_leaderboard_is_wide_and_small_and_frames_the_asker() -> None:
    lines = [Ranked(place, 70_000 // place, 70_000 // place) for place in range(1, 11)]
    picture = draw_leaderboard(Ladder(lines))
    assert picture.width == WIDTH
    assert len(packed(picture)) <= 26 * 1024
    lines[3] = Ranked(4, 17_500, 17_500, mine=True)
    framed = decode(draw_leaderboard(Ladder(lines))).rows
    plain = decode(picture).rows
    changed = [y for y in range(len(plain)) if framed[y] != plain[y]]
    assert min(changed) >= theme.TOP + 3 * (theme.LINE_HEIGHT + theme.LINE_GAP)
    assert len(changed) <= theme.LINE_HEIGHT
    assert framed[changed[2]].count(GOLD) > WIDTH * 0.9


def test_bars_grow_with_the_value_and_losses_have_none() -> None:
    values = (1000, 900, 400, 1, 0, -5)
    whole, long, short, *least = bars([Ranked(at, value, 0) for at, value in enumerate(values)])
    assert whole == theme.VALUE_BAR_WIDTH > long > short > least[0] > 0, "the least is a dot"
    assert least[1:] == [0, 0]


def test_bars_of_a_later_page_are_as_long_as_the_best_of_all_lets_them_be() -> None:
    (alone,), (beside,) = (bars([Ranked(11, 400, 0)], most) for most in (0, 1000))
    assert beside < alone == theme.VALUE_BAR_WIDTH


def test_what_somebody_hides_has_no_number_and_no_bar() -> None:
    assert bars([Ranked(1, None, 0), Ranked(2, 10, 0)]) == [0, theme.VALUE_BAR_WIDTH]
    assert written(None, Unit.CHANGE) == "—"


@pytest.mark.parametrize(
    ("unit", "value", "text"),
    [
        (Unit.NUMBER, 12_345, "12,345"),
        (Unit.CHANGE, 12_345, "+12,345"),
        (Unit.CHANGE, -7, "-7"),
        (Unit.STARS, 9, "★9"),
    ],
)
def test_values_are_written_by_what_they_are(unit: Unit, value: int, text: str) -> None:
    assert written(value, unit) == text
    drawn = {one: draw_leaderboard(Ladder([Ranked(1, value, 0)], one)).png for one in Unit}
    assert len(set(drawn.values())) == (3 if value > 0 else 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_leaderboards_alt_text_says_every_line_of_its_picture(language: str) -> None:
    texts = texts_for(language)
    lines = [Ranked(71, 1_234, 61_200), Ranked(82, None, 0), Ranked(93, -5, 900, mine=True)]
    alt = alt_leaderboard(texts, "By coins", Ladder(lines, Unit.CHANGE))
    figures = ["By coins", "71", "+1,234", "82", texts("ranking-hidden"), "93", "-5"]
    found = [alt.index(figure) for figure in figures]
    assert found == sorted(found)
    assert all(name_tier(texts, tier_of(line.points)) in alt for line in lines)


def test_a_leaderboards_alt_text_tells_which_place_is_ones_own() -> None:
    texts = texts_for("en-US")
    own, other = (
        alt_leaderboard(texts, "Points", Ladder([Ranked(1, 5, 0, mine=mine)]))
        for mine in (True, False)
    )
    assert "you" in own
    assert "you" not in other


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_leaderboard_fits_discords_alt_text(language: str) -> None:
    texts = texts_for(language)
    lines = [Ranked(490 + at, -999_999_999, 25_000 * at, mine=at == 3) for at in range(10)]
    assert len(alt_leaderboard(texts, texts("ranking-net"), Ladder(lines, Unit.CHANGE))) <= 1024


def test_tiers_on_a_leaderboard_are_in_the_script_of_the_language() -> None:
    ladder = Ladder([Ranked(1, 5, 600_000)])
    drawn = {one: draw_leaderboard(ladder, names=drawn_names(texts_for(one))) for one in LANGUAGES}
    assert drawn["en-US"] == drawn["zh-CN"] == draw_leaderboard(ladder) != drawn["zh-TW"]


def test_the_first_three_places_are_medals_and_differ_without_colour() -> None:
    medals = {place_sign(place).convert("RGB").convert("L").tobytes() for place in range(1, 6)}
    assert len(medals) == 5
    assert place_sign(3).width == theme.MEDAL != place_sign(4).width


def test_won_and_lost_differ_by_shape() -> None:
    won, lost = (match_sign(one).convert("L").point(lambda v: 255 * (v > 90)) for one in (1, 0))
    assert won.tobytes() != lost.tobytes()


def test_standings_frame_who_advances() -> None:
    lines = (
        Standing(1, 7, (True, True), "2", "1.5", advances=True),
        Standing(2, 3, (False, True), "1"),
    )
    rows = decode(draw_standings(lines)).rows
    gold = index_of(theme.GOLD)
    long = [y for y, row in enumerate(rows) if row.count(gold) > WIDTH * 0.9]
    assert long
    assert max(long) < theme.TOP + theme.LINE_HEIGHT


def test_standings_name_who_can_be_written_and_number_everybody_else() -> None:
    def drawn(name: str) -> tuple[bytes, ...]:
        return decode(draw_standings((Standing(1, 7, (), "2", name=name),))).rows

    assert drawn("小王") != drawn("Ann") != drawn("")
    assert drawn("สมชาย") == drawn("\u202eAnn") == drawn("")


def test_standings_of_256_with_large_numbers_stay_in_their_columns() -> None:
    long = Standing(256, 256, (True,) * 9, "8", "36 / +999", name="Maximiliane-Josephine")
    rows = decode(draw_standings((long,))).rows
    plain = decode(draw_standings((Standing(256, 256, (), "8"),))).rows
    left = theme.STRIP_X + theme.MATCHES_X + theme.MOST_MATCHES * theme.MATCH_PITCH
    right = theme.STRIP_X + theme.STRIP_WIDTH - theme.LINE_PAD - theme.TIE_END
    assert [row[left : left + 8] for row in rows] == [row[left : left + 8] for row in plain]
    assert [row[right:] for row in rows] == [row[right:] for row in plain]


def test_a_list_without_a_line_is_refused() -> None:
    with pytest.raises(ValueError, match="line"):
        draw_leaderboard(Ladder([]))
    with pytest.raises(ValueError, match="line"):
        draw_standings([])


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Ann", "Ann"),
        ("小王", "小王"),
        ("  Ann   Lee ", "Ann Lee"),
        ("สมชาย", "#5"),
        ("x\u200dy", "#5"),
        ("\u202eabc", "#5"),
        ("\u00ad", "#5"),
        ("🂡", "#5"),
        ("", "#5"),
        ("   ", "#5"),
    ],
)
def test_a_name_is_drawn_only_where_the_font_has_all_of_it(name: str, drawn: str) -> None:
    assert drawn_name(Entrant(5, name), 400, 34) == drawn


def test_a_long_name_is_cut_and_the_rest_told_by_dots() -> None:
    drawn = drawn_name(Entrant(5, "Maximiliane-Josephine"), 160, 34)
    assert drawn.endswith("…")
    assert "Maximiliane".startswith(drawn[:-1])


def test_every_side_of_every_match_is_on_the_bracket_and_the_winner_at_its_end() -> None:
    picture = draw_bracket(Bracket(((FINAL,),)))
    decoded = decode(picture)
    rows = b"".join(decoded.rows)
    for sprite in (
        box(ANN, 3, True, theme.MOST_BOX),
        box(BO, 1, False, theme.MOST_BOX),
        box(ANN, None, True, theme.MOST_BOX),
    ):
        middle = sprite.height // 2
        line = sprite.crop((0, middle, sprite.width, middle + 1)).tobytes()
        assert line in rows


def test_a_bracket_of_sixteen_fits_and_one_of_uneven_rounds_is_refused() -> None:
    empty = Pairing((None, None))
    rounds = tuple((empty,) * size for size in (8, 4, 2, 1))
    picture = draw_bracket(Bracket(rounds))
    assert picture.width <= MAX_WIDTH
    assert len(packed(picture)) <= 24 * 1024
    with pytest.raises(ValueError, match="no knockout"):
        Bracket(((empty,) * 3, (empty,)))
    with pytest.raises(ValueError, match="no knockout"):
        Bracket(())


def test_a_part_of_a_bracket_ends_without_a_crown() -> None:
    gold = index_of(theme.GOLD)
    whole, part = (draw_bracket(Bracket(((FINAL,),), part=part)) for part in (False, True))
    crowned, plain = (b"".join(decode(one).rows).count(gold) for one in (whole, part))
    assert crowned > plain > 0


def test_the_match_for_the_third_place_is_drawn_below_the_champion() -> None:
    bracket = Bracket(((FINAL, FINAL), (FINAL,)), third=Pairing((BO, ANN), (2, 4), 1))
    rows = decode(draw_bracket(bracket)).rows
    sprite = box(ANN, 4, True, theme.MOST_BOX)
    line = sprite.crop((0, 28, sprite.width, 29)).tobytes()
    assert [y for y, row in enumerate(rows) if line in row][-1] > len(rows) // 2
    assert len(rows) > draw_bracket(Bracket(bracket.rounds)).height


def test_a_bracket_of_64_in_its_five_parts_is_drawn_in_a_tenth_of_a_second() -> None:
    assert min(_time_of_64(f"Try {number}") for number in range(3)) < 0.1


def _time_of_64(name: str) -> float:
    """Return the processor time in seconds of a bracket with names not drawn before."""
    who = [Entrant(seed, f"{name}-{seed}") for seed in range(1, 65)]
    met = [Pairing((a, b), (2, 1), 0) for a, b in zip(who[::2], who[1::2], strict=True)]
    began = process_time()
    for part in range(4):
        first = tuple(met[8 * part : 8 * part + 8])
        draw_bracket(Bracket((first, first[:4], first[:2], first[:1]), part=True))
    draw_bracket(Bracket((tuple(met[:2]), (met[0],)), third=met[1]))
    return process_time() - began
